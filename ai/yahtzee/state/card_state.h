// CardState: the part of a card that decides how many points can still come: the open boxes, the
// upper total, and whether further Yahtzees earn a bonus. Play reaches 536,448 states, those of
// finished cards included.

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

// True if some play reaches the state.
bool is_reachable(const CardState& state);

// The number of states that some play reaches, finished cards included.
int reachable_state_count();

// A different number for each state, below state_index_count. Some numbers stand for no state.
std::size_t state_index(const CardState& state);
inline constexpr std::size_t state_index_count = std::size_t{1} << (core::yahtzee::box_count + 7);

// The greatest upper total with these open boxes: what all filled upper boxes can hold, 63 at most.
int max_upper_total(core::yahtzee::BoxSet open);

// The state with the lowest upper total among those with the same future as `state`. A bonus that
// is out of reach counts as one that is earned: 63.
CardState with_min_upper_total(const CardState& state);

// The state that stands in tables for all states with the same future: the one with the lowest
// upper total that play reaches. For a state that no play reaches, the representative of the next
// lower total that play reaches.
CardState representative(CardState state);

// The effect of filling a box: the points that it adds, bonuses included, and the next state.
struct Transition {
    int points;
    CardState next;
};

// Fills `box` with `box_points`; no Yahtzee bonus.
Transition fill(const CardState& state, core::yahtzee::Box box, int box_points);

// Scores `roll` in `box`, a Yahtzee bonus included.
Transition score(core::yahtzee::Rules rules, const CardState& state, core::dice::Roll roll,
                 core::yahtzee::Box box);

} // namespace ai::yahtzee::state
