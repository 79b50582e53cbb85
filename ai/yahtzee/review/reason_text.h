// The wording of reasons, for the window and the programs: whole sentences, which a function that
// is handed in translates.

#pragma once

#include "ai/yahtzee/review/reason.h"
#include "core/yahtzee/position.h"
#include "core/yahtzee/rules.h"

#include <functional>
#include <string>
#include <vector>

namespace ai::yahtzee::review {

// The default is the English of the programs.
struct Language {
    // The translation of a text in a context; see core/support/translatable.h.
    std::function<std::string(const char* context, const char* text)> translate =
        [](const char*, const char* text) { return std::string(text); };
    std::string decimal_point = ".";
    std::string minus = "-";
    std::string percent = " %"; // after a number
};

// A sentence for each statement; that of two boxes has two lines.
std::vector<std::string> sentences(const Reason& reason, core::yahtzee::Rules rules,
                                   const core::yahtzee::Position& position,
                                   const Language& language = {});

// The pattern that a turn makes in a box: "three or more ones", "a full house"; as an object.
std::string pattern_text(core::yahtzee::Box box, const Language& language);

// The points of a box, with the bonus for a further Yahtzee apart: "25", "40 + 100".
std::string points_text(const core::yahtzee::Card& card, core::yahtzee::Rules rules,
                        core::dice::Roll roll, core::yahtzee::Box box);

// "64 %", "more than 99 %", "less than 1 %"
std::string share_text(double probability, const Language& language);

} // namespace ai::yahtzee::review
