#include "ai/yahtzee/basic/decision.h"

#include "core/yahtzee/position.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace ai::yahtzee::basic {

using namespace core::dice;
using namespace core::yahtzee;
using state::CardState;
using turn::TurnAction;

Decider::Decider(Rules rules, Strategy strategy) : rules_(rules), strategy_(std::move(strategy)) {
    if (strategy_.worths_number == 0) strategy_.par.reset();
    for (const Rule& rule : strategy_.rules) {
        Known& entry = known_.emplace_back(Known{rule, {}});
        for (int r = 0; r < roll_count; ++r)
            entry.fits[static_cast<std::size_t>(r)] = fits(rule, Roll::at(r));
    }
}

Decision Decider::decide(const CardState& state, Roll roll, int roll_number) const {
    assert(!state.open.empty());
    if (roll_number == rolls_per_turn) return box(state, roll);
    const auto slot = static_cast<std::size_t>(roll.index());
    const auto decision = [&](int step, Keep keep) {
        return keep.size() == dice_count ? stop(step, state, roll)
                                         : Decision{step, TurnAction::keep(keep)};
    };
    for (const auto& [rule, fits] : known_) {
        if (fits[slot].empty()) continue;
        if (!std::ranges::all_of(rule.when,
                                 [&](const auto& term) { return holds(term, state, roll_number); }))
            continue;
        for (const Fit& fit : fits[slot])
            if (allows(rule, state.open, fit.face)) return decision(rule.number, fit.kept);
    }
    return decision(0, most_frequent(roll));
}

Decision Decider::stop(int step, const CardState& state, Roll roll) const {
    return {step, box(state, roll).action};
}

// The box of a roll that isn't re-rolled, and the line that names it.
Decision Decider::box(const CardState& state, Roll roll) const {
    const BoxSet legal = legal_boxes(rules_, state.open, roll);
    if (strategy_.joker && is_joker(state.open, roll))
        for (const Box box : strategy_.joker->boxes)
            if (legal.contains(box)) return {strategy_.joker->number, TurnAction::score(box)};
    const Box box = best_box(state, roll, true);
    const bool is_by_par = strategy_.par && box != best_box(state, roll, false);
    return {is_by_par ? strategy_.par->number : strategy_.worths_number, TurnAction::score(box)};
}

Box Decider::best_box(const CardState& state, Roll roll, bool with_par) const {
    const bool weighs_par = with_par && strategy_.par && holds(Bonus::alive, state);
    std::optional<std::pair<double, Box>> best;
    for (const Box box : legal_boxes(rules_, state.open, roll)) {
        const int scored = points(rules_, state.open, roll, box);
        double value = scored;
        if (strategy_.worths_number > 0)
            value -= strategy_.worths[static_cast<std::size_t>(index(box))];
        if (weighs_par && is_upper(box))
            value += strategy_.par->factor * (scored - 3 * face_of(box));
        if (!best || value > best->first) best = {value, box};
    }
    return best->second;
}

} // namespace ai::yahtzee::basic
