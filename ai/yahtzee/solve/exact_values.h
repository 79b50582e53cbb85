// The solved game in exact fractions: for every state at the start of a turn the greatest expected
// number of points still to come, as an integer over 6^(15k) where k boxes are open. Proves how far
// the fast solver's values (values.h), which are rounded, may be off.

#pragma once

#include "ai/yahtzee/solve/exact_turn.h"
#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/state/card_state.h"
#include "core/yahtzee/rules.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace ai::yahtzee::solve {

class ExactValues {
public:
    // For states whose open boxes are among `within`; all numerators are zero at first.
    ExactValues(core::yahtzee::Rules rules, core::yahtzee::BoxSet within);

    core::yahtzee::Rules rules() const { return rules_; }

    // Points to come, counted as Values::points() counts them: an upper bonus that is already
    // earned is not in them. Multiplied by 6^(15k); numerator_limbs(k) limbs, the least significant
    // first. The state must be reachable (is_reachable()).
    std::span<const Limb> numerator(const state::CardState& state) const {
        return {&limbs_[position(state)], numerator_limbs(state.open.size())};
    }
    std::span<Limb> numerator(const state::CardState& state) {
        return {&limbs_[position(state)], numerator_limbs(state.open.size())};
    }

    // The points, rounded: off by less than 1e-14 where long double has 64 bits of precision.
    long double points(const state::CardState& state) const;

    std::size_t memory_bytes() const { return limbs_.size() * sizeof(Limb); }

private:
    std::size_t position(const state::CardState& state) const;

    core::yahtzee::Rules rules_;
    std::vector<std::uint32_t> starts_; // in limbs_, by open boxes and state of the Yahtzee box
    std::vector<Limb> limbs_;
};

using SharedExactValues = std::shared_ptr<const ExactValues>;

// Null if it was stopped.
SharedExactValues solve_exact(core::yahtzee::Rules rules, const SolveOptions& options = {});

// The greatest difference between `values` and `exact`, in points, over all reachable states with
// open boxes among `within`. Rounded up, by less than 1e-14.
double max_difference(const Values& values, const ExactValues& exact,
                      core::yahtzee::BoxSet within = core::yahtzee::BoxSet::all());

// A number of limbs, the least significant first, in decimal digits.
std::string to_decimal(std::span<const Limb> number);

// Calls visit(state) for every reachable state with open boxes among `within`, in ascending order:
// the mask of the filled boxes, the upper total, then the state of the Yahtzee box (open, zero
// points, fifty points).
void for_each_reachable_state(core::yahtzee::BoxSet within,
                              const std::function<void(const state::CardState&)>& visit);

// Calls visit(line) with "BOXES UPPER YAHTZEE NUMERATOR\n" for each of these states, in this
// order. BOXES is the mask of the filled boxes, UPPER the upper total up to 63, YAHTZEE 0 for an
// open Yahtzee box, 1 for one with zero and 2 for one with fifty points.
void list_states(const ExactValues& exact, core::yahtzee::BoxSet within,
                 const std::function<void(const std::string& line)>& visit);

} // namespace ai::yahtzee::solve
