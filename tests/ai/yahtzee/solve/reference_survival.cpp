#include "tests/ai/yahtzee/solve/reference_survival.h"

#include <algorithm>
#include <utility>

namespace reference {

namespace {

Step step(const Node& node, const Scoring& scoring, int box) {
    auto [open, yahtzee, upper] = node;
    if (box == yahtzee_box) yahtzee = scoring.points == 50 ? YahtzeeBox::fifty : YahtzeeBox::zero;
    int points = scoring.points + scoring.bonus;
    if (box < 6) {
        const int total = std::min(upper + scoring.points, 63);
        if (upper < 63 && total == 63) points += 35;
        upper = total;
    }
    return {points, {open & ~(1u << box), yahtzee, upper}};
}

// All that may be done with a roll.
std::vector<Step> steps(const Node& node, const Roll& roll) {
    const auto [open, yahtzee, upper] = node;
    std::vector<Step> steps;
    for (int box = 0; box < 13; ++box) {
        if ((open >> box & 1) == 0) continue;
        const auto scored = scoring(Joker::forced, open, yahtzee, roll.dice, box);
        if (scored.legal) steps.push_back(step(node, scored, box));
    }
    return steps;
}

constexpr double tie = 1e-9; // points

// For each keep its rank among keeps of the same value: more dice, then greater ones, are held.
const std::vector<int>& ranks() {
    static const std::vector<int> ranks = [] {
        std::vector<std::pair<int, Dice>> keys; // fewer ways for more dice
        for (const auto& outcomes : keeps()) {
            Dice greatest{};
            for (const auto& outcome : outcomes)
                greatest = std::max(greatest, rolls()[static_cast<std::size_t>(outcome.roll)].dice);
            keys.emplace_back(-static_cast<int>(outcomes.size()), greatest);
        }
        std::vector<int> all;
        for (const auto& key : keys)
            all.push_back(static_cast<int>(
                std::ranges::count_if(keys, [&](const auto& other) { return other < key; })));
        return all;
    }();
    return ranks;
}

// The keep within a roll that is worth most, by the tie rule.
int best_keep(std::size_t roll, const std::vector<double>& by_keep) {
    const auto& within = keeps_within()[roll];
    const auto value = [&](int keep) { return by_keep[static_cast<std::size_t>(keep)]; };
    const double enough = value(*std::ranges::max_element(within, {}, value)) - tie;
    int best = -1;
    for (const int keep : within)
        if (value(keep) >= enough && (best < 0 || ranks()[static_cast<std::size_t>(keep)] >
                                                      ranks()[static_cast<std::size_t>(best)]))
            best = keep;
    return best;
}

std::vector<double> means(const std::vector<double>& by_roll) {
    std::vector<double> by_keep;
    for (const auto& outcomes : keeps()) {
        double mean = 0;
        for (const auto& outcome : outcomes)
            mean += outcome.probability * by_roll[static_cast<std::size_t>(outcome.roll)];
        by_keep.push_back(mean);
    }
    return by_keep;
}

} // namespace

const Probabilities& TargetProbabilities::of(const Node& node) {
    if (const auto known = known_.find(node); known != known_.end()) return known->second;
    Probabilities probabilities(max_points_tested, 0);
    probabilities[0] = 1;
    for (int n = 1; n < max_points_tested && std::get<0>(node) != 0; ++n)
        probabilities[static_cast<std::size_t>(n)] = solve(node, n);
    return known_[node] = probabilities;
}

double TargetProbabilities::solve(const Node& node, int needed) {
    std::vector<double> by_roll;
    for (const auto& roll : rolls()) by_roll.push_back(score(node, roll, needed));
    for (int rerolls = 0; rerolls < 2; ++rerolls) {
        const std::vector<double> by_keep = means(by_roll);
        for (std::size_t roll = 0; roll < by_roll.size(); ++roll)
            by_roll[roll] = by_keep[static_cast<std::size_t>(best_keep(roll, by_keep))];
    }
    double mean = 0;
    for (std::size_t roll = 0; roll < by_roll.size(); ++roll)
        mean += rolls()[roll].permutations / 7776.0 * by_roll[roll];
    return mean;
}

double TargetProbabilities::score(const Node& node, const Roll& roll, int needed) {
    double best = 0;
    for (const Step& taken : steps(node, roll))
        best = std::max(best, at_least(of(taken.next), needed - taken.points));
    return best;
}

const Probabilities& ScoreDistributions::of(const Node& node) {
    if (const auto known = known_.find(node); known != known_.end()) return known->second;
    Probabilities probabilities(max_points_tested, 0);
    probabilities[0] = 1;
    if (std::get<0>(node) != 0) play(node, probabilities);
    return known_[node] = probabilities;
}

void ScoreDistributions::play(const Node& node, Probabilities& probabilities) {
    std::vector<double> by_roll;
    std::vector<Step> steps;
    for (const auto& roll : rolls()) {
        by_roll.push_back(0);
        steps.push_back(best_step(node, roll, by_roll.back()));
    }
    const std::vector<double> third = means(by_roll);
    std::vector<double> second_rolls;
    for (std::size_t roll = 0; roll < by_roll.size(); ++roll)
        second_rolls.push_back(third[static_cast<std::size_t>(best_keep(roll, third))]);
    const std::vector<double> second = means(second_rolls);

    std::vector<double> reach;
    for (const auto& roll : rolls()) reach.push_back(roll.permutations / 7776.0);
    for (const auto* by_keep : {&second, &third}) {
        std::vector<double> after(reach.size(), 0);
        for (std::size_t roll = 0; roll < reach.size(); ++roll) {
            const int keep = best_keep(roll, *by_keep);
            for (const auto& outcome : keeps()[static_cast<std::size_t>(keep)])
                after[static_cast<std::size_t>(outcome.roll)] += reach[roll] * outcome.probability;
        }
        reach = after;
    }
    for (std::size_t n = 1; n < probabilities.size(); ++n)
        for (std::size_t roll = 0; roll < reach.size(); ++roll)
            probabilities[n] += reach[roll] * at_least(of(steps[roll].next),
                                                       static_cast<int>(n) - steps[roll].points);
}

Step ScoreDistributions::best_step(const Node& node, const Roll& roll, double& value) const {
    Step best{};
    value = -1;
    for (const Step& taken : steps(node, roll)) {
        const auto [next_open, next_yahtzee, next_upper] = taken.next;
        const double worth = taken.points + values_.points(next_open, next_yahtzee, next_upper);
        if (worth > value + tie) {
            value = worth;
            best = taken;
        }
    }
    return best;
}

} // namespace reference
