// Rankers, and what they found out about a decision, kept between requests: a ranker remembers the
// turn and the end of the game that it has seen.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/decide/rollout_ranker.h"
#include "ai/yahtzee/turn/turn_policy.h"
#include "app/analysis/idle_cache.h"

#include <memory>

namespace app::analysis {

// What a ranker is made with.
struct RankerKey {
    ai::yahtzee::solve::SharedValues values;
    ai::yahtzee::solve::SharedScoreSource score_source; // may be null

    friend bool operator==(const RankerKey&, const RankerKey&) = default;
};

struct RolloutRankerKey {
    RankerKey made_with;
    int threads;

    friend bool operator==(const RolloutRankerKey&, const RolloutRankerKey&) = default;
};

struct DecisionKey {
    RankerKey made_with;
    core::yahtzee::Position position;
    ai::yahtzee::decide::Objective objective;

    friend bool operator==(const DecisionKey&, const DecisionKey&) = default;
};

using RankerCache = IdleCache<RankerKey, ai::yahtzee::decide::ActionRanker>;
using RolloutRankerCache = IdleCache<RolloutRankerKey, ai::yahtzee::decide::RolloutRanker>;
// How the turn of a decision is played on, whatever is chosen.
using PolicyCache = IdleCache<DecisionKey, ai::yahtzee::turn::TurnPolicy>;

} // namespace app::analysis
