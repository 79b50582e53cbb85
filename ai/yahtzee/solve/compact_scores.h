// Compact tables of what a card can still score: the score distribution and the target
// probabilities of the states with few open boxes, exactly, and of those with many, in bytes and
// with target probabilities some points apart. The states between are left out: they are solved
// from the former when they are wanted (compact_source.h). About 100 MB for all states, ten seconds
// of processor time.

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

// What the compact tables hold of states with so many open boxes.
struct CompactFormat {
    PackedFormat packed;
    bool is_kept; // in the tables; else only while they are made
};
inline constexpr int max_exact_open_boxes = 4; // stored as exactly as the full tables
inline constexpr int min_coarse_open_boxes = 7;
CompactFormat compact_format(int open_boxes);

// The functions of all states of one set of open boxes.
using ScoreBlock = std::vector<std::uint16_t>;
using SharedScoreBlock = std::shared_ptr<const ScoreBlock>;

// Of a state that stands for all with its future: see representative(). A view of the block.
PackedScores scores_in(const ScoreBlock& block, const state::CardState& state);

// Solves all states and hands out the block of each set of open boxes that the tables hold, from
// several threads. False if it was stopped.
using KeepBlock = std::function<void(core::yahtzee::BoxSet open, const SharedScoreBlock& block)>;
bool solve_compact_scores(const Values& values, const SolveOptions& options, const KeepBlock& keep);

} // namespace ai::yahtzee::solve
