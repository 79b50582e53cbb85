#include "ai/yahtzee/players/random.h"

#include "ai/yahtzee/turn/turn_solver.h"
#include "core/yahtzee/legality.h"

#include <cassert>

namespace ai::yahtzee::players {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;

namespace {

constexpr int hold_count = 1 << core::dice::dice_count;

// The number of the 32 holds that keep just these dice of the roll.
int holds_of(core::dice::Keep keep, core::dice::Roll roll) {
    int holds = 1;
    for (int face = 1; face <= core::dice::face_count; ++face)
        for (int i = 0; i < keep.count(face); ++i)
            holds = holds * (roll.count(face) - i) / (i + 1); // binomial, exact at every step
    return holds;
}

} // namespace

core::yahtzee::Action Random::choose(const core::yahtzee::Position& position) {
    const auto actions = core::yahtzee::legal_actions(rules_, position);
    assert(!actions.empty());
    // The 64-bit stream makes the bias of the remainder negligible (below 2^-58), and unlike the
    // library's distributions it is the same everywhere.
    return actions[random_() % actions.size()];
}

void Random::plan(const CardState& state, TurnPlan& plan) {
    plan.fill([&](int roll_number, core::dice::Roll roll) {
        const bool may_hold = roll_number < core::yahtzee::rolls_per_turn;
        const auto boxes = core::yahtzee::legal_boxes(rules_, state.open, roll);
        const double each = 1.0 / (boxes.size() + (may_hold ? hold_count : 0));
        for (const auto box : boxes) plan.add(TurnAction::score(box), each);
        if (may_hold)
            for (const auto keep : keeps_within(roll))
                plan.add(TurnAction::keep(keep), holds_of(keep, roll) * each);
    });
}

} // namespace ai::yahtzee::players
