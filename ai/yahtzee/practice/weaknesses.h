// The themes in which a player loses more than others: those to practise first.

#pragma once

#include "ai/yahtzee/practice/mistakes.h"
#include "ai/yahtzee/practice/theme_statistics.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ai::yahtzee::practice {

// Of one theme.
struct ThemeLoss {
    std::size_t theme = 0; // index in themes()
    std::int64_t decisions = 0;
    double loss = 0; // points, all decisions together
    // Loss above the loss of human-0.8 in as many decisions of the theme, in standard deviations.
    // The losses of human-0.8 are scaled so that both players lose the same in total.
    double excess = 0;
};

// All themes, the greatest excess first; those without a decision last.
std::vector<ThemeLoss> losses_by_theme(std::span<const AnalysedDecision> decisions);
std::vector<ThemeLoss> losses_by_theme(const ThemeStatistics& statistics);
// The same from sums with an entry for each theme, by index; computes the excess.
std::vector<ThemeLoss> rank_weaknesses(std::vector<ThemeLoss> sums);

} // namespace ai::yahtzee::practice
