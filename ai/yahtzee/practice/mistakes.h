// The decisions of a player in recorded games: what they lost, and which step decides them.

#pragma once

#include "ai/yahtzee/practice/exercise.h"
#include "core/yahtzee/notation/record.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace ai::yahtzee::practice {

struct AnalysedDecision {
    std::size_t game = 0; // the caller's number of the game
    std::size_t ply = 0;  // of the action, in the main line
    core::yahtzee::Position position;
    core::yahtzee::Action chosen;
    StepDecision page;
    double loss = 0;                     // points
    double page_loss = 0;                // points that the page's choice loses
    std::optional<double> win_loss = {}; // probability, where it is known
};

// All decisions of a seat in the main line of a record, forced ones too. Win losses are known where
// the ranker knows win probabilities. Only the first ones if it was stopped.
std::vector<AnalysedDecision> analyse_decisions(decide::ActionRanker& ranker,
                                                const core::yahtzee::notation::Record& record,
                                                std::size_t game, int seat,
                                                const std::stop_token& stop = {});

// Those that lose at least `min_loss` points, the costliest first, at most `count`.
std::vector<AnalysedDecision> costliest(std::span<const AnalysedDecision> decisions,
                                        double min_loss, std::size_t count);

} // namespace ai::yahtzee::practice
