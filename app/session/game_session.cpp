#include "app/session/game_session.h"

#include "app/storage/game_file.h"
#include "app/storage/same_game.h"
#include "app/text/words.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace app::session {

using namespace app::analysis;
using core::yahtzee::Action;
using core::yahtzee::Phase;

GameSession::GameSession(AnalysisService& analysis, QObject* parent, QStringList host_options)
    : QObject(parent),
      analysis_(analysis),
      player_(analysis),
      contest_players_(std::move(host_options)),
      timeline_(fresh_record({{}}, {})) {
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

QString GameSession::moverName() const { return storage::player_name(record(), game().mover()); }

unsigned GameSession::heldSlots() const {
    return game().phase() == Phase::to_roll ? game().held_slots() : held_;
}

unsigned GameSession::rolledSlots() const {
    if (timeline_.at() == 0) return core::dice::all_slots;
    return ~timeline_.states()[timeline_.at() - 1].held_slots() & core::dice::all_slots;
}

std::optional<core::dice::Dice> GameSession::shownDice() const {
    if (game().roll_number() == 0 && entry_.faces.empty()) return std::nullopt;
    if (!wantsDice()) return game().dice();
    core::dice::Dice dice = game().roll_number() == 0 ? core::dice::Dice{} : game().dice();
    std::size_t next = 0;
    for (std::size_t slot = 0; slot < dice.size(); ++slot) {
        if ((game().held_slots() >> slot & 1u) != 0) continue;
        dice[slot] = next < entry_.faces.size() ? entry_.faces[next] : 0;
        ++next;
    }
    return dice;
}

bool GameSession::canHold() const {
    return isPersonsTurn() && game().phase() == Phase::to_decide &&
           game().roll_number() < core::yahtzee::rolls_per_turn;
}

bool GameSession::canRoll() const {
    return isPersonsTurn() && ((game().phase() == Phase::to_roll && !wantsDice()) ||
                               (canHold() && held_ != core::dice::all_slots));
}

// Between people moves can't be undone until the game is over; but what they did with real dice may
// have been entered wrongly.
bool GameSession::canGoTo() const {
    return people(record()) <= 1 || hasRealDice() ||
           timeline_.states().back().phase() == Phase::over;
}

bool GameSession::canTakeBack() const {
    return canGoTo() && timeline_.decision_before().has_value();
}

void GameSession::roll() {
    if (!canRoll()) return;
    if (game().phase() == Phase::to_decide) {
        const Action action = Action::hold(held_);
        Q_EMIT decided(action);
        timeline_.apply(action, otherwise());
        if (wantsDice()) {
            held_ = 0;
            return announce(Change::held);
        }
    }
    rollDice();
}

bool GameSession::wantsDice() const {
    return hasRealDice() && timeline_.line() == 0 && game().phase() == Phase::to_roll &&
           (entry_.corrects || !isReviewing());
}

int GameSession::diceToEnter() const {
    const int held = std::popcount(game().held_slots());
    return wantsDice() ? core::dice::dice_count - held - static_cast<int>(entry_.faces.size()) : 0;
}

void GameSession::enterFace(int face) {
    if (!wantsDice() || face < 1 || face > core::dice::face_count) return;
    entry_.faces.push_back(face);
    if (diceToEnter() > 0)
        Q_EMIT faceEntered();
    else
        enterDice();
}

// After the roll that is corrected.
bool GameSession::isThrownSince() const {
    const auto& states = timeline_.states();
    const auto is_throw = [](const auto& game) { return game.phase() == Phase::to_roll; };
    return std::any_of(states.begin() + static_cast<std::ptrdiff_t>(timeline_.at()) + 1,
                       states.end() - 1, is_throw);
}

// A program decides anew on dice that are corrected, unless others have been thrown since.
void GameSession::enterDice() {
    const DiceEntry entry = entry_;
    core::dice::Dice dice = *shownDice();
    for (std::size_t slot = 0; slot < dice.size(); ++slot)
        if (dice[slot] == 0) dice[slot] = 1; // held: it stays as it lies
    if (entry.corrects && isProgramsTurn() && !isThrownSince()) timeline_.cut();
    timeline_.enter(dice);
    held_ = 0;
    if (entry.was_last) held_last_ = 0;
    if (!entry.was_last || !isReviewing()) return announce(Change::rolled);
    timeline_.go_to(timeline_.states().size() - 1);
    announce(Change::moved);
}

std::optional<std::size_t> GameSession::rollBefore() const {
    for (std::size_t moment = timeline_.at(); moment-- > 0;)
        if (timeline_.states()[moment].phase() == Phase::to_roll) return moment;
    return std::nullopt;
}

bool GameSession::canEraseFace() const {
    return hasRealDice() && timeline_.line() == 0 &&
           ((wantsDice() && !entry_.faces.empty()) || rollBefore());
}

void GameSession::eraseFace() {
    if (!canEraseFace()) return;
    if (wantsDice() && !entry_.faces.empty()) {
        entry_.faces.pop_back();
        return Q_EMIT faceEntered();
    }
    const std::size_t moment = *rollBefore();
    const auto& states = timeline_.states();
    DiceEntry entry{{}, true, timeline_.at(), !isReviewing()};
    if (entry_.corrects) {
        entry.back_to = entry_.back_to;
        entry.was_last = entry_.was_last;
    }
    for (std::size_t slot = 0; slot < core::dice::dice_count; ++slot)
        if ((states[moment].held_slots() >> slot & 1u) == 0)
            entry.faces.push_back(states[moment + 1].dice()[slot]);
    entry.faces.pop_back();
    timeline_.go_to(moment);
    held_ = 0;
    announce(Change::moved, {}, std::move(entry));
}

void GameSession::leaveCorrection() {
    if (!entry_.corrects) return;
    timeline_.go_to(entry_.back_to);
    announce(Change::moved);
}

void GameSession::setHeldSlots(unsigned slots) {
    if (!canHold() || slots == held_) return;
    held_ = slots;
    if (!isReviewing()) held_last_ = slots;
    Q_EMIT heldChanged();
}

void GameSession::score(core::yahtzee::Box box) {
    if (!isPersonsTurn() || game().phase() != Phase::to_decide) return;
    apply(Action::score(box));
}

void GameSession::noteHint() {
    if (isPersonsTurn() && changesGame()) timeline_.setTag(storage::hints_tag, "yes");
}

void GameSession::takeBack() {
    const auto moment = timeline_.decision_before();
    if (!moment || !canGoTo()) return;
    const bool goes_on = is_taking_back_ || !isReviewing();
    timeline_.go_to(*moment);
    arrive(goes_on);
    holdAgain();
}

void GameSession::redo() {
    const auto moment = timeline_.decision_after();
    if (!moment || !canGoTo()) return;
    timeline_.go_to(*moment);
    arrive(is_taking_back_);
    holdAgain();
}

// The dice that were kept here.
void GameSession::holdAgain() {
    const auto taken = timeline_.next_action();
    if (taken && taken->is_hold())
        setHeldSlots(taken->slots());
    else if (!isReviewing())
        setHeldSlots(held_last_);
}

void GameSession::arrive(bool takes_back) {
    is_taking_back_ = takes_back;
    held_ = 0;
    announce(Change::moved);
}

void GameSession::goTo(std::size_t moment) {
    if (!canGoTo() || moment == timeline_.at()) return;
    timeline_.go_to(moment);
    arrive();
    if (!isReviewing()) holdAgain();
}

void GameSession::goToInGame(std::size_t moment) {
    if (!canGoTo() || (timeline_.line() == 0 && moment == timeline_.at())) return;
    if (timeline_.line() != 0) held_last_ = 0;
    timeline_.go_to_line(0);
    timeline_.go_to(moment);
    arrive();
}

void GameSession::goToLine(std::size_t line) {
    if (!canGoTo() || line == timeline_.line()) return;
    timeline_.go_to_line(line);
    held_last_ = 0; // were kept at the end of the other
    arrive();
}

void GameSession::backToGame() {
    goToLine(0);
    goTo(timeline_.states().size() - 1);
}

// After a take-back, another action continues the game. At an earlier moment, or once the game is
// over, another action only opens a line. Real dice are facts: another entry there corrects the
// earlier one.
Timeline::Otherwise GameSession::otherwise() const {
    const bool is_over = timeline_.states().back().phase() == Phase::over;
    if (hasRealDice() && timeline_.line() == 0 && (is_taking_back_ || !is_over))
        return Timeline::Otherwise::correct;
    return is_taking_back_ && !is_over ? Timeline::Otherwise::replace
                                       : Timeline::Otherwise::try_out;
}

bool GameSession::changesGame() const {
    return timeline_.line() == 0 && (!isReviewing() || otherwise() != Timeline::Otherwise::try_out);
}

// After the last one to the end.
void GameSession::goToDecision(int direction) {
    const auto& states = timeline_.states();
    const auto end = std::ssize(states);
    for (auto moment = std::ptrdiff_t(timeline_.at()) + direction; 0 <= moment && moment < end;
         moment += direction) {
        const auto at = static_cast<std::size_t>(moment);
        if (states[at].phase() == Phase::to_decide || moment + 1 == end) return goTo(at);
    }
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

void GameSession::announce(Change change, const std::optional<FilledBox>& filled, DiceEntry entry) {
    entry_ = std::move(entry);
    if (change != Change::moved && !isReviewing()) held_last_ = held_;
    player_.cancel();
    contest_players_.cancel();
    pause_.stop();
    Q_EMIT changed(change, filled);
    // A person who looks back at a program's turn is not disturbed.
    const bool waits = (change == Change::moved || hasRealDice()) && isReviewing();
    const bool programPlays = isProgramsTurn() && !waits && !wantsDice();
    if (!programPlays) hurries_ = false;
    if (programPlays) pause_.start(hurries_ ? std::chrono::milliseconds(0) : pace_);
}

void GameSession::hurry() {
    if (!isProgramsTurn() || wantsDice()) return;
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

void GameSession::askAgain() {
    if (isProgramsTurn() && game().phase() == Phase::to_decide) askProgram();
}

// The record's comment says from when on.
void GameSession::replaceMover(core::yahtzee::notation::RecordedPlayer player) {
    const QString words =
        tr("%1 plays on for %2 from turn %3 on.")
            .arg(QString::fromStdString(player.name), text::shown_name(moverName()))
            .arg(game().turn() + 1);
    timeline_.setPlayer(game().mover(), std::move(player), words.toStdString());
    announce(Change::began);
}

// The contest knows games of two by the forced joker rule.
void GameSession::askContestProgram(const QString& name) {
    if (game().players() != 2 || game().rules() != core::yahtzee::Rules{})
        return Q_EMIT playerFailed(
            tr("contest programs play games of two by the forced joker rule only"));
    contest_players_.ask(
        name, game().position(), [this](Action action) { apply(action); },
        [this](const QString& why) { Q_EMIT playerFailed(why); });
}

// The solved game and the tables are prepared while the program decides.
void GameSession::askProgram() {
    if (const auto name = contest_program_named(mover().program)) return askContestProgram(*name);
    analysis_.values().request(game().rules());
    analysis_.tables().request(game().rules());
    player_.request(
        {{mover().program, game().mover(), game().rules()}, game().position()},
        [this](Action action) { apply(action); },
        [this](const QString& why) { Q_EMIT playerFailed(why); });
}

} // namespace app::session
