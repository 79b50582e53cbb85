#include "ai/yahtzee/review/reason.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::solve;

namespace {

constexpr std::size_t max_named = 4;
constexpr double min_share_named = 0.85; // of all that is gained and lost

// Rounded to whole numbers that sum to `total`: where the nearest don't, those are moved that are
// farthest off.
std::array<int, part_count> rounded_to_total(const Contributions& exact, int total) {
    std::array<int, part_count> rounded;
    std::ranges::transform(exact, rounded.begin(),
                           [](double number) { return static_cast<int>(std::lround(number)); });
    int missing = total - std::accumulate(rounded.begin(), rounded.end(), 0);
    const auto shortfall = [&](int& number) {
        return exact[static_cast<std::size_t>(&number - rounded.data())] - number;
    };
    for (; missing > 0; --missing) ++*std::ranges::max_element(rounded, {}, shortfall);
    for (; missing < 0; ++missing) --*std::ranges::min_element(rounded, {}, shortfall);
    return rounded;
}

// The largest first; of equals the first on the card.
std::vector<ReasonTerm> sorted_terms(const std::array<int, part_count>& by_part) {
    std::vector<ReasonTerm> terms;
    for (std::size_t part = 0; part < part_count; ++part)
        if (by_part[part] != 0) terms.push_back({part, by_part[part]});
    std::ranges::stable_sort(terms, std::ranges::greater(),
                             [](const ReasonTerm& term) { return std::abs(term.hundredths); });
    return terms;
}

// The smaller ones become one term.
void gather(std::vector<ReasonTerm>& terms) {
    int all = 0;
    for (const ReasonTerm& term : terms) all += std::abs(term.hundredths);
    std::size_t named = 0;
    for (int sum = 0; named < std::min(max_named, terms.size()) && sum < min_share_named * all;)
        sum += std::abs(terms[named++].hundredths);
    if (terms.size() < named + 2) return; // one more is as short as "elsewhere"
    int elsewhere = 0;
    for (std::size_t i = named; i < terms.size(); ++i) elsewhere += terms[i].hundredths;
    terms.resize(named);
    if (elsewhere != 0) terms.push_back({std::nullopt, elsewhere});
}

} // namespace

Reason compare(const Contributions& choice, const Contributions& other, double difference) {
    constexpr double hundredths_per_point = 100;
    Contributions by_part;
    std::ranges::transform(choice, other, by_part.begin(), [](double own, double others) {
        return hundredths_per_point * (own - others);
    });
    Reason reason;
    reason.difference = static_cast<int>(std::lround(hundredths_per_point * difference));
    reason.by_part = rounded_to_total(by_part, reason.difference);
    reason.terms = sorted_terms(reason.by_part);
    gather(reason.terms);
    return reason;
}

} // namespace ai::yahtzee::review
