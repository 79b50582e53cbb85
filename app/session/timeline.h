// A game as it went, every moment of it, and the one that is shown. Going back keeps what followed.
// When something else is done there, what followed becomes a line beside the game. The dice are a
// function of the seed, so they fall again as they fell.

#pragma once

#include "core/dice/keyed_dice.h"
#include "core/yahtzee/game.h"
#include "core/yahtzee/notation/record.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace app::session {

class Timeline {
public:
    // At the end of the record's line. Without a seed further dice come from a fresh one, and the
    // record goes on to say that its dice are real.
    explicit Timeline(core::yahtzee::notation::Record record);

    // With the whole line, that which was taken back too.
    const core::yahtzee::notation::Record& record() const { return record_; }
    // As far as what is shown.
    core::yahtzee::notation::Record record_until_now() const;

    const core::yahtzee::Game& now() const { return games_[at_]; }
    // Moment 0 is the start; the ply before it in the line leads to each other.
    const std::vector<core::yahtzee::Game>& moments() const { return games_; }
    std::size_t at() const { return at_; }

    void roll();                              // phase to_roll
    void apply(core::yahtzee::Action action); // phase to_decide; legal

    // Where a person was to decide, before and after now. Nothing: nowhere.
    std::optional<std::size_t> decision_before() const;
    std::optional<std::size_t> decision_after() const;

    // What was done here before; nothing: nothing yet, or a roll.
    std::optional<core::yahtzee::Action> next_action() const;

    void go_to(std::size_t moment);

private:
    bool is_decision(std::size_t moment) const;
    void add(const core::yahtzee::notation::Move& move);
    void branch(const core::yahtzee::notation::Move& move);

    core::yahtzee::notation::Record record_;
    core::dice::KeyedDice dice_;
    std::uint64_t dice_game_;
    std::vector<core::yahtzee::Game> games_; // one more than there are plies
    std::size_t at_ = 0;
};

} // namespace app::session
