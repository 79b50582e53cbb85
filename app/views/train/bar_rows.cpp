#include "app/views/train/bar_rows.h"

#include "app/widgets/colours.h"
#include "app/widgets/dice/dice_words.h"
#include "app/widgets/text_label.h"

#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>

namespace app::views::train {

using namespace app::widgets;

namespace {

constexpr double bar_row_lines = 1.35; // height in lines of text
constexpr double bar_thickness = 8;    // pixels
constexpr double bar_gap = 10;
constexpr double least_bar = 40; // the names have the rest
constexpr int die_gap = 4;       // above and below dice, together

QColor bar_colour(BarRows::Tone tone, const Colours& colours) {
    switch (tone) {
    case BarRows::Tone::good:
        return colours.good;
    case BarRows::Tone::warn:
        return colours.warn_text;
    case BarRows::Tone::bad:
        return colours.bad;
    case BarRows::Tone::plain:
        break;
    }
    return colours.muted;
}

} // namespace

BarRows::BarRows(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

BarRows::Tone BarRows::tone_of(ai::yahtzee::review::Grade grade) {
    using ai::yahtzee::review::Grade;
    if (grade == Grade::mistake) return Tone::warn;
    return grade == Grade::blunder ? Tone::bad : Tone::plain;
}

void BarRows::show(std::vector<Row> rows) {
    rows_ = std::move(rows);
    QStringList words;
    for (const Row& row : rows_) words << tr("%1 %2").arg(spoken_words(row.name), row.number);
    setAccessibleDescription(words.join(", "));
    updateGeometry();
    update();
}

BarRows::Widths BarRows::widths(int width) const {
    const QFontMetrics metrics(bold_of(font())); // the widest: rows of either kind fit
    Widths widths{0, 0};
    bool has_bars = false;
    for (const Row& row : rows_) {
        const double name = words_width(metrics, row.name, small_die_side(this));
        widths.names = std::max(widths.names, static_cast<int>(name) + 1);
        widths.numbers = std::max(widths.numbers, metrics.horizontalAdvance(row.number));
        has_bars |= row.share > 0;
    }
    const double bar = has_bars ? bar_gap + least_bar : 0;
    const int room = width - widths.numbers - static_cast<int>(bar_gap + bar);
    widths.names = std::min(widths.names, std::max(room, width / 2));
    return widths;
}

double BarRows::leastHeight(int names) const {
    const bool has_dice = std::ranges::any_of(
        rows_, [](const Row& row) { return spoken_words(row.name) != row.name; });
    return std::max(QFontMetrics(bold_of(font())).lineSpacing() * bar_row_lines,
                    has_dice ? dieSide(names) + die_gap : 0);
}

double BarRows::rowHeight(const Row& row, int names, double least) const {
    const QFontMetrics metrics(bold_of(font()));
    if (spoken_words(row.name) != row.name) return least;
    const int text =
        metrics.boundingRect(QRect(0, 0, names, QWIDGETSIZE_MAX), Qt::TextWordWrap, row.name)
            .height();
    return std::max(least, text + metrics.lineSpacing() * (bar_row_lines - 1));
}

double BarRows::dieSide(int names) const {
    double side = small_die_side(this);
    for (const Row& row : rows_)
        side = std::min(side, fitting_side(QFontMetrics(bold_of(font())), row.name, names, side));
    return side;
}

int BarRows::heightForWidth(int width) const {
    const int names = widths(width).names;
    const double least = leastHeight(names);
    double height = 1;
    for (const Row& row : rows_) height += rowHeight(row, names, least);
    return static_cast<int>(std::ceil(height));
}

QSize BarRows::sizeHint() const { return {240, heightForWidth(std::max(width(), 240))}; }

QSize BarRows::minimumSizeHint() const { return {120, sizeHint().height()}; }

// Its height depends on its width, also for layouts that ask for the least height only.
void BarRows::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != width()) updateGeometry();
}

void BarRows::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont bold = bold_of(font());
    const auto [names, numbers] = widths(width());
    const double left = names + bar_gap;
    const double room = std::max(0.0, width() - left - bar_gap - numbers);
    const double side = dieSide(names);
    const double least = leastHeight(names);
    double top = 0;
    for (const Row& row : rows_) {
        const QColor colour = bar_colour(row.tone, colours);
        const double height = rowHeight(row, names, least);
        painter.setFont(row.is_bold ? bold : font());
        painter.setPen(colours.text);
        const QRectF name(0, top, names, height);
        if (spoken_words(row.name) != row.name)
            paint_words(painter, name, row.name, side, colours);
        else
            painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, row.name);
        painter.setPen(row.is_bold || row.has_number_tone ? colour : colours.muted);
        painter.drawText(QRectF(0, top, width(), height), Qt::AlignRight | Qt::AlignVCenter,
                         row.number);
        const QRectF bar(left, top + (height - bar_thickness) / 2, room * row.share, bar_thickness);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        if (row.share > 0 && room > bar_thickness) painter.drawRoundedRect(bar, 3, 3);
        top += height;
    }
}

} // namespace app::views::train
