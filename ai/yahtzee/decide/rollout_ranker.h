// The hint for winning: where the probabilities to win are estimates, roll-outs of every choice say
// how far they are off. About a second a position in the middle of a game.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/win/rollout.h"

#include <stop_token>
#include <vector>

namespace ai::yahtzee::decide {

// The corrections of actions whose estimated probabilities are `estimates`, shrunk by empirical
// Bayes: toward a common part in proportion to p (1 - p), by a shrinkage factor for each action
// that compares its standard error with the prior variance, the spread of the corrections beyond
// noise.
std::vector<double> shrunk_corrections(const std::vector<double>& estimates,
                                       const std::vector<win::Correction>& corrections);

// How many games after each choice make a hint good to half a percentage point, when the mover has
// so many boxes open: the later, the more, for the estimate is worse and a game is shorter.
int games_for_hint(int open);

// Remembers, so one is used by one thread at a time.
class RolloutRanker {
public:
    // Neither may be null. Where no number of games is given, games_for_hint(). `probabilities` is
    // for the estimates and for the end of a game.
    RolloutRanker(solve::SharedValues values, solve::SharedScoreSource score_source,
                  const win::RolloutOptions& rollouts,
                  const win::WinProbabilityOptions& probabilities = {});

    // As ActionRanker::rank() for the objective to win; the estimates if it was stopped.
    std::vector<RankedAction> rank(const core::yahtzee::Position& position,
                                   const std::stop_token& stop = {});

private:
    ActionRanker ranker_;
    win::Rollouts rollouts_;
    win::RolloutOptions options_;
};

} // namespace ai::yahtzee::decide
