// Rules of thumb: what good players do without computing. The rules of the themes are built from
// them.

#pragma once

#include "ai/yahtzee/practice/context.h"
#include "core/yahtzee/action.h"

#include <optional>

namespace ai::yahtzee::practice {

using Advice = std::optional<core::yahtzee::Action>; // nothing: the rule is silent

Advice keep(const DecisionContext& decision, core::dice::Keep keep);
Advice keep_face(const DecisionContext& decision, int face); // all dice of it
// Scores in `box`, which must be legal for the dice.
Advice score(core::yahtzee::Box box);

// Whether the dice score in the box, which is open, all that its name promises: 25, 30, 40 or 50
// points, or those of three or four of a kind.
bool is_made(const DecisionContext& decision, core::yahtzee::Box box);

// The faces of the pair, or of the two, the lower first; 0 where there is none. More than two dice
// of a face aren't a pair.
struct PairFaces {
    int low = 0;
    int high = 0;
};
PairFaces pairs_of(core::dice::Roll roll);

// Whether an open-ended draw of the dice is for a straight that is open.
bool has_useful_open_draw(const DecisionContext& decision);
bool has_useful_inside_draw(const DecisionContext& decision);
// Whether three of a kind, four of a kind or Yahtzee is open.
bool wants_equal_dice(const DecisionContext& decision);

// A pair and a straight draw.
Advice pair_or_run(const DecisionContext& decision);
// Two pairs.
Advice one_pair_or_both(const DecisionContext& decision);
// An inside draw, perhaps with a pair.
Advice inside_draw_or_pair(const DecisionContext& decision);
// Three or four of a kind: keeps them if some open box wants them.
Advice triple_or_other_boxes(const DecisionContext& decision);
// Without a pair or draw that an open box wants: keeps the single die that is wanted most.
Advice best_single_die(const DecisionContext& decision);
// A full house while rolls are left.
Advice full_house_or_triple(const DecisionContext& decision);
// A small straight while rolls are left.
Advice small_straight_or_more(const DecisionContext& decision);
// Any dice while rolls are left.
Advice usual_keep(const DecisionContext& decision);

// The box to score zero in.
Advice box_to_zero(const DecisionContext& decision);
// The last roll made nothing: chance, or a low upper box.
Advice poor_roll_box(const DecisionContext& decision);
// Any last roll.
Advice usual_box(const DecisionContext& decision);

// Dice that no open upper box and no box for equal dice wants.
Advice keep_for_other_boxes(const DecisionContext& decision);
// One box is left.
Advice keep_for_last_box(const DecisionContext& decision);

} // namespace ai::yahtzee::practice
