#include "app/views/parts/match_graph.h"

#include "app/text/numbers.h"
#include "app/widgets/colours.h"

#include <QPainter>

#include <algorithm>

namespace app::views {

using namespace app::widgets;

namespace {

constexpr int lines_high = 10;
constexpr int letters_wide = 40;
constexpr int margin = 6; // pixels

} // namespace

MatchGraph::MatchGraph(QWidget* parent) : QWidget(parent) { setObjectName("matchGraph"); }

void MatchGraph::show(const std::vector<session::MatchScore>& scores, int games,
                      const QString& name) {
    scores_ = scores;
    games_ = std::max(1, games);
    setAccessibleName(tr("Score of %1 over the games").arg(name));
    if (scores_.empty())
        setAccessibleDescription(tr("No game is over yet."));
    else
        setAccessibleDescription(
            tr("After %1 of %2 games %3, with 99\u00a0% certainty between %4 and %5.")
                .arg(scores_.back().played)
                .arg(games_)
                .arg(text::percent_text(scores_.back().score),
                     text::percent_text(scores_.back().low),
                     text::percent_text(scores_.back().high)));
    setToolTip(accessibleDescription());
    update();
}

QPointF MatchGraph::pointOf(double played, double score) const {
    const double left = margin + fontMetrics().horizontalAdvance("100\u00a0%") + margin;
    const double wide = width() - left - margin;
    const double high = height() - 2 * margin;
    return {left + wide * played / games_, margin + high * (1 - score)};
}

void MatchGraph::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const double level : {0.0, 0.5, 1.0}) {
        const QPointF from = pointOf(0, level);
        painter.setPen(QPen(colours.line, 1, level == 0.5 ? Qt::DashLine : Qt::SolidLine));
        painter.drawLine(from, pointOf(games_, level));
        painter.setPen(colours.muted);
        const int tall = fontMetrics().height();
        const double top = std::clamp(from.y() - tall / 2.0, 0.0, double(height() - tall));
        painter.drawText(QRectF(0, top, from.x() - margin, tall), Qt::AlignRight | Qt::AlignVCenter,
                         tr("%1\u00a0%").arg(qRound(100 * level)));
    }
    if (scores_.empty()) return;
    QPolygonF band;
    for (const auto& score : scores_) band << pointOf(score.played, score.high);
    for (auto score = scores_.rbegin(); score != scores_.rend(); ++score)
        band << pointOf(score->played, score->low);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.tint);
    painter.drawPolygon(band);
    QPolygonF line;
    for (const auto& score : scores_) line << pointOf(score.played, score.score);
    painter.setPen(QPen(colours.accent, 2));
    painter.drawPolyline(line);
    painter.setBrush(colours.accent);
    painter.drawEllipse(line.back(), 3, 3);
}

QSize MatchGraph::sizeHint() const {
    return {fontMetrics().averageCharWidth() * letters_wide,
            fontMetrics().lineSpacing() * lines_high};
}

} // namespace app::views
