// Why one choice is better than another, in the language of the window. The wording is that of
// ai/yahtzee/review/reason_text.h.

#pragma once

#include "ai/yahtzee/review/reason.h"
#include "core/yahtzee/game.h"

#include <QString>

namespace app::text {

// The steps of the basic strategy in words for people.
QString step_text(int step);  // "Keep four alike"; 0: no step fits
QString step_title(int step); // "Step 5"; 0: "No step fits"

// Sentences on a decision: "Step 8: Keep four alike. It was followed." `is_followed`: the
// choice is that of the step; `cost`: points that it lost more than the step; `loss`: that it lost.
QString followed_sentence(int step, bool is_followed, double cost, double loss);

// Why `other` does not decide though it fits too, and was perhaps followed.
QString order_sentence(int other, int step);

// The step that decides, told before a choice is made: "Step 8: Keep four alike. Here
// that gives away 0.31 points." `loss`: points that following the step loses.
QString advising_sentence(int step, double loss);

// True for the steps that weigh a box's points against its worth; the worth of a box, "8.5"; and
// the best three sums for the dice on the table: "Points minus worth: ones 4 − 7 + 1 for the bonus
// = −2, twos 0 − 8.5 − 6 for the bonus = −14.5."
bool is_of_worths(int step);
QString worth_text(core::yahtzee::Box box);
// True while the points of the mover's upper boxes count for the bonus too, as the sentence says.
bool counts_bonus(const core::yahtzee::Game& game);
QString par_sentence();
QString sums_text(const core::yahtzee::Game& game);

// At most three sentences, each on a line of its own, and the sum where the last of them speaks
// against the better choice. The game in phase to_decide.
QString reason_text(const ai::yahtzee::review::Reason& reason, const core::yahtzee::Game& game);

// The first of them.
QString first_reason(const ai::yahtzee::review::Reason& reason, const core::yahtzee::Game& game);

// The pattern that a turn makes in a box: "Full house", "Three or more sixes".
QString pattern_title(core::yahtzee::Box box);

// "64 %", "more than 99 %", "less than 1 %": of what a turn or a game makes.
QString share_text(double probability);

} // namespace app::text
