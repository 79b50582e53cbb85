#include "app/views/train/trend_graph.h"

#include "ai/yahtzee/practice/progress.h"
#include "app/widgets/colours.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace app::views::train {

using namespace app::widgets;

namespace {

constexpr double trend_left = 34; // pixels, for the numbers of the axis
constexpr double trend_margin = 8;
constexpr double axis_step = 10; // what the ends are rounded to

} // namespace

TrendGraph::TrendGraph(QWidget* parent) : QWidget(parent) {
    setObjectName("trend");
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void TrendGraph::show(std::vector<double> numbers) {
    numbers_ = std::move(numbers);
    means_.clear();
    for (std::size_t game = 1; game <= numbers_.size(); ++game) {
        const auto recent = ai::yahtzee::practice::recent_mean(std::span(numbers_).first(game));
        means_.push_back({recent.mean, recent.margin.value_or(0)});
    }
    if (!numbers_.empty()) {
        const auto [low, high] = std::ranges::minmax(numbers_);
        low_ = std::floor(low / axis_step) * axis_step;
        high_ = std::max(low_ + axis_step, std::ceil(high / axis_step) * axis_step);
    }
    setAccessibleDescription(numbers_.empty() ? tr("no games")
                                              : tr("%1 games, the mean of the last ones is %2")
                                                    .arg(numbers_.size())
                                                    .arg(means_.back().mean, 0, 'f', 1));
    update();
}

QPointF TrendGraph::place(std::size_t game, double number) const {
    const double wide = width() - trend_left - trend_margin;
    const double high = height() - 2 * trend_margin;
    const auto last = static_cast<double>(std::max<std::size_t>(numbers_.size(), 2) - 1);
    const double part = std::clamp((number - low_) / (high_ - low_), 0.0, 1.0);
    return {trend_left + wide * static_cast<double>(game) / last, trend_margin + high * (1 - part)};
}

void TrendGraph::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (numbers_.empty()) {
        painter.setPen(colours.muted);
        painter.drawText(rect(), Qt::AlignCenter, tr("No finished games yet"));
        return;
    }
    for (const double number : {low_, (low_ + high_) / 2, high_}) {
        const double y = place(0, number).y();
        painter.setPen(QPen(colours.line, 1));
        painter.drawLine(QPointF(trend_left, y), QPointF(width() - trend_margin, y));
        painter.setPen(colours.muted);
        painter.drawText(QRectF(0, y - 10, trend_left - 6, 20), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(std::lround(number)));
    }
    QPolygonF band;
    QPolygonF line;
    for (std::size_t game = 0; game < means_.size(); ++game) {
        band << place(game, means_[game].mean + means_[game].margin);
        line << place(game, means_[game].mean);
    }
    for (std::size_t game = means_.size(); game-- > 0;)
        band << place(game, means_[game].mean - means_[game].margin);
    painter.setPen(Qt::NoPen);
    QColor shade = colours.accent;
    shade.setAlphaF(0.15F);
    painter.setBrush(shade);
    painter.drawPolygon(band);
    painter.setBrush(colours.muted);
    const double dot = numbers_.size() > 100 ? 1.5 : 2.5;
    for (std::size_t game = 0; game < numbers_.size(); ++game)
        painter.drawEllipse(place(game, numbers_[game]), dot, dot);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.accent, 2));
    painter.drawPolyline(line);
}

} // namespace app::views::train
