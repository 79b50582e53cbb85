#include "app/views/play/cards/opponent_card.h"

#include "app/text/reason_words.h"
#include "app/views/parts/paper_strategy.h"
#include "app/widgets/dice/dice_words.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace app::views::play {

using namespace app::session;
using namespace app::widgets;

namespace {

constexpr int card_padding = 10;   // pixels above and below
constexpr double name_size = 1.25; // of the usual text
constexpr int least_letters = 24;  // of a line
constexpr int most_lines = 3;      // below the name
// Pixels of the steps that show the place.
constexpr int step_height = 6;
constexpr int step_space = 4;
constexpr int step_gap = 8; // below them

QFont name_font(QFont font) {
    font.setBold(true);
    font.setPointSizeF(QFontInfo(font).pointSizeF() * name_size);
    return font;
}

} // namespace

OpponentCard::OpponentCard(const Rung& rung, int place, int all, QWidget* parent)
    : FrameButton("opponent_" + QString::fromStdString(rung.level.program), rung.level.title,
                  parent),
      rung_(rung),
      place_(place),
      all_(all),
      dice_(rung.steps ? pattern_signs(*rung.steps) : QString()),
      style_(rung.steps ? text::step_text(*rung.steps) : rung.level.style) {
    style_.front() = style_.front().toUpper();
    setCheckable(true);
    setAutoExclusive(true); // to screen readers a radio button
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setToolTip(rung.level.style);
    show(rung, false);
}

void OpponentCard::show(const Rung& rung, bool is_level) {
    rung_ = rung;
    is_level_ = is_level;
    QStringList words = lines();
    if (is_level) words << tr("your level");
    words << style_;
    setAccessibleDescription(words.join(", "));
    update();
}

QStringList OpponentCard::lines() const {
    QStringList lines;
    if (rung_.mean) lines << tr("%1 points on average").arg(rung_.level.average);
    const QString record = record_text(rung_);
    return lines << knows_text(rung_) << (record.isEmpty() ? tr("not met yet") : record);
}

QSize OpponentCard::sizeHint() const {
    const int words = QFontMetrics(name_font(font())).lineSpacing() +
                      most_lines * (fontMetrics().lineSpacing() + 2);
    return {fontMetrics().averageCharWidth() * least_letters + 2 * side,
            2 * card_padding + step_height + step_gap + words};
}

void OpponentCard::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter, isChecked());
    const QRect style(0, 0, width() - 2 * side, height());
    const int text_height =
        fontMetrics().boundingRect(style, Qt::TextWordWrap, style_).height() + step_gap;
    const int die = fontMetrics().height() * 3 / 2;
    const int style_height = text_height + (dice_.isEmpty() ? 0 : die + step_gap);
    const int below = height() - sizeHint().height(); // the lines above
    const bool has_style = below >= text_height;
    const bool has_dice = !dice_.isEmpty() && below >= style_height;
    constexpr int style_lines = 5; // of the step with its dice on most cards, which so begin alike
    const int spare = below - std::max(style_height, style_lines * fontMetrics().lineSpacing());
    const int air = std::clamp(spare / 3, 0, fontMetrics().lineSpacing());
    QRect room = rect().adjusted(side, card_padding + air, -side, -card_padding);
    painter.setPen(Qt::NoPen);
    const double step = double(room.width() + step_space) / all_;
    for (int at = 0; at < all_; ++at) {
        painter.setBrush(at < place_ ? colours.accent : colours.faint);
        painter.drawRoundedRect(
            QRectF(room.left() + at * step, room.top(), step - step_space, step_height),
            step_height / 2.0, step_height / 2.0);
    }
    room.setTop(room.top() + step_height + step_gap + air);
    const auto line = [&](const QString& begin, const QString& end) {
        const int wide = painter.fontMetrics().horizontalAdvance(end);
        painter.drawText(
            room, Qt::AlignLeft | Qt::AlignTop,
            painter.fontMetrics().elidedText(begin, Qt::ElideRight, room.width() - wide - 6));
        painter.setPen(colours.accent);
        painter.drawText(room, Qt::AlignRight | Qt::AlignTop, end);
        room.setTop(room.top() + painter.fontMetrics().lineSpacing() + 2);
    };
    painter.setFont(name_font(font()));
    painter.setPen(colours.text);
    line(text(), {});
    painter.setFont(font());
    const QStringList words = lines();
    for (const QString& each : words) {
        painter.setPen(colours.muted);
        line(each, is_level_ && &each == &words.back() ? tr("your level") : QString());
    }
    if (!has_style) return;
    room.setTop(room.top() + step_gap + air);
    painter.setPen(colours.text);
    if (has_dice) {
        paint_words(painter, QRectF(room.left(), room.top(), room.width(), die), dice_, die,
                    colours);
        room.setTop(room.top() + die + step_gap);
    }
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, style_);
}

// Return begins the game, which the page does.
void OpponentCard::keyPressEvent(QKeyEvent* event) {
    const bool starts = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!starts) return FrameButton::keyPressEvent(event);
    if (!isChecked()) click();
    event->ignore();
}

} // namespace app::views::play
