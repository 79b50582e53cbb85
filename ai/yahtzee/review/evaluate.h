// The exact results of a solitaire player: the probability of every final score, computed forward
// over all states that its play reaches. No simulation.

#pragma once

#include "ai/yahtzee/players/player.h"
#include "ai/yahtzee/solve/score_distribution.h"
#include "core/yahtzee/rules.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace ai::yahtzee::review {

struct Evaluation {
    solve::ScoreDistribution scores;
    double decisions; // expected number of decisions in a game, 13 to 39
    int states;       // at the start of a turn, that its play reaches
};

struct EvaluateOptions {
    int threads = 0; // 0: as many as the machine has
    std::stop_token stop = {};
    std::function<void(double)> progress = {}; // fraction done, 0 to 1; called from any thread
};

// `make_player` gives each thread a player of its own; all must play alike. Nothing if stopped.
std::optional<Evaluation>
evaluate(core::yahtzee::Rules rules,
         const std::function<std::unique_ptr<players::Solitaire>()>& make_player,
         const EvaluateOptions& options = {});

} // namespace ai::yahtzee::review
