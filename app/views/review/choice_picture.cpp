#include "app/views/review/choice_picture.h"

#include "app/text/words.h"
#include "app/views/parts/dice_view.h"
#include "app/widgets/colours.h"
#include "app/widgets/dice/die_painter.h"
#include "app/widgets/text_label.h"

#include <QPainter>

#include <algorithm>

namespace app::views::review {

using namespace app::widgets;
using core::yahtzee::Action;

namespace {

constexpr double side_lines = 6;   // of text: the most of a die
constexpr double gap = 0.44;       // between dice, in sides
constexpr double best_ring = 0.12; // distance from the die, in sides
constexpr double own_ring = 0.2;

} // namespace

ChoicePicture::ChoicePicture(QWidget* parent) : QWidget(parent) {
    setObjectName("choicePicture");
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChoicePicture::show(const core::yahtzee::Game& game, Action chosen, Action best) {
    if (best.is_hold() && chosen.is_hold())
        best = Action::hold(slots_like(chosen.slots(), best, game.dice()));
    shown_ = Shown{game, chosen, best};
    setAccessibleName(words());
    update();
}

void ChoicePicture::clear() {
    shown_.reset();
    setAccessibleName({});
    update();
}

bool ChoicePicture::isRinged(int slot, bool best) const {
    if (!shown_) return false;
    const Action action = best ? shown_->best : shown_->chosen;
    return action.is_hold() && action.holds(static_cast<std::size_t>(slot));
}

QString ChoicePicture::bestWords() const {
    return tr("best: %1").arg(text::choice_text(shown_->game, shown_->best));
}

QString ChoicePicture::chosenWords() const {
    return tr("yours: %1").arg(text::choice_text(shown_->game, shown_->chosen));
}

QString ChoicePicture::words() const {
    if (!shown_) return {};
    if (shown_->best == shown_->chosen)
        return tr("best, and yours: %1").arg(text::choice_text(shown_->game, shown_->best));
    return bestWords() + ", " + chosenWords();
}

double ChoicePicture::maxSide() const { return fontMetrics().lineSpacing() * side_lines; }

double ChoicePicture::sideAt(int width) const {
    constexpr int dice = core::dice::dice_count;
    return std::min(maxSide(), width / (dice + (dice + 1) * gap));
}

int ChoicePicture::heightForWidth(int width) const {
    return static_cast<int>(sideAt(width) * (1 + 2.6 * own_ring)) + 2 * fontMetrics().height();
}

void ChoicePicture::paintEvent(QPaintEvent*) {
    if (!shown_) return;
    const Colours colours = colours_of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr int dice = core::dice::dice_count;
    const double words_height = 2.0 * fontMetrics().height();
    const double side = sideAt(width());
    const double pitch = side * (1 + gap);
    const double left = (width() - pitch * (dice - 1) - side) / 2;
    const double top = (height() - words_height - side) / 2;
    for (int slot = 0; slot < dice; ++slot) {
        const QRectF die(left + pitch * slot, top, side, side);
        const auto ring = [&](double distance, const QPen& pen) {
            const double d = distance * side;
            painter.setPen(pen);
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(die.adjusted(-d, -d, d, d), side * 0.26, side * 0.26);
        };
        if (isRinged(slot, true)) ring(best_ring, QPen(colours.good, side * 0.06));
        if (isRinged(slot, false)) ring(own_ring, QPen(colours.bad, 2, Qt::DashLine));
        paint_die(painter, die, shown_->game.dice()[static_cast<std::size_t>(slot)], colours);
    }
    paintWords(painter, words_height);
}

// Under the dice; side by side where they fit, the longer of two texts with more than half.
void ChoicePicture::paintWords(QPainter& painter, double words_height) const {
    const Colours colours = colours_of(palette());
    painter.setFont(bold_of(font()));
    const QFontMetricsF metrics(painter.font());
    const QRectF line(0, height() - words_height, width(), words_height);
    const QString filled = QString(QChar(0x25CF)) + ' ';
    if (shown_->best == shown_->chosen) {
        painter.setPen(colours.good);
        painter.drawText(line, Qt::AlignCenter, filled + words());
        return;
    }
    const QString best = filled + bestWords();
    const QString own = QString(QChar(0x25CB)) + ' ' + chosenWords();
    const double best_width = metrics.horizontalAdvance(best);
    const double own_width = metrics.horizontalAdvance(own);
    const auto write = [&](const QString& text, const QRectF& in, const QColor& colour) {
        painter.setPen(colour);
        painter.drawText(in, Qt::AlignCenter, metrics.elidedText(text, Qt::ElideRight, in.width()));
    };
    if (best_width + own_width + metrics.averageCharWidth() > width()) {
        const QRectF upper(0, line.top(), width(), words_height / 2);
        write(best, upper, colours.good);
        return write(own, upper.translated(0, words_height / 2), colours.bad);
    }
    const bool halves_do = std::max(best_width, own_width) <= width() / 2.0;
    const double split =
        halves_do ? width() / 2.0 : width() * best_width / (best_width + own_width);
    write(best, QRectF(0, line.top(), split, words_height), colours.good);
    write(own, QRectF(split, line.top(), width() - split, words_height), colours.bad);
}

} // namespace app::views::review
