// The chance to win, plus half that of a tie: exact play over both cards near the end of a game
// for two, before that an estimate, searched over the turn exactly.

#pragma once

#include "ai/yahtzee/chance/endgame.h"
#include "ai/yahtzee/chance/prospects.h"
#include "ai/yahtzee/chance/turn_chances.h"
#include "ai/yahtzee/chance/win_estimate.h"
#include "core/yahtzee/card.h"
#include "core/yahtzee/rules.h"

#include <cstddef>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace ai::yahtzee {

// Where the truth lies between the bounds, fitted to roll-outs of 600 positions from the second
// turn to the tenth: chance = known + trust (knowing - known) + reaction ((known + knowing) / 2 -
// blind).
struct EstimateWeights {
    double trust_last = 0.565;  // of a player who will have the last turn
    double trust_first = 0.465; // of one who won't
    double reaction = 0.5;

    // The symmetric estimate: the mean of both bounds.
    static constexpr EstimateWeights symmetric() { return {0.5, 0.5, 0}; }
};

// The chance of a player who has just ended a turn, when he has or hasn't got the last one.
double estimated_chance(const WinBounds& bounds, const EstimateWeights& weights, bool moves_last);

struct WinChanceOptions {
    // Exact once neither card has more open boxes. Four take some tens of milliseconds a game.
    int exact_boxes = 3;
    EstimateWeights weights = {};
};

// Remembers, so one is used by one thread at a time.
class WinChance {
public:
    // Without prospects only the end of a game for two is known.
    WinChance(core::yahtzee::Rules rules, SharedProspects prospects,
              const WinChanceOptions& options = {});

    // All choices of the turn of `mover`, who has an open box. `opponents` in the order in which
    // they move next. Null where nothing is known: without opponents, or without prospects too
    // early in a game. Valid until the next call.
    const TurnChances* of_turn(const core::yahtzee::Card& mover,
                               std::span<const core::yahtzee::Card> opponents);

    // Of a player who waits while one of the others moves; the estimate. Needs prospects.
    double of_waiting(const core::yahtzee::Card& card,
                      std::span<const core::yahtzee::Card> others) const;

    core::yahtzee::Rules rules() const { return rules_; }

    // Whether of_turn() is exact there.
    bool is_exact(const core::yahtzee::Card& mover,
                  std::span<const core::yahtzee::Card> opponents) const;

private:
    TurnChances exact_turn(const Side& mover, const Side& opponent);
    TurnChances estimated_turn(const Side& mover, std::span<const Side> opponents);
    const Contender& contender(const TurnState& state);

    core::yahtzee::Rules rules_;
    SharedProspects prospects_;
    WinChanceOptions options_;
    Endgame endgame_;
    std::unordered_map<std::size_t, Contender> contenders_; // by state_index(); emptied when full

    // The last turn asked for: all decisions of a turn are likely to follow each other.
    struct Known {
        core::yahtzee::Card mover;
        std::vector<core::yahtzee::Card> opponents;
        TurnChances turn;
    };
    std::optional<Known> known_;
};

} // namespace ai::yahtzee
