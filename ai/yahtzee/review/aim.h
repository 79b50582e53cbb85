// Aim: what dice may be kept for in a turn: the pattern of a lower box, or enough dice of a face.

#pragma once

#include "core/dice/keep.h"
#include "core/dice/roll.h"
#include "core/yahtzee/box.h"
#include "core/yahtzee/card.h"
#include "core/yahtzee/rules.h"

#include <compare>
#include <vector>

namespace ai::yahtzee::review {

// Dice in an upper box: three of each face earn the upper bonus.
inline constexpr int enough_of_a_face = 3;

struct Aim {
    core::yahtzee::Box box; // not chance, which takes any roll; Yahtzee: also for its bonus
    int of_face = 0;        // in an upper box, the least number of dice of its face; else 0

    friend auto operator<=>(const Aim&, const Aim&) = default;
};

bool is_met(const Aim& aim, core::dice::Roll roll);

// Whether dice that are kept meet the aim whatever else is rolled.
bool is_sure(const Aim& aim, core::dice::Keep keep);

// How many dice the keep still needs for the aim, at least.
int missing_dice(const Aim& aim, core::dice::Keep keep);

// The fewest points that a roll with these dice gains in the box.
int min_gain(core::yahtzee::Rules rules, const core::yahtzee::Card& card, core::dice::Keep keep,
             core::yahtzee::Box box);

// One for each open box but chance, as the choice between two keeps has them, and a further Yahtzee
// where it earns a bonus. In upper boxes three of the face; as many as the upper bonus needs, where
// one of them is left; four, where both keeps hold three.
std::vector<Aim> aims(const core::yahtzee::Card& card, core::dice::Keep keep,
                      core::dice::Keep other);

} // namespace ai::yahtzee::review
