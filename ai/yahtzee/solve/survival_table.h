// A SurvivalFunction for every state at the start of a turn, in a block for each set of open boxes:
// in memory, or read from a file (ai/yahtzee/tables).

#pragma once

#include "ai/yahtzee/solve/survival_function.h"
#include "ai/yahtzee/state/card_state.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace ai::yahtzee::solve {

// All curves of one set of open boxes, as curve_table.cpp lays them out.
using CurveBlock = std::shared_ptr<const std::vector<std::uint16_t>>;

class SurvivalTable {
public:
    SurvivalTable() = default;
    SurvivalTable(const SurvivalTable&) = delete;
    SurvivalTable& operator=(const SurvivalTable&) = delete;
    virtual ~SurvivalTable() = default;

    // For an upper total that the filled boxes can't give: of the next lower one that they can.
    // A table in a file may throw; see there.
    SurvivalFunction curve(const state::CardState& state) const;

    virtual CurveBlock block(core::yahtzee::BoxSet open) const = 0;
};

// Collects the curves of one set of open boxes.
class CurveBlockBuilder {
public:
    CurveBlockBuilder();

    // `probabilities` are those to get at least `first` points, first + 1, ...
    void enter(bool yahtzee_bonus, int upper_total, int first,
               std::span<const float> probabilities);

    // States that were not entered get the curve of the next lower total.
    std::vector<std::uint16_t> finish() &&;

private:
    std::vector<std::uint16_t> block_;
};

} // namespace ai::yahtzee::solve
