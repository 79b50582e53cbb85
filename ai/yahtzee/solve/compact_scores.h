// The compact tables: score distributions and target probabilities of the states with few open
// boxes (at full precision) and of those with many (in bytes, target probabilities at every few
// points). States with a number of open boxes between are not stored; compact_source.h solves them
// on demand from those with fewer. About 100 MB in all; takes ten seconds of processor time.

#pragma once

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/packed_scores.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/state/card_state.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace ai::yahtzee::solve {

// How the compact tables store states with a given number of open boxes.
struct CompactFormat {
    PackedFormat packed;
    bool is_kept; // whether the tables hold them, or only the solver while it runs
};
inline constexpr int max_exact_open_boxes = 4; // stored as exactly as the full tables
inline constexpr int min_coarse_open_boxes = 7;
CompactFormat compact_format(int open_boxes);

// The functions of all states of one set of open boxes.
using ScoreBlock = std::vector<std::uint16_t>;
using SharedScoreBlock = std::shared_ptr<const ScoreBlock>;

// The functions of a state, which must be a representative(), as a view of the block.
PackedScores scores_in(const ScoreBlock& block, const state::CardState& state);

// Solves all states and calls keep() with the block of each set of open boxes that the tables hold,
// from several threads. False if it was stopped.
using KeepBlock = std::function<void(core::yahtzee::BoxSet open, const SharedScoreBlock& block)>;
bool solve_compact_scores(const Values& values, const SolveOptions& options, const KeepBlock& keep);

} // namespace ai::yahtzee::solve
