// The rules that every reason keeps, whatever it is about.

#pragma once

#include "ai/yahtzee/review/reason.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <set>
#include <string>

namespace tests {

using namespace ai::yahtzee::review;

// Empty where the reason keeps the rules.
inline std::string broken_rule(const Reason& reason) {
    const auto is_against = [](const SaidPart& part) { return part.amount < 0; };
    const auto first_against = std::ranges::find_if(reason.said, is_against);
    const auto count_for = first_against - reason.said.begin();
    const auto count_against = reason.said.end() - first_against;
    if (count_for > 3 || count_against > 2) return "too many parts";
    if (reason.statements.empty() || reason.statements.size() > 3) return "statements";
    const double sum =
        std::accumulate(reason.said.begin(), reason.said.end(), 0.0,
                        [](double total, const SaidPart& part) { return total + part.amount; });
    const bool is_most = sum >= 0.5 * reason.loss && sum <= 1.5 * reason.loss;
    if (is_most == reason.many_small) return "the sum that is said";
    for (std::size_t i = 1; i < reason.said.size(); ++i)
        if (reason.said[i - 1].amount * reason.said[i].amount > 0 &&
            std::abs(reason.said[i - 1].amount) < std::abs(reason.said[i].amount))
            return "the order of the parts";
    if (std::any_of(first_against, reason.said.end(), std::not_fn(is_against)))
        return "parts for it after parts against it";
    std::multiset<std::pair<std::size_t, double>> said, accounted;
    for (const SaidPart& part : reason.said) said.insert({part.part, part.amount});
    for (const Statement& statement : reason.statements)
        for (const SaidPart& part : statement.parts) accounted.insert({part.part, part.amount});
    if (said != accounted) return "what the statements account for";
    if (!reason.statements.front().is_for_better && reason.said.front().amount > 0)
        return "an objection first";
    for (const Statement& statement : reason.statements) {
        if (statement.kind == Statement::Kind::wins || statement.often == 0) continue;
        const double greater = std::max(statement.often, statement.other_often);
        if (greater < 0.03) return "a small probability";
    }
    return {};
}

// Of reasons by points.
inline std::string broken_rule_of_points(const Reason& reason) {
    const double sum = std::accumulate(reason.parts.begin(), reason.parts.end(), 0.0);
    if (std::abs(sum - reason.loss) > 0.005) return "the parts don't sum to the loss";
    const auto [named, elsewhere] = named_parts(reason.parts);
    double together = elsewhere;
    for (const SaidPart& part : named) together += part.amount;
    if (std::abs(together - reason.loss) > 0.005) return "the named parts";
    const auto greatest = std::ranges::max_element(reason.parts);
    if (*greatest < min_part) return broken_rule(reason);
    if (reason.said.empty() ||
        reason.said.front().part != static_cast<std::size_t>(greatest - reason.parts.begin()))
        return "the largest part isn't the first";
    const auto least = std::ranges::min_element(reason.parts);
    const bool has_objection =
        std::ranges::any_of(reason.said, [](const SaidPart& part) { return part.amount < 0; });
    if (-*least >= std::max(min_part, 0.25 * reason.loss) && !has_objection)
        return "the largest part against it isn't said";
    return broken_rule(reason);
}

} // namespace tests
