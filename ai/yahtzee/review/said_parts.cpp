#include "ai/yahtzee/review/said_parts.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <utility>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::solve;

namespace {

constexpr double max_share_said = 1.5; // of the loss
constexpr double min_share_against = 0.25;
constexpr double wanted_share_said = 0.75;
constexpr double min_missed = 0.1;
constexpr double min_like_first = 0.6; // a part that is told too where the first is enough
constexpr double min_beside_first = 1 / 3.0;

} // namespace

std::string_view said_part_name(std::size_t part) {
    if (part == mean_part) return "points";
    return part == spread_part ? "spread" : part_name(part);
}

std::vector<SaidPart> sorted_by_size(std::vector<SaidPart> parts) {
    std::ranges::stable_sort(parts, std::ranges::greater(),
                             [](const SaidPart& part) { return std::abs(part.amount); });
    return parts;
}

Selection select(const std::vector<SaidPart>& sorted, double loss, const PartLimits& limits) {
    const auto is_for = [](const SaidPart& part) { return part.amount > 0; };
    std::vector<SaidPart> parts_for;
    std::vector<SaidPart> against;
    std::ranges::copy_if(sorted, std::back_inserter(parts_for), is_for);
    std::ranges::copy_if(sorted, std::back_inserter(against), std::not_fn(is_for));
    std::size_t count_for = std::min<std::size_t>(1, parts_for.size());
    std::size_t count_against =
        !against.empty() && -against.front().amount >= min_share_against * loss ? 1 : 0;
    const std::size_t most_for = std::min(limits.for_better, parts_for.size());
    const auto sum_with = [&](std::size_t number_for) {
        double sum = 0;
        for (std::size_t i = 0; i < number_for; ++i) sum += parts_for[i].amount;
        for (std::size_t i = 0; i < count_against; ++i) sum += against[i].amount;
        return sum;
    };
    const auto is_enough = [&] {
        const double sum = sum_with(count_for);
        return sum >= min_share_said * loss && sum <= max_share_said * loss;
    };
    Selection selection;
    while (!is_enough()) {
        const double next_for = count_for < most_for ? parts_for[count_for].amount : 0;
        const double next_against = count_against < std::min(limits.against, against.size())
                                        ? -against[count_against].amount
                                        : 0;
        if (next_for == 0 && next_against == 0) {
            selection.many_small = true;
            break;
        }
        ++(next_for >= next_against ? count_for : count_against);
    }
    // A part nearly as large as the first would be missed, and so would a large one while much of
    // the loss is unsaid.
    const auto would_be_missed = [&](double amount) {
        return amount >= min_like_first * parts_for.front().amount ||
               (amount >= min_missed * loss &&
                amount >= min_beside_first * parts_for.front().amount &&
                sum_with(count_for) < wanted_share_said * loss);
    };
    while (!selection.many_small && count_for < most_for &&
           would_be_missed(parts_for[count_for].amount) &&
           sum_with(count_for + 1) <= max_share_said * loss)
        ++count_for;
    parts_for.resize(count_for);
    against.resize(count_against);
    selection.said = std::move(parts_for);
    selection.said.insert(selection.said.end(), against.begin(), against.end());
    return selection;
}

} // namespace ai::yahtzee::review
