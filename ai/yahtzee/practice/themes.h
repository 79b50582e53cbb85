// All themes. Every decision belongs to at least one.

#pragma once

#include "ai/yahtzee/practice/theme.h"

#include <bitset>
#include <cstddef>
#include <span>
#include <string_view>

namespace ai::yahtzee::practice {

// In the order in which they are listed: dice to keep, boxes to take, the state of the card.
std::span<const Theme> themes();

inline constexpr std::size_t max_themes = 32;
using ThemeSet = std::bitset<max_themes>; // by index in themes()

ThemeSet themes_of(const DecisionContext& decision);

// Null if there is no theme of that name.
const Theme* find_theme(std::string_view name);
// The index of one of themes().
std::size_t index_of(const Theme& theme);

// The action of a theme's rule in a decision with several choices, compared with exact play.
struct RuleOutcome {
    bool agrees; // the action is the best, or equal to it
    double loss; // of the action: points, or win probability if the theme is about winning
};
// Nothing if the rule does not apply.
std::optional<RuleOutcome> try_rule(const Theme& theme, const DecisionContext& decision);

} // namespace ai::yahtzee::practice
