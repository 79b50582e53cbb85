#include "app/session/timeline.h"

#include "app/session/table_setup.h"

#include <cassert>

namespace app {

using core::yahtzee::Action;
using core::yahtzee::Game;
using core::yahtzee::Phase;
using core::yahtzee::Record;

namespace {

core::yahtzee::RecordedDice dice_of(const Record& record) {
    return record.dice ? *record.dice : *fresh_record({}, {}).dice;
}

} // namespace

Timeline::Timeline(Record record)
    : record_(std::move(record)),
      dice_(dice_of(record_).seed),
      dice_game_(dice_of(record_).game),
      games_{start_of(record_)} {
    for (const core::yahtzee::Ply& ply : record_.line)
        games_.push_back(play(games_.back(), ply.move));
    at_ = games_.size() - 1;
}

Record Timeline::record_until_now() const {
    Record record = record_;
    record.line.resize(at_);
    return record;
}

void Timeline::roll() {
    const auto turn = dice_.turn(dice_game_, now().mover(), now().turn());
    const Game rolled = now().with_roll(turn[static_cast<std::size_t>(now().roll_number())]);
    add(rolled.dice());
}

void Timeline::apply(Action action) { add(action); }

void Timeline::add(const core::yahtzee::Move& move) {
    record_.line.resize(at_);
    games_.erase(games_.begin() + static_cast<std::ptrdiff_t>(at_) + 1, games_.end());
    record_.line.push_back({move});
    games_.push_back(play(games_.back(), move));
    ++at_;
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

void Timeline::take_back_to(std::size_t moment) {
    ++record_.take_backs;
    go_to(moment);
}

void Timeline::go_to(std::size_t moment) {
    assert(moment < games_.size());
    at_ = moment;
}

} // namespace app
