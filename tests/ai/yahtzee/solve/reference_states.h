// States of a card as the plain solvers of reference.h count them, and a visit to all that can be
// reached.

#pragma once

#include "ai/yahtzee/state/card_state.h"
#include "core/yahtzee/rules.h"
#include "tests/ai/yahtzee/solve/reference.h"

namespace reference {

inline Joker rule_of(core::yahtzee::JokerRule rule) {
    using core::yahtzee::JokerRule;
    if (rule == JokerRule::forced) return Joker::forced;
    return rule == JokerRule::verhoeff ? Joker::verhoeff : Joker::free_choice;
}

inline YahtzeeBox yahtzee_box_of(const ai::yahtzee::state::CardState& state) {
    if (state.open.contains(core::yahtzee::Box::yahtzee)) return YahtzeeBox::open;
    return state.yahtzee_bonus ? YahtzeeBox::fifty : YahtzeeBox::zero;
}

// Those whose open boxes are within these.
template <class Visit>
void for_each_state(core::yahtzee::BoxSet within, Visit visit) {
    using namespace ai::yahtzee::state;
    using namespace core::yahtzee;
    for (unsigned open = 0; open < 1u << box_count; ++open)
        for (const bool bonus : {false, true})
            for (int total = 0; total < upper_total_count; ++total)
                if (const CardState state{BoxSet::from_bits(open), total, bonus};
                    is_reachable(state) && (open & ~within.bits()) == 0)
                    visit(state);
}

template <class Visit>
void for_each_state(Visit visit) {
    for_each_state(core::yahtzee::BoxSet::all(), visit);
}

} // namespace reference
