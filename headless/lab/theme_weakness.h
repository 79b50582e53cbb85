// After how many games a player's weakness stands first among his losses by theme: careers of a
// player who errs like human-0.8, but in one theme like human-2.7.

#pragma once

#include "ai/yahtzee/practice/theme.h"
#include "ai/yahtzee/solve/values.h"
#include "core/dice/keyed_dice.h"

#include <array>
#include <string>

namespace headless::lab {

inline constexpr std::array weakness_checkpoints{4, 10, 20, 50, 100}; // games of a career
inline constexpr int weakness_careers = 40;

struct WeaknessFound {
    int careers = 0; // fewer than weakness_careers if Ctrl-C ended them
    // By checkpoint: careers in which the theme stands first, and among the first three.
    std::array<int, weakness_checkpoints.size()> first{};
    std::array<int, weakness_checkpoints.size()> among_three{};
};

WeaknessFound find_weakness(const ai::yahtzee::solve::SharedValues& values,
                            const ai::yahtzee::practice::Theme& theme, const core::dice::Seed& seed,
                            int threads, bool is_quiet);

void print_weakness(const WeaknessFound& found);
std::string to_json(const WeaknessFound& found);

} // namespace headless::lab
