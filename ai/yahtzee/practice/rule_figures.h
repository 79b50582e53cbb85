// How often each rule of thumb is right, as it was measured.

#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace ai::yahtzee::practice {

struct RuleFigure {
    std::string_view theme;
    double agreement; // with the best choice, 0 to 1
    std::int64_t count;
    double standard_error;
};

// Made by `alea-lab themes --rules --games 20000 --seed 1`, in the order of themes().
std::span<const RuleFigure> rule_figures();

// Null if there is none of that theme.
const RuleFigure* rule_figure(std::string_view theme);

} // namespace ai::yahtzee::practice
