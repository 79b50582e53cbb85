// Why one choice is better than another, in the language of the window. The wording is that of
// ai/yahtzee/review/reason_text.h.

#pragma once

#include "ai/yahtzee/review/reason.h"
#include "core/yahtzee/game.h"

#include <QString>

namespace app::text {

// The steps of the basic strategy in words for people.
QString step_text(int step);  // "four alike: keep them"; 0: no rule fits
QString step_title(int step); // "Rule 5"; 0: "No rule"

// A sentence on a decision: "Rule 5: four alike: keep them – followed". `is_followed`: the choice
// is the rule's; `cost`: points that it lost more than the rule.
QString followed_sentence(int step, bool is_followed, double cost);

// At most three sentences. The game in phase to_decide.
QString reason_text(const ai::yahtzee::review::Reason& reason, const core::yahtzee::Game& game);

// The pattern that a turn makes in a box: "Full house", "Three or more sixes".
QString pattern_title(core::yahtzee::Box box);

// "64 %", "more than 99 %", "less than 1 %": of what a turn or a game makes.
QString share_text(double probability);

} // namespace app::text
