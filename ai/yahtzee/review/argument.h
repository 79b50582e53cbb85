// Arguments: what speaks for one choice of two and what against it, in the order in which they are
// told. The figures are those of the choices; here is only which of them matter.

#pragma once

#include "ai/yahtzee/review/aim.h"
#include "ai/yahtzee/review/choice_figures.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace ai::yahtzee::review {

struct Argument {
    enum class Kind {
        aim,        // a keep makes `aim` more often than the other keep
        two_aims,   // the better keep makes `aim`, the worse one `other_aim`
        poor_aim,   // the worse keep makes `aim`, which brings little more now than later
        bonus,      // the upper bonus comes more often by the end of the game
        bonus_now,  // a box earns it now
        average,    // `part` brings more on average by the end of the game
        sure,       // points in the hand, against rolling on
        rolls,      // what rolling on makes: `aim`, and `other_aim` if there is one
        holds,      // rolling on is sure of `aim`
        stays_sure, // the box in the hand can still be taken after rolling on
        box_later,  // what rolling on brings in the box in the hand, on average
        ends_turn,  // the box in the hand ends the turn
        points_now, // a box brings more points now
        two_boxes,  // the points of taking one box now and the other later, for both orders
        spare_box,  // the box that stays open saves points in the others
    };

    Kind kind;
    double weight = 0; // about how many points it is worth
    bool is_for_better = true;
    std::optional<Aim> aim = {};
    std::optional<Aim> other_aim = {};
    std::optional<std::size_t> part = {}; // of the score; see solve::part_name()
    bool brings_bonus = false;            // the aim is enough for the upper bonus
    bool is_further = false;              // an aim is told before it
};

// The most important first, objections last; at most `max_count`.
std::vector<Argument> find_arguments(const ChoicePair& choices, std::size_t max_count,
                                     bool with_bonus = true);

// The parts of find_arguments().
std::vector<Argument> compare_keeps(const ChoicePair& choices);
std::vector<Argument> compare_boxes(const ChoicePair& choices);
std::vector<Argument> compare_box_with_keep(const ChoicePair& choices);
std::optional<Argument> compare_bonus(const ChoicePair& choices);

} // namespace ai::yahtzee::review
