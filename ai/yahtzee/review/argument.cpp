#include "ai/yahtzee/review/argument.h"

#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <cmath>

namespace ai::yahtzee::review {

using namespace core::yahtzee;

namespace {

constexpr double min_bonus_told = 0.02;        // difference of probabilities
constexpr double earned = 1 - 1e-6;            // probability
constexpr double min_share_of_first = 0.2;     // of the weight of the first argument
constexpr double min_share_of_objection = 0.3; // of the weight of the first argument

} // namespace

std::optional<Argument> compare_bonus(const ChoicePair& choices) {
    const double more = bonus_probability(choices.better) - bonus_probability(choices.worse);
    if (std::abs(more) < min_bonus_told) return std::nullopt;
    const bool is_for_better = more > 0;
    const ChoiceFigures& choice = is_for_better ? choices.better : choices.worse;
    const bool is_now = choice.action.is_score() && bonus_probability(choice) > earned;
    return Argument{is_now ? Argument::Kind::bonus_now : Argument::Kind::bonus,
                    upper_bonus_points * std::abs(more), is_for_better};
}

std::vector<Argument> find_arguments(const ChoicePair& choices, std::size_t max_count,
                                     bool with_bonus) {
    const bool better_is_box = choices.better.action.is_score();
    const bool worse_is_box = choices.worse.action.is_score();
    auto all = better_is_box && worse_is_box   ? compare_boxes(choices)
               : better_is_box || worse_is_box ? compare_box_with_keep(choices)
                                               : compare_keeps(choices);
    if (!with_bonus)
        std::erase_if(all, [](const Argument& one) { return one.kind == Argument::Kind::bonus; });
    std::vector<Argument> told;
    if (all.empty()) return told;
    const double first = std::abs(all.front().weight);
    const auto objection = std::ranges::find(all, false, &Argument::is_for_better);
    const bool objects = max_count > 1 && objection != all.end() &&
                         objection->weight >= min_share_of_objection * first;
    const std::size_t room = max_count - (objects ? 1 : 0);
    for (const Argument& argument : all)
        if (argument.is_for_better && told.size() < room &&
            (told.empty() || argument.weight >= min_share_of_first * first))
            told.push_back(argument);
    // Without anything for the better choice the objection would be no reason.
    if (objects && !told.empty()) told.push_back(*objection);
    return told;
}

} // namespace ai::yahtzee::review
