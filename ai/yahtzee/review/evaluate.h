// The exact results of a solitaire player: the probability of every final score, computed forward
// over all states that its play reaches. No simulation.

#pragma once

#include "ai/yahtzee/players/player.h"
#include "ai/yahtzee/solve/score_distributions.h"
#include "core/support/parallel.h"
#include "core/yahtzee/rules.h"

#include <functional>
#include <memory>
#include <optional>

namespace ai::yahtzee::review {

struct Evaluation {
    solve::ScoreDistribution scores;
    double decisions; // expected number of decisions in a game, 13 to 39
    int states;       // at the start of a turn, that its play reaches
};

// `make_player` gives each thread a player of its own; all must play alike. Nothing if stopped.
std::optional<Evaluation>
evaluate(core::yahtzee::Rules rules,
         const std::function<std::unique_ptr<players::Solitaire>()>& make_player,
         const core::support::Execution& execution = {});

} // namespace ai::yahtzee::review
