// Measured figures of each theme over games of human-0.8: his loss, and how often the rule of thumb
// is right. Made by `alea-lab themes --rules --json --games 20000 --seed 1`.

#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace ai::yahtzee::practice {

struct ThemeFigures {
    std::string_view theme;
    // Of the rule, over decisions with a choice on which it speaks:
    double agreement; // with the best choice, 0 to 1
    std::int64_t count;
    double standard_error; // of the agreement
    // Over all decisions of the theme:
    double loss;           // points per decision
    double loss_deviation; // standard deviation, points
};

// In the order of themes().
std::span<const ThemeFigures> theme_figures();

// Null if there is none of that theme.
const ThemeFigures* figures_of_theme(std::string_view theme);

} // namespace ai::yahtzee::practice
