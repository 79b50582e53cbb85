#include "app/views/play/cards/opponent_card.h"

#include "app/text/numbers.h"
#include "app/widgets/colours.h"
#include "app/widgets/dice/die_painter.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace app::views::play {

using namespace app::session;
using namespace app::widgets;

namespace {

constexpr int card_padding = 10;      // pixels above and below
constexpr double name_size = 1.25;    // of the usual text
constexpr double strength_step = 1.2; // sides from die to die
constexpr int least_letters = 24;     // of a line
constexpr int faces_of_strength[] = {1, 3, 5, 2, 6};

QFont name_font(QFont font) {
    font.setBold(true);
    font.setPointSizeF(QFontInfo(font).pointSizeF() * name_size);
    return font;
}

} // namespace

OpponentCard::OpponentCard(const Rung& rung, int strength, QWidget* parent)
    : FrameButton("opponent_" + QString::fromStdString(rung.level.program), rung.level.title,
                  parent),
      rung_(rung),
      strength_(strength) {
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
    if (rung.mean) words << tr("%1 points on average").arg(text::worth_number(*rung.mean));
    if (is_level) words << tr("your level");
    setAccessibleDescription(words.join(", "));
    update();
}

QStringList OpponentCard::lines() const {
    const QString record = record_text(rung_);
    return {knows_text(rung_), record.isEmpty() ? tr("not met yet") : record};
}

int OpponentCard::wordsHeight() const {
    return QFontMetrics(name_font(font())).lineSpacing() + 2 * fontMetrics().lineSpacing() + 10;
}

// As large as the words leave room.
int OpponentCard::dieSide() const {
    const int line = fontMetrics().height();
    return std::clamp((height() - wordsHeight() - 2 * card_padding) * 2 / 3, line * 6 / 5,
                      line * 2);
}

QSize OpponentCard::sizeHint() const {
    return {fontMetrics().averageCharWidth() * least_letters + 2 * side,
            2 * card_padding + fontMetrics().height() * 6 / 5 + wordsHeight()};
}

void OpponentCard::paintEvent(QPaintEvent*) {
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter, isChecked());
    const int spare = (height() - 2 * card_padding - dieSide() - wordsHeight()) / 3;
    const int top = card_padding + spare;
    double left = side;
    for (int die = 0; die < core::dice::dice_count; ++die, left += dieSide() * strength_step)
        paint_die(painter, QRectF(left, top, dieSide(), dieSide()),
                  die < strength_ ? faces_of_strength[die] : 0, colours);
    QRect room = rect().adjusted(side, top + dieSide() + 6 + spare, -side, 0);
    const auto line = [&](const QString& begin, const QString& end, const QColor& of_end) {
        const int wide = painter.fontMetrics().horizontalAdvance(end);
        painter.drawText(
            room, Qt::AlignLeft | Qt::AlignTop,
            painter.fontMetrics().elidedText(begin, Qt::ElideRight, room.width() - wide - 6));
        painter.setPen(of_end);
        painter.drawText(room, Qt::AlignRight | Qt::AlignTop, end);
        room.setTop(room.top() + painter.fontMetrics().lineSpacing() + 2);
    };
    painter.setFont(name_font(font()));
    painter.setPen(colours.text);
    line(text(), rung_.mean ? text::worth_number(*rung_.mean) : QString(), colours.muted);
    painter.setFont(font());
    line(lines()[0], {}, colours.muted);
    line(lines()[1], is_level_ ? tr("your level") : QString(), colours.accent);
}

// Return begins the game, which the page does.
void OpponentCard::keyPressEvent(QKeyEvent* event) {
    const bool starts = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!starts) return FrameButton::keyPressEvent(event);
    if (!isChecked()) click();
    event->ignore();
}

void OpponentCard::mouseDoubleClickEvent(QMouseEvent*) { Q_EMIT startWanted(); }

} // namespace app::views::play
