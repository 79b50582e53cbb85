// A kind of decision that players have a name for, with the rule of thumb that they go by.

#pragma once

#include "ai/yahtzee/practice/context.h"
#include "core/yahtzee/action.h"

#include <optional>
#include <span>
#include <string_view>

namespace ai::yahtzee::practice {

struct Theme {
    std::string_view name;   // on command lines: "two-pairs"
    std::string_view title;  // for people: "Two pairs: keep both or one"
    std::string_view advice; // two sentences that teach the rule of thumb

    bool (*applies)(const DecisionContext&);
    // The action of the rule, a keep as the hold with the lowest code; nothing if the rule does not
    // apply.
    std::optional<core::yahtzee::Action> (*rule)(const DecisionContext&);

    // Whether the rule is about winning instead of points.
    bool is_about_winning = false;
};

// The parts of themes().
std::span<const Theme> keep_themes(); // which dice to keep
std::span<const Theme> box_themes();  // which box to take
std::span<const Theme> card_themes(); // by the state of the card, whatever the dice
std::span<const Theme> win_themes();  // by the state of the other card

} // namespace ai::yahtzee::practice
