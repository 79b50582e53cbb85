// Contributions: for all states at the start of a turn the expected points that each box, the upper
// bonus and the Yahtzee bonuses add under best play. The contributions of a state sum to its value,
// so the loss of a choice splits into parts.

#pragma once

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/state/card_state.h"
#include "ai/yahtzee/turn/turn_kernel.h"
#include "ai/yahtzee/turn/turn_policy.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/box.h"
#include "core/yahtzee/position.h"

#include <array>
#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

namespace ai::yahtzee::solve {

// Expected points by part: the thirteen boxes by their index, then the two bonuses.
inline constexpr std::size_t upper_bonus_part = core::yahtzee::box_count;
inline constexpr std::size_t yahtzee_bonus_part = core::yahtzee::box_count + 1;
inline constexpr std::size_t part_count = core::yahtzee::box_count + 2;
using Contributions = std::array<double, part_count>;

inline std::size_t part_of(core::yahtzee::Box box) { return static_cast<std::size_t>(index(box)); }

std::string_view part_name(std::size_t part);

double sum(const Contributions& contributions);

// 20 MB. Immutable once it is solved; share it freely between threads.
class ContributionTable {
public:
    ContributionTable();

    // The points still to come; they sum to Values::points(state). An upper total above
    // max_upper_total(open) counts as that.
    Contributions at(const state::CardState& state) const;

    // The contributions of one part, a box in `open` or a bonus, by upper total from 0 to
    // max_upper_total(open). Here the upper bonus counts when the game ends: at a total of 63 its
    // 35 points are still to come.
    const float* row(core::yahtzee::BoxSet open, bool yahtzee_bonus, std::size_t part) const {
        return &rows_[offset(open, yahtzee_bonus, part)];
    }
    float* row(core::yahtzee::BoxSet open, bool yahtzee_bonus, std::size_t part) {
        return &rows_[offset(open, yahtzee_bonus, part)];
    }

    std::size_t bytes() const { return rows_.size() * sizeof(float); }

private:
    std::size_t offset(core::yahtzee::BoxSet open, bool yahtzee_bonus, std::size_t part) const;

    std::vector<std::size_t> groups_; // offset of the first row, by open boxes and Yahtzee bonus
    std::vector<float> rows_;
};

using SharedContributions = std::shared_ptr<const ContributionTable>;

// For the policy of the greatest expected score. Null if it was stopped.
SharedContributions solve_contributions(const Values& values, const SolveOptions& options = {});

// The same with one of supported_turn_kernels(); all give the same contributions.
SharedContributions solve_contributions_with(const turn::TurnKernel& kernel, const Values& values,
                                             const SolveOptions& options = {});

// The contributions of each part of the score (contribution_table.h) after every choice in a
// position. Takes microseconds once the table is solved.

// The points still to come, those of this turn included, when `roll` is scored in `box`.
Contributions contributions_after(core::yahtzee::Rules rules, const ContributionTable& table,
                                  const state::CardState& state, core::dice::Roll roll,
                                  core::yahtzee::Box box);

// For all choices of one position; they share the policy for the rest of the turn, which is
// best_policy(). Values and table must outlive it.
class ChoiceContributions {
public:
    ChoiceContributions(const Values& values, const ContributionTable& table,
                        const core::yahtzee::Position& position);

    // The points still to come after a legal action and best play; points on the card are not in
    // them. They sum to the choice's value less the card's total.
    Contributions at(core::yahtzee::Action action) const;

private:
    Contributions of_box(core::dice::Roll roll, core::yahtzee::Box box) const;

    const Values& values_;
    const ContributionTable& table_;
    core::yahtzee::Position position_;
    state::CardState state_;
    turn::TurnPolicy policy_{};          // while there are rolls and boxes left
    std::vector<Contributions> by_roll_; // of the third roll in its best box, by Roll::index()
};

} // namespace ai::yahtzee::solve
