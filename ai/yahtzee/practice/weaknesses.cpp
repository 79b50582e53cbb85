#include "ai/yahtzee/practice/weaknesses.h"

#include "ai/yahtzee/practice/theme_figures.h"
#include "ai/yahtzee/practice/themes.h"

#include <algorithm>
#include <cmath>

namespace ai::yahtzee::practice {

namespace {

std::vector<ThemeLoss> empty_list() {
    std::vector<ThemeLoss> list(themes().size());
    for (std::size_t i = 0; i < list.size(); ++i) list[i].theme = i;
    return list;
}

} // namespace

std::vector<ThemeLoss> rank_weaknesses(std::vector<ThemeLoss> list) {
    double loss = 0;
    double expected = 0;
    for (const ThemeLoss& entry : list) {
        loss += entry.loss;
        expected += static_cast<double>(entry.decisions) * theme_figures()[entry.theme].loss;
    }
    const double scale = expected > 0 ? loss / expected : 0;
    for (ThemeLoss& entry : list) {
        const ThemeFigures& figures = theme_figures()[entry.theme];
        const auto count = static_cast<double>(entry.decisions);
        const double deviation = scale * figures.loss_deviation * std::sqrt(count);
        if (deviation > 0) entry.excess = (entry.loss - scale * count * figures.loss) / deviation;
    }
    std::ranges::stable_sort(list, [](const ThemeLoss& a, const ThemeLoss& b) {
        if ((a.decisions > 0) != (b.decisions > 0)) return a.decisions > 0;
        return a.excess > b.excess;
    });
    return list;
}

std::vector<ThemeLoss> losses_by_theme(std::span<const AnalysedDecision> decisions) {
    auto list = empty_list();
    for (const AnalysedDecision& decision : decisions)
        for (ThemeLoss& entry : list) {
            if (!decision.themes[entry.theme]) continue;
            ++entry.decisions;
            entry.loss += decision.loss;
        }
    return rank_weaknesses(std::move(list));
}

std::vector<ThemeLoss> losses_by_theme(const ThemeStatistics& statistics) {
    auto list = empty_list();
    for (ThemeLoss& entry : list) {
        entry.decisions = statistics.decisions(entry.theme);
        entry.loss = statistics.total_loss(entry.theme);
    }
    return rank_weaknesses(std::move(list));
}

} // namespace ai::yahtzee::practice
