#include "app/views/play/play_overlays.h"

#include "app/storage/same_game.h"

#include <algorithm>
#include <utility>

namespace app::views::play {

using namespace app::session;
using core::yahtzee::Phase;

namespace {

constexpr int least_end_width = 440; // pixels
constexpr int welcome_width = 560;   // pixels, where there is room
constexpr int welcome_margin = 20;   // pixels

} // namespace

PlayOverlays::PlayOverlays(Trainer& trainer, const Parts& parts)
    : QObject(&parts.page), trainer_(trainer), parts_(parts), end_(new EndCard(&parts.page)) {}

void PlayOverlays::welcome() {
    welcome_ = new WelcomeCard(&parts_.page);
    marks_ = new FirstTurnMarks(&parts_.page);
    connect(welcome_, &WelcomeCard::playWanted, this, &PlayOverlays::leaveWelcome);
    connect(welcome_, &WelcomeCard::lessonWanted, this, [this] {
        leaveWelcome();
        Q_EMIT lessonWanted();
    });
    connect(welcome_, &WelcomeCard::practiceWanted, this, [this] {
        leaveWelcome();
        Q_EMIT practiceWanted();
    });
    connect(welcome_, &WelcomeCard::sampleWanted, this, [this] {
        leaveWelcome();
        Q_EMIT sampleWanted();
    });
    welcome_->show();
    place();
    welcome_->setFocus();
}

void PlayOverlays::leaveWelcome() {
    std::exchange(welcome_, nullptr)->deleteLater();
    showEnd();
    showMarks();
    Q_EMIT welcomeLeft();
}

void PlayOverlays::showEnd() {
    const GameSession& session = trainer_.session;
    const bool was_shown = end_->isVisibleTo(&parts_.page);
    end_->setVisible(session.isOver() && !welcome_);
    if (!session.isOver() || welcome_) return;
    end_->show(session, parts_.table.strip().course(), storage::own_seat(session.record()));
    place();
    if (!was_shown && parts_.page.isVisible()) end_->focusRematch();
}

// What comes next in the first turn.
void PlayOverlays::showMarks() {
    if (!marks_ || marks_->isOver()) return;
    const GameSession& session = trainer_.session;
    const auto& game = session.game();
    const bool is_first_turn =
        game.turn() == 0 && game.mover() == storage::own_seat(session.record());
    if (!is_first_turn || session.isOver()) marks_->end();
    const bool shows = !welcome_ && session.isPersonsTurn();
    const bool decides = shows && game.phase() == Phase::to_decide;
    marks_->setShown(FirstTurnMarks::roll, shows && game.roll_number() == 0);
    marks_->setShown(FirstTurnMarks::keep,
                     decides && session.canHold() && session.heldSlots() == 0);
    marks_->setShown(FirstTurnMarks::score, decides && game.roll_number() > 1);
    marks_->setShown(FirstTurnMarks::ask, decides && trainer_.coach.mode() == HintMode::off);
    place();
}

void PlayOverlays::place() {
    const QRect table = parts_.table.geometry();
    const auto& dice = parts_.table.dice();
    const int page = parts_.page.width();
    const int width = std::min(page, std::max(end_->sizeHint().width(), least_end_width));
    const int left = std::clamp(table.center().x() - width / 2, 0, page - width);
    const int height = std::max(end_->sizeHint().height(), dice.height());
    // Over the dice; what stands under them stays in sight, where there is room.
    const int dice_top = dice.mapTo(&parts_.page, QPoint()).y();
    const int button_top = parts_.table.rollButton().mapTo(&parts_.page, QPoint()).y();
    const int top = std::max(0, std::min(dice_top, button_top - height));
    end_->setGeometry(left, top, width, height);
    end_->raise();
    if (welcome_) placeWelcome();
    if (marks_) placeMarks();
}

void PlayOverlays::placeWelcome() {
    const QRect page = parts_.page.rect();
    const int width = std::min(welcome_width, page.width() - 2 * welcome_margin);
    const int wrapped = welcome_->heightForWidth(width);
    const QSize size(width, wrapped > 0 ? wrapped : welcome_->sizeHint().height());
    welcome_->setGeometry(QRect(page.center() - QPoint(size.width() / 2, size.height() / 2), size));
    welcome_->raise();
}

void PlayOverlays::placeMarks() {
    const auto& button = parts_.table.rollButton();
    const auto& dice = parts_.table.dice();
    const QRect sheet = parts_.sheet.geometry();
    const bool has_coach = parts_.coach.isVisibleTo(&parts_.page);
    constexpr QPoint beside_drawer_button(-120, 80);
    marks_->place(FirstTurnMarks::roll, button.mapTo(&parts_.page, QPoint(button.width() / 2, -4)));
    marks_->place(FirstTurnMarks::keep, dice.mapTo(&parts_.page, dice.rect().center()));
    marks_->place(FirstTurnMarks::score, QPoint(sheet.center().x(), sheet.bottom() - 8));
    marks_->place(FirstTurnMarks::ask, has_coach
                                           ? parts_.coach.geometry().center()
                                           : parts_.page.rect().topRight() + beside_drawer_button);
}

} // namespace app::views::play
