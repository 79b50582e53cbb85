// The hint for winning: where the probabilities to win are estimates, roll-outs of every choice say
// how far they are off. About a second a position in the middle of a game.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/win/rollout.h"

#include <stop_token>
#include <vector>

namespace ai::yahtzee::decide {

// The corrections of choices with the estimated chances `estimates`. They have much in common, the
// more the more open a chance is; what is a choice's own is believed as far as it stands out from
// the noise.
std::vector<double> smoothed(const std::vector<double>& estimates,
                             const std::vector<win::Correction>& corrections);

// How many games after each choice make a hint good to half a percentage point, when the mover has
// so many boxes open: the later, the more, for the estimate is worse and a game is shorter.
int games_for_hint(int open);

// Remembers, so one is used by one thread at a time.
class RolloutRanker {
public:
    // Neither may be null. Where no number of games is given, games_for_hint(). `chances` is for
    // the estimates and for the end of a game.
    RolloutRanker(solve::SharedValues values, solve::SharedScoreSource score_source,
                  const win::RolloutOptions& rollouts,
                  const win::WinProbabilityOptions& chances = {});

    // As ActionRanker::rank() for the aim to win; the estimates if it was stopped.
    std::vector<RankedAction> rank(const core::yahtzee::Position& position,
                                   const std::stop_token& stop = {});

private:
    ActionRanker ranker_;
    win::Rollouts rollouts_;
    win::RolloutOptions options_;
};

} // namespace ai::yahtzee::decide
