// Arguments between two boxes: what each brings now and later, the upper bonus, and what the box
// that stays open does for the others.

#include "ai/yahtzee/review/argument.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::solve;
using namespace core::yahtzee;

namespace {

constexpr double min_saved_told = 0.5;         // points
constexpr double min_yahtzee_bonus_told = 2.0; // points for further Yahtzees

Argument two_boxes(const ChoicePair& choices) {
    const auto sum = [&](const ChoiceFigures& taken, const ChoiceFigures& left) {
        return choices.points_now(taken) + taken.parts[part_of(left.action.box())];
    };
    const double more = sum(choices.better, choices.worse) - sum(choices.worse, choices.better);
    return {Argument::Kind::two_boxes, std::abs(more), more > 0};
}

double gained_in(const ChoicePair& choices, std::size_t part) {
    return choices.better.parts[part] - choices.worse.parts[part];
}

// The box that stays open saves the others from bad rolls.
std::optional<Argument> spare_box(const ChoicePair& choices) {
    const Box open = choices.worse.action.box();
    double saved = 0;
    for (const Box box : all_boxes)
        if (box != choices.better.action.box() && box != open)
            saved += gained_in(choices, part_of(box));
    if (saved < min_saved_told) return std::nullopt;
    return Argument{Argument::Kind::spare_box, saved, true, {}, {}, part_of(open)};
}

std::optional<Argument> yahtzee_bonuses(const ChoicePair& choices) {
    const double more = gained_in(choices, yahtzee_bonus_part);
    if (std::abs(more) < min_yahtzee_bonus_told) return std::nullopt;
    return Argument{Argument::Kind::average, std::abs(more), more > 0, {}, {}, yahtzee_bonus_part};
}

} // namespace

std::vector<Argument> compare_boxes(const ChoicePair& choices) {
    std::vector<Argument> arguments{two_boxes(choices)};
    if (const auto bonus = compare_bonus(choices)) arguments.push_back(*bonus);
    const Box open = choices.worse.action.box();
    const bool takes_anything = open == Box::ones || open == Box::twos || open == Box::chance;
    const bool has_reason = std::ranges::any_of(arguments, &Argument::is_for_better);
    if (const auto spare = spare_box(choices); spare && (takes_anything || !has_reason))
        arguments.push_back(*spare);
    std::ranges::stable_sort(arguments, std::ranges::greater(), &Argument::weight);
    if (const auto bonuses = yahtzee_bonuses(choices)) arguments.push_back(*bonuses);
    // What speaks for the better choice comes first.
    std::stable_partition(arguments.begin(), arguments.end(),
                          std::mem_fn(&Argument::is_for_better));
    const bool tells_points =
        arguments.front().is_for_better && std::ranges::any_of(arguments, [](const Argument& one) {
            return one.kind == Argument::Kind::two_boxes && one.is_for_better;
        });
    const int more_now = choices.points_now(choices.better) - choices.points_now(choices.worse);
    if (!tells_points && more_now > 0)
        arguments.insert(arguments.begin(),
                         {Argument::Kind::points_now, arguments.front().is_for_better
                                                          ? arguments.front().weight
                                                          : static_cast<double>(more_now)});
    return arguments;
}

} // namespace ai::yahtzee::review
