// Where the points come from: how much each box, the upper bonus and the Yahtzee bonuses are
// expected to add under best play. The parts sum to the value, so a loss can be split exactly.

#pragma once

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/turn_state.h"
#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <array>
#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

namespace ai::yahtzee {

// The thirteen boxes by their index, then the two bonuses.
inline constexpr std::size_t upper_bonus_part = core::yahtzee::box_count;
inline constexpr std::size_t yahtzee_bonus_part = core::yahtzee::box_count + 1;
inline constexpr std::size_t part_count = core::yahtzee::box_count + 2;

std::string_view part_name(std::size_t part);

using Parts = std::array<double, part_count>; // points

double sum(const Parts& parts);

class Contributions {
public:
    // As solve_contributions() lays them out.
    Contributions(SharedValues values, std::vector<std::array<float, part_count>> parts);

    // The points still to come from a state; they sum to values().points(state).
    Parts of(const TurnState& state) const;

    // The final score's parts when `action`, which must be legal, is carried out and best play
    // follows; what the card holds already is in them. They sum to the choice's value.
    Parts of(const core::yahtzee::Position& position, core::yahtzee::Action action) const;

    const Values& values() const { return *values_; }

private:
    SharedValues values_;
    std::vector<std::array<float, part_count>> parts_;
};

// Goes once over all states; null if it was stopped.
std::shared_ptr<const Contributions> solve_contributions(SharedValues values,
                                                         const SolveOptions& options = {});

} // namespace ai::yahtzee
