#include "app/views/train/bar_rows.h"

#include "app/widgets/colours.h"

#include <QPainter>

#include <algorithm>

namespace app::views::train {

using namespace app::widgets;

namespace {

constexpr double bar_row_lines = 1.35; // height in lines of text
constexpr double bar_thickness = 8;    // pixels
constexpr double bar_gap = 10;
constexpr double bar_name_share = 0.5; // of the width, at most

QColor bar_colour(BarRows::Tone tone, const Colours& colours) {
    switch (tone) {
    case BarRows::Tone::good:
        return colours.good;
    case BarRows::Tone::bad:
        return colours.bad;
    case BarRows::Tone::plain:
        break;
    }
    return colours.muted;
}

} // namespace

BarRows::BarRows(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BarRows::show(std::vector<Row> rows) {
    rows_ = std::move(rows);
    QStringList words;
    for (const Row& row : rows_) words << tr("%1 %2").arg(row.name, row.number);
    setAccessibleDescription(words.join(", "));
    updateGeometry();
    update();
}

double BarRows::rowHeight() const { return fontMetrics().lineSpacing() * bar_row_lines; }

QSize BarRows::sizeHint() const {
    return {240, static_cast<int>(rowHeight() * static_cast<double>(rows_.size())) + 1};
}

QSize BarRows::minimumSizeHint() const { return {120, sizeHint().height()}; }

void BarRows::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    double names = 0;
    double numbers = 0;
    for (const Row& row : rows_) {
        names = std::max(names, double(metrics.horizontalAdvance(row.name)));
        numbers = std::max(numbers, double(metrics.horizontalAdvance(row.number)));
    }
    names = std::min(names, width() * bar_name_share);
    const double left = names + bar_gap;
    const double room = std::max(0.0, width() - left - bar_gap - numbers);
    double top = 0;
    for (const Row& row : rows_) {
        const QColor colour = bar_colour(row.tone, colours);
        painter.setFont(row.is_bold ? bold : font());
        painter.setPen(colours.text);
        painter.drawText(QRectF(0, top, names + 1, rowHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(row.name, Qt::ElideRight, int(names) + 1));
        painter.setPen(row.is_bold && row.tone != Tone::plain ? colour : colours.muted);
        painter.drawText(QRectF(0, top, width(), rowHeight()), Qt::AlignRight | Qt::AlignVCenter,
                         row.number);
        const QRectF bar(left, top + (rowHeight() - bar_thickness) / 2, room * row.share,
                         bar_thickness);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        if (row.share > 0 && room > bar_thickness) painter.drawRoundedRect(bar, 3, 3);
        top += rowHeight();
    }
}

} // namespace app::views::train
