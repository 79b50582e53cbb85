// The probability to win, a tie for first among k counted as 1/k. Exact near the end of a game for
// two and in the last round of a game for more; before that the turn is solved exactly with
// estimates of the states that follow.

#pragma once

#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/turn/turn_solver.h"
#include "ai/yahtzee/win/endgame.h"
#include "ai/yahtzee/win/last_round.h"
#include "ai/yahtzee/win/win_estimate.h"
#include "core/yahtzee/card.h"
#include "core/yahtzee/rules.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <unordered_map>
#include <vector>

namespace ai::yahtzee::win {

struct WinProbabilityOptions {
    // For two players: exact once neither card has more open boxes than this. Four take some ten
    // milliseconds per game. 0: never exact, for more players either.
    int exact_boxes = 4;
    InterpolationWeights weights = fitted_weights; // in the estimate
    // The fraction of the usual memory that caches may take; less than 1 where each thread has its
    // own.
    double cache_share = 1;
    // Once it is requested, calls that need exact play throw Stopped.
    std::stop_token stop = {};
};

// Caches, so one is used by one thread at a time.
class WinProbability {
public:
    // Without a score source (null), only the end of a game is known.
    WinProbability(core::yahtzee::Rules rules, solve::SharedScoreSource score_source,
                   const WinProbabilityOptions& options = {});

    // The turn of `mover`, who has an open box; values are his win probabilities. `opponents` in
    // the order in which they move next. Null if nothing is known: without opponents, or too early
    // in a game without a score source.
    turn::SharedTurn of_turn(const core::yahtzee::Card& mover,
                             std::span<const core::yahtzee::Card> opponents);

    // The win probability of cards[waiting] at the start of another player's turn. `cards` in the
    // order in which they move, the next to move first. Always an estimate, which needs a score
    // source, except in the last round of three players or more.
    double of_waiting(std::span<const core::yahtzee::Card> cards, std::size_t waiting);

    core::yahtzee::Rules rules() const { return rules_; }

    // True if of_turn() is exact for these cards.
    bool is_exact(const core::yahtzee::Card& mover,
                  std::span<const core::yahtzee::Card> opponents) const;

private:
    turn::TurnSolver exact_turn(const PlayerState& mover, const PlayerState& opponent);
    turn::TurnSolver exact_turn_of_many(const PlayerState& mover,
                                        std::span<const PlayerState> opponents);
    turn::TurnSolver estimated_turn(const PlayerState& mover,
                                    std::span<const PlayerState> opponents);
    const Candidate& candidate(const state::CardState& state);

    core::yahtzee::Rules rules_;
    solve::SharedScoreSource score_source_;
    WinProbabilityOptions options_;
    Endgame endgame_;
    LastRound last_round_;
    std::unordered_map<std::size_t, Candidate> candidates_; // by state_index(); emptied when full

    // The last turn asked for, because the decisions of a turn usually follow each other.
    struct Known {
        core::yahtzee::Card mover;
        std::vector<core::yahtzee::Card> opponents;
        turn::SharedTurn turn;
    };
    std::optional<Known> known_;
};

} // namespace ai::yahtzee::win
