// A kind of decision that players have a name for, with the rule of thumb that they go by.

#pragma once

#include "ai/yahtzee/practice/context.h"
#include "core/yahtzee/action.h"

#include <optional>
#include <string_view>

namespace ai::yahtzee::practice {

struct Theme {
    std::string_view name;   // on command lines: "two-pairs"
    std::string_view title;  // for people: "Two pairs: keep both or one"
    std::string_view advice; // two sentences that teach the rule of thumb

    bool (*applies)(const DecisionContext&);
    // What the rule says to do, a keep as the hold with the lowest code; nothing where it is
    // silent.
    std::optional<core::yahtzee::Action> (*rule)(const DecisionContext&);

    // Whether the rule is about winning instead of points.
    bool is_about_winning = false;
};

} // namespace ai::yahtzee::practice
