#include "app/views/play/dice_seal_button.h"

#include "app/storage/dice_seal.h"

namespace app::views::play {

namespace {

constexpr qsizetype shown_digits = 16; // of 64

} // namespace

DiceSealButton::DiceSealButton(const session::GameSession& session, QWidget* parent)
    : QPushButton(parent), session_(session) {
    setObjectName("diceSealButton");
    setFlat(true);
    setAutoDefault(true);
    setCursor(Qt::PointingHandCursor);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    setFont(small);
    connect(&session, &session::GameSession::changed, this, &DiceSealButton::refresh);
    refresh();
}

void DiceSealButton::setWanted(bool wanted) {
    is_wanted_ = wanted;
    refresh();
}

void DiceSealButton::refresh() {
    const auto& record = session_.record();
    const bool is_first = record.line.empty();
    setVisible(is_wanted_ && record.dice && (is_first || session_.isOver()));
    if (!record.dice) return;
    const QString seal = storage::dice_seal(record.dice->seed);
    setText(is_first ? tr("Fair dice, sealed before the game: %1…").arg(seal.left(shown_digits))
                     : tr("Verify the dice of this game"));
    setToolTip(tr("SHA-256 of the seed: %1").arg(seal));
}

} // namespace app::views::play
