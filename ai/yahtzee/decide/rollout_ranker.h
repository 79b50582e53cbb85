// Ranks choices by win probability. Where this is an estimate, roll-outs of every choice correct
// it. Takes about a second per position in the middle of a game.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/win/rollout.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace ai::yahtzee::decide {

// The corrections of actions with estimated probabilities `estimates`, shrunk by empirical Bayes. A
// correction is shrunk toward a common part, which is proportional to p (1 - p). Its shrinkage
// factor compares its standard error with the prior variance: the spread of all corrections beyond
// noise.
std::vector<double> shrunk_corrections(const std::vector<double>& estimates,
                                       const std::vector<win::Correction>& corrections);

// The number of games after each choice that makes a hint accurate to half a percentage point when
// the mover has `open` open boxes. Fewer open boxes take more games: the estimate is worse, and a
// game shorter.
int games_for_hint(int open);

// Caches, so one is used by one thread at a time.
class RolloutRanker {
public:
    // Neither may be null. If rollouts.games is 0, games_for_hint() decides. `probabilities` is for
    // the estimates and for the exact end game.
    RolloutRanker(const solve::SharedValues& values, const solve::SharedScoreSource& score_source,
                  const win::RolloutOptions& rollouts,
                  const win::WinProbabilityOptions& probabilities = {});

    // As ActionRanker::rank() for the objective to win; the estimates if it was stopped. Progress
    // is the number of the game that begins, from 0.
    std::vector<RankedAction> rank(const core::yahtzee::Position& position,
                                   const std::stop_token& stop = {},
                                   std::function<void(double)> progress = {});

private:
    ActionRanker ranker_;
    win::Rollouts rollouts_;
    win::RolloutOptions options_;
};

} // namespace ai::yahtzee::decide
