#include "ai/yahtzee/practice/themes.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::decide;

namespace {

std::vector<Theme> all_themes() {
    std::vector<Theme> all;
    for (const auto part : {keep_themes(), box_themes(), card_themes(), win_themes()})
        all.insert(all.end(), part.begin(), part.end());
    assert(all.size() <= max_themes);
    return all;
}

double best_win(std::span<const RankedAction> ranking) {
    double best = 0;
    for (const RankedAction& choice : ranking) best = std::max(best, choice.win.value_or(0));
    return best;
}

} // namespace

std::span<const Theme> themes() {
    static const std::vector<Theme> all = all_themes();
    return all;
}

ThemeSet themes_of(const DecisionContext& decision) {
    ThemeSet set;
    for (std::size_t i = 0; i < themes().size(); ++i)
        if (themes()[i].applies(decision)) set.set(i);
    return set;
}

const Theme* find_theme(std::string_view name) {
    const auto found = std::ranges::find(themes(), name, &Theme::name);
    return found == themes().end() ? nullptr : &*found;
}

std::size_t index_of(const Theme& theme) {
    return static_cast<std::size_t>(std::ranges::find(themes(), theme.name, &Theme::name) -
                                    themes().begin());
}

std::optional<RuleOutcome> try_rule(const Theme& theme, const DecisionContext& decision) {
    const auto action = theme.rule(decision);
    if (!action) return std::nullopt;
    const RankedAction& choice = decision.ranked(*action);
    if (!theme.is_about_winning) return RuleOutcome{choice.loss == 0, choice.loss};
    const double loss = best_win(decision.ranking()) - choice.win.value_or(0);
    return RuleOutcome{loss < equal_probabilities, loss};
}

} // namespace ai::yahtzee::practice
