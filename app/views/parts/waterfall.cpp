#include "app/views/parts/waterfall.h"

#include "app/text/coach_words.h"
#include "app/text/numbers.h"
#include "app/widgets/colours.h"
#include "app/widgets/text_label.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace app::views {

using namespace ai::yahtzee::review;
using namespace app::text;
using namespace app::widgets;

namespace {

constexpr double waterfall_row_lines = 1.3; // height in lines of text
constexpr std::size_t max_rows = 6;         // with "elsewhere", without the sum
constexpr double waterfall_bar_share = 0.5; // of the height of a row

int hundredths(double points) { return static_cast<int>(std::lround(100 * points)); }

// The largest parts, those that the sentences name, and more while the rest is larger than any.
std::vector<SaidPart> shown_parts(const Reason& reason) {
    std::vector<SaidPart> shown;
    double rest = reason.loss;
    for (const SaidPart& part : named_parts(reason.parts).named) {
        const bool is_said = std::ranges::find(reason.said, part) != reason.said.end();
        const bool is_needed =
            shown.size() + 1 < max_rows || std::abs(rest) > std::abs(shown.front().amount);
        if (!is_said && !is_needed) continue;
        shown.push_back(part);
        rest -= part.amount;
    }
    return shown;
}

} // namespace

Waterfall::Waterfall(QWidget* parent) : QWidget(parent) {
    setObjectName("waterfall");
    setAccessibleName(tr("The parts of the difference"));
}

void Waterfall::show(const Reason& reason, bool of_worse) {
    const double sign = of_worse ? -1 : 1;
    rows_.clear();
    sum_ = hundredths(sign * reason.loss);
    int elsewhere = sum_;
    for (const SaidPart& part : shown_parts(reason)) {
        rows_.push_back({part_title(part.part), hundredths(sign * part.amount)});
        elsewhere -= rows_.back().hundredths;
    }
    // A difference by rounding is no part of its own.
    const int rounding = static_cast<int>(rows_.size() + 1) / 2;
    if (!rows_.empty() && std::abs(elsewhere) <= rounding)
        rows_.front().hundredths += elsewhere;
    else if (elsewhere != 0)
        rows_.push_back({part_title({}), elsewhere});
    is_in_tenths_ = false;
    describe();
}

void Waterfall::show(std::vector<Row> rows) {
    rows_ = std::move(rows);
    sum_ = 0;
    for (const Row& row : rows_) sum_ += row.hundredths;
    is_in_tenths_ = true;
    describe();
}

QString Waterfall::pointsOf(int hundredths) const {
    const double points = hundredths / 100.0;
    return is_in_tenths_ ? signed_short(points) : signed_points(points);
}

void Waterfall::describe() {
    QStringList words;
    for (const Row& row : rows_) words << tr("%1 %2").arg(row.name, pointsOf(row.hundredths));
    words << tr("%1 %2").arg(tr("together"), pointsOf(sum_));
    setAccessibleDescription(words.join(", "));
    updateGeometry();
    update();
}

void Waterfall::clear() {
    rows_.clear();
    sum_ = 0;
    setAccessibleDescription({});
    update();
}

QSize Waterfall::sizeHint() const {
    const double rows = static_cast<double>(std::max<std::size_t>(rows_.size(), 1)) + 1.2;
    return {200, static_cast<int>(fontMetrics().lineSpacing() * waterfall_row_lines * rows)};
}

void Waterfall::paintEvent(QPaintEvent*) {
    if (rows_.empty()) return;
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double row = fontMetrics().lineSpacing() * waterfall_row_lines;
    double names = 0;
    double low = 0;
    double high = 0;
    for (const Row& at : rows_) {
        names = std::max(names, double(fontMetrics().horizontalAdvance(at.name)));
        low = std::min(low, double(at.hundredths));
        high = std::max(high, double(at.hundredths));
    }
    const QFont bold = bold_of(font());
    const double numbers = QFontMetrics(bold).horizontalAdvance("−88.88");
    const double left = names + 12;
    const double room = std::max(20.0, width() - left - numbers - 12);
    const double scale = room / std::max(1.0, high - low);
    const double zero = left - low * scale;
    const auto draw_line = [&](double top, const QString& name, int hundredths) {
        painter.drawText(QRectF(0, top, names + 4, row), Qt::AlignLeft | Qt::AlignVCenter, name);
        painter.drawText(QRectF(0, top, width() - 2, row), Qt::AlignRight | Qt::AlignVCenter,
                         pointsOf(hundredths));
    };
    double top = 0;
    for (const Row& at : rows_) {
        painter.setPen(colours.text);
        draw_line(top, at.name, at.hundredths);
        const double end = zero + at.hundredths * scale;
        painter.setPen(Qt::NoPen);
        painter.setBrush(at.hundredths < 0 ? colours.bad : colours.good);
        const QRectF bar(std::min(zero, end), top + row * (1 - waterfall_bar_share) / 2,
                         std::max(1.5, std::abs(end - zero)), row * waterfall_bar_share);
        painter.drawRoundedRect(bar, 2, 2);
        top += row;
    }
    painter.setPen(QPen(colours.line, 1));
    painter.drawLine(QPointF(zero, 0), QPointF(zero, top));
    painter.drawLine(QPointF(0, top + 1), QPointF(width(), top + 1));
    painter.setPen(colours.muted);
    painter.drawText(QRectF(0, top + 2, width() - numbers, row), Qt::AlignLeft | Qt::AlignVCenter,
                     tr("together"));
    painter.setFont(bold);
    painter.setPen(colours.text);
    painter.drawText(QRectF(0, top + 2, width() - 2, row), Qt::AlignRight | Qt::AlignVCenter,
                     pointsOf(sum_));
}

} // namespace app::views
