// Exact play over both cards near the end of a game for two: the chance to win plus half that of a
// tie, when both players make their own chance as great as they can. Backward induction over pairs
// of states, for all margins between the players at once, with a memo. Three open boxes a card take
// milliseconds, four a fraction of a second.

#pragma once

#include "ai/yahtzee/chance/margin_curve.h"
#include "ai/yahtzee/chance/turn_program.h"
#include "ai/yahtzee/solve/turn_state.h"
#include "core/yahtzee/rules.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

namespace ai::yahtzee {

// Keeps what it has worked out, so one is used by one thread at a time.
class Endgame {
public:
    explicit Endgame(core::yahtzee::Rules rules, std::size_t most_bytes = std::size_t{256} << 20);

    core::yahtzee::Rules rules() const { return rules_; }

    // `mover` is about to throw the first dice of a turn. The chance of the player who waits, by
    // how many points he is ahead of the mover, bonuses in. Valid until the next call.
    const MarginCurve& curve_of_waiting(const TurnState& mover, const TurnState& waiting);

    // The chance of the mover, who is `margin` points ahead.
    double chance_of_mover(const TurnState& mover, const TurnState& waiting, int margin) {
        return 1 - curve_of_waiting(mover, waiting).at(-margin);
    }

    // Pairs of states worked out so far.
    std::size_t solved_count() const { return solved_count_; }

private:
    using Key = std::uint64_t;
    using Memo = std::unordered_map<Key, MarginCurve>;

    // After an outcome: the mover's chance while the other moves, and the upper bonus earned.
    struct Next {
        const MarginCurve* curve;
        int upper_bonus;
    };

    const MarginCurve& find_or_solve(const TurnState& mover, const TurnState& waiting);
    MarginCurve solve(const TurnState& mover, const TurnState& waiting);
    MarginCurve play(const TurnProgram& turn, const std::vector<Next>& nexts);
    const TurnProgram& program(const TurnState& state);
    void forget_the_old();

    core::yahtzee::Rules rules_;
    std::size_t most_bytes_;
    std::size_t bytes_ = 0; // of recent_
    std::size_t solved_count_ = 0;
    Memo recent_;
    Memo old_; // dropped when recent_ is full
    std::unordered_map<unsigned, std::unique_ptr<const TurnProgram>> programs_;
    std::vector<TurnProgram::Lanes> rows_; // these two to work in
    std::vector<const float*> worth_;
};

} // namespace ai::yahtzee
