// What of a card matters for the points still to come: the open boxes, the upper total, and
// whether further Yahtzees earn a bonus. 536,448 such states can arise, finished cards included.

#pragma once

#include "core/dice/roll.h"
#include "core/yahtzee/box.h"
#include "core/yahtzee/card.h"
#include "core/yahtzee/rules.h"
#include "core/yahtzee/scoring.h"

#include <compare>
#include <cstddef>

namespace ai::yahtzee::state {

inline constexpr int upper_total_count = core::yahtzee::upper_bonus_threshold + 1;

struct CardState {
    core::yahtzee::BoxSet open = core::yahtzee::BoxSet::all();
    int upper_total = 0;        // points in the upper boxes, 63 for all from 63 up
    bool yahtzee_bonus = false; // the Yahtzee box holds 50

    friend constexpr auto operator<=>(const CardState&, const CardState&) = default;
};

CardState state_of(const core::yahtzee::Card& card);

// Whether some play reaches the state.
bool is_reachable(const CardState& state);

// How many states some play reaches, finished cards included.
int reachable_state_count();

// A number for each state, below state_index_count; some numbers stand for none.
std::size_t state_index(const CardState& state);
inline constexpr std::size_t state_index_count = std::size_t{1} << (core::yahtzee::box_count + 7);

// The most, 63 for all above, that the upper boxes can hold which are not in `open`.
int greatest_upper_total(core::yahtzee::BoxSet open);

// The state with the lowest upper total that has the same future; 63 stands for a bonus that is
// settled, earned or out of reach.
CardState with_least_upper_total(const CardState& state);

// The state with the lowest upper total that play can reach and that has the same future: it stands
// for all of them in tables. For a state that no play reaches: of the next lower total that one
// does.
CardState representative(CardState state);

// What filling a box does: the points it adds, both bonuses in, and the state of the next turn.
struct Transition {
    int points;
    CardState next;
};

// With `box_points` in the box, whatever the dice: no Yahtzee bonus.
Transition fill(const CardState& state, core::yahtzee::Box box, int box_points);

// With the points of `roll`.
Transition score(core::yahtzee::Rules rules, const CardState& state, core::dice::Roll roll,
                 core::yahtzee::Box box);

} // namespace ai::yahtzee::state
