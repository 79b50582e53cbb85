#include "app/session/timeline.h"

#include "app/session/table_setup.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace app::session {

using core::yahtzee::Action;
using core::yahtzee::Game;
using core::yahtzee::Phase;
using core::yahtzee::notation::Record;

namespace {

core::yahtzee::notation::RecordedDice dice_of(const Record& record) {
    return record.dice ? *record.dice : *fresh_record({}, {}).dice;
}

} // namespace

Timeline::Timeline(Record record)
    : record_(std::move(record)),
      dice_(dice_of(record_).seed),
      dice_game_(dice_of(record_).game),
      games_{start_of(record_)} {
    for (const core::yahtzee::notation::Ply& ply : record_.line)
        games_.push_back(core::yahtzee::notation::play(games_.back(), ply.move));
    at_ = games_.size() - 1;
}

Record Timeline::record_until_now() const {
    Record record = record_;
    record.line.resize(at_);
    return record;
}

void Timeline::roll() {
    if (at_ < record_.line.size()) { // as it fell
        ++at_;
        return;
    }
    const auto turn = dice_.turn(dice_game_, now().mover(), now().turn());
    add(now().with_roll(turn[static_cast<std::size_t>(now().roll_number())]).dice());
}

void Timeline::apply(Action action) { add(action); }

void Timeline::add(const core::yahtzee::notation::Move& move) {
    if (at_ == record_.line.size())
        record_.line.push_back({move});
    else if (record_.line[at_].move != move)
        branch(move);
    games_.erase(games_.begin() + static_cast<std::ptrdiff_t>(at_) + 1, games_.end());
    for (std::size_t i = at_; i < record_.line.size(); ++i)
        games_.push_back(core::yahtzee::notation::play(games_.back(), record_.line[i].move));
    ++at_;
}

// A decision is taken otherwise. If it was taken so before, that line comes back.
void Timeline::branch(const core::yahtzee::notation::Move& move) {
    core::yahtzee::notation::Line& line = record_.line;
    const auto here = line.begin() + static_cast<std::ptrdiff_t>(at_);
    core::yahtzee::notation::Line left(std::make_move_iterator(here),
                                       std::make_move_iterator(line.end()));
    line.resize(at_);
    std::vector<core::yahtzee::notation::Line> beside = std::move(left.front().variations);
    left.front().variations.clear();
    beside.insert(beside.begin(), std::move(left));

    core::yahtzee::notation::Line taken{{move}};
    const auto again =
        std::ranges::find_if(beside, [&move](const core::yahtzee::notation::Line& other) {
            return other.front().move == move;
        });
    if (again != beside.end()) {
        taken = std::move(*again);
        beside.erase(again);
    }
    taken.front().variations = std::move(beside);
    line.insert(line.end(), std::make_move_iterator(taken.begin()),
                std::make_move_iterator(taken.end()));
    ++record_.take_backs;
}

std::optional<Action> Timeline::next_action() const {
    if (at_ == record_.line.size()) return std::nullopt;
    const Action* const action = std::get_if<Action>(&record_.line[at_].move);
    return action ? std::optional(*action) : std::nullopt;
}

bool Timeline::is_decision(std::size_t moment) const {
    const Game& game = games_[moment];
    return game.phase() == Phase::to_decide &&
           is_person(record_.players[static_cast<std::size_t>(game.mover())]);
}

std::optional<std::size_t> Timeline::decision_before() const {
    for (std::size_t moment = at_; moment-- > 0;)
        if (is_decision(moment)) return moment;
    return std::nullopt;
}

std::optional<std::size_t> Timeline::decision_after() const {
    for (std::size_t moment = at_ + 1; moment < games_.size(); ++moment)
        if (is_decision(moment)) return moment;
    if (at_ + 1 < games_.size()) return games_.size() - 1;
    return std::nullopt;
}

void Timeline::go_to(std::size_t moment) {
    assert(moment < games_.size());
    at_ = moment;
}

} // namespace app::session
