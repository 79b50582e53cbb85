#include "app/session/game_session.h"

namespace app::session {

using namespace app::analysis;
using core::yahtzee::Action;
using core::yahtzee::Phase;

namespace {

constexpr unsigned all_slots = (1u << core::dice::dice_count) - 1;

} // namespace

GameSession::GameSession(AnalysisService& analysis, QObject* parent)
    : QObject(parent), analysis_(analysis), player_(analysis), timeline_(fresh_record({{}}, {})) {
    pause_.setSingleShot(true);
    connect(&pause_, &QTimer::timeout, this, &GameSession::step);
}

void GameSession::begin(Timeline timeline) {
    Q_EMIT aboutToBegin();
    timeline_ = std::move(timeline);
    is_taking_back_ = false;
    held_ = 0;
    announce(Change::began);
}

const core::yahtzee::notation::RecordedPlayer& GameSession::mover() const {
    return record().players[static_cast<std::size_t>(game().mover())];
}

unsigned GameSession::heldSlots() const {
    return game().phase() == Phase::to_roll ? game().held_slots() : held_;
}

unsigned GameSession::rolledSlots() const {
    if (timeline_.at() == 0) return all_slots;
    return ~timeline_.moments()[timeline_.at() - 1].held_slots() & all_slots;
}

bool GameSession::canHold() const {
    return isPersonsTurn() && game().phase() == Phase::to_decide &&
           game().roll_number() < core::yahtzee::rolls_per_turn;
}

bool GameSession::canRoll() const {
    return isPersonsTurn() &&
           (game().phase() == Phase::to_roll || (canHold() && held_ != all_slots));
}

// With several people at the desk a word given is a word kept, while the game lasts.
bool GameSession::canGoTo() const {
    return people(record()) <= 1 || timeline_.moments().back().phase() == Phase::over;
}

bool GameSession::isReviewing() const { return timeline_.at() + 1 < timeline_.moments().size(); }

bool GameSession::canTakeBack() const {
    return canGoTo() && timeline_.decision_before().has_value();
}

bool GameSession::canRedo() const { return canGoTo() && timeline_.decision_after().has_value(); }

void GameSession::roll() {
    if (!canRoll()) return;
    if (game().phase() == Phase::to_decide) {
        const Action action = Action::hold(held_);
        Q_EMIT decided(action);
        timeline_.apply(action, otherwise());
    }
    rollDice();
}

void GameSession::setHeldSlots(unsigned slots) {
    if (!canHold() || slots == held_) return;
    held_ = slots;
    Q_EMIT heldChanged();
}

void GameSession::toggleHeld(int slot) { setHeldSlots(held_ ^ 1u << slot); }

void GameSession::score(core::yahtzee::Box box) {
    if (!isPersonsTurn() || game().phase() != Phase::to_decide) return;
    apply(Action::score(box));
}

void GameSession::takeBack() {
    const auto moment = timeline_.decision_before();
    if (!moment || !canGoTo()) return;
    const bool goes_on = is_taking_back_ || !isReviewing();
    goTo(*moment);
    is_taking_back_ = goes_on;
}

void GameSession::redo() {
    const bool goes_on = is_taking_back_;
    if (const auto moment = timeline_.decision_after()) goTo(*moment);
    is_taking_back_ = goes_on;
}

void GameSession::goTo(std::size_t moment) {
    if (!canGoTo() || moment == timeline_.at()) return;
    timeline_.go_to(moment);
    is_taking_back_ = false;
    held_ = 0;
    announce(Change::moved);
}

void GameSession::goToInGame(std::size_t moment) {
    if (!canGoTo() || (timeline_.line() == 0 && moment == timeline_.at())) return;
    timeline_.go_to_line(0);
    timeline_.go_to(moment);
    is_taking_back_ = false;
    held_ = 0;
    announce(Change::moved);
}

void GameSession::goToLine(std::size_t line) {
    if (!canGoTo() || line == timeline_.line()) return;
    timeline_.go_to_line(line);
    is_taking_back_ = false;
    held_ = 0;
    announce(Change::moved);
}

void GameSession::backToGame() {
    goToLine(0);
    goTo(timeline_.moments().size() - 1);
}

bool GameSession::opensTry(Action action) const {
    return timeline_.opens_line(action, otherwise());
}

// Who has taken back what he did goes on with the game; who looks at an earlier place in it, or at
// a game that is over, only tries what would have been.
Timeline::Otherwise GameSession::otherwise() const {
    const bool is_over = timeline_.moments().back().phase() == Phase::over;
    return is_taking_back_ && !is_over ? Timeline::Otherwise::replace
                                       : Timeline::Otherwise::try_out;
}

void GameSession::goToDecisionBefore() {
    for (std::size_t moment = timeline_.at(); moment-- > 0;)
        if (timeline_.moments()[moment].phase() == Phase::to_decide) return goTo(moment);
}

void GameSession::goToDecisionAfter() {
    const std::size_t count = timeline_.moments().size();
    for (std::size_t moment = timeline_.at() + 1; moment < count; ++moment)
        if (timeline_.moments()[moment].phase() == Phase::to_decide || moment + 1 == count)
            return goTo(moment);
}

void GameSession::rollDice() {
    if (game().roll_number() == 0) held_ = 0;
    timeline_.roll();
    announce(Change::rolled);
}

void GameSession::apply(Action action) {
    Q_EMIT decided(action);
    const int seat = game().mover();
    timeline_.apply(action, otherwise());
    held_ = action.is_score() ? 0 : action.slots();
    if (action.is_score())
        announce(Change::scored, FilledBox{seat, action.box()});
    else
        announce(Change::held);
}

void GameSession::announce(Change change, const std::optional<FilledBox>& filled) {
    player_.cancel();
    pause_.stop();
    Q_EMIT changed(change, filled);
    // Who looks back at a program's turn is left to look.
    const bool waits = change == Change::moved && isReviewing();
    const bool programPlays = !isOver() && !is_person(mover()) && !waits;
    if (!programPlays) hurries_ = false;
    if (programPlays) pause_.start(hurries_ ? std::chrono::milliseconds(0) : pace_);
}

void GameSession::hurry() {
    if (isOver() || is_person(mover())) return;
    hurries_ = true;
    if (pause_.isActive()) pause_.start(0);
}

void GameSession::step() {
    if (game().phase() == Phase::to_roll)
        rollDice();
    else if (const auto again = timeline_.next_action())
        apply(*again);
    else
        askProgram();
}

// What it needs is worked out while it thinks.
void GameSession::askProgram() {
    analysis_.values().request(game().rules());
    analysis_.tables().request(game().rules());
    player_.request(
        {{mover().program, game().mover(), game().rules()}, game().position()},
        [this](Action action) { apply(action); },
        [this](const QString& why) { Q_EMIT playerFailed(why); });
}

} // namespace app::session
