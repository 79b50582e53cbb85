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

// The functions of one set of open boxes in the format of survival_table.cpp.
using SurvivalBlock = std::shared_ptr<const std::vector<std::uint16_t>>;

class SurvivalTable {
public:
    SurvivalTable() = default;
    SurvivalTable(const SurvivalTable&) = delete;
    SurvivalTable& operator=(const SurvivalTable&) = delete;
    virtual ~SurvivalTable() = default;

    // For an upper total that no play reaches: the function of the next lower one that some play
    // reaches. A table in a file may throw TableError; see ai/yahtzee/tables/table_file.h.
    SurvivalFunction function(const state::CardState& state) const;

    virtual SurvivalBlock block(core::yahtzee::BoxSet open) const = 0;
};

// Collects the functions of one set of open boxes.
class SurvivalBlockBuilder {
public:
    SurvivalBlockBuilder();

    // `probabilities` are those to get at least `first` points, first + 1, ...
    void enter(bool yahtzee_bonus, int upper_total, int first,
               std::span<const float> probabilities);

    // States that were not entered get the function of the next lower total.
    std::vector<std::uint16_t> finish() &&;

private:
    std::vector<std::uint16_t> block_;
};

} // namespace ai::yahtzee::solve
