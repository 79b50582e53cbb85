#include "tests/tools/experiments/basic_order.h"

#include <algorithm>

namespace tests::page_search {

using ai::yahtzee::basic::Rule;
using ai::yahtzee::basic::Strategy;

namespace {

constexpr double least_gain = 0.05; // points
constexpr double price_of_shortfall = 20;

std::vector<int*> numbers_of(Strategy& strategy) {
    std::vector<int*> numbers;
    for (Rule& rule : strategy.rules) numbers.push_back(&rule.number);
    if (strategy.worths_number > 0) numbers.push_back(&strategy.worths_number);
    if (strategy.par) numbers.push_back(&strategy.par->number);
    if (strategy.joker) numbers.push_back(&strategy.joker->number);
    return numbers;
}

double mean_of(BasicEvaluator& evaluator, const Strategy& strategy, int known) {
    return evaluator.mean(first_steps(strategy, known));
}

// The quality of the order.
double quality(const std::vector<double>& means) {
    double sum = means[0];
    for (std::size_t k = 1; k < means.size(); ++k)
        sum +=
            means[k] - price_of_shortfall * std::max(0.0, least_gain - (means[k] - means[k - 1]));
    return sum;
}

} // namespace

std::vector<double> means_by_step(BasicEvaluator& evaluator, const Strategy& strategy) {
    std::vector<double> means;
    for (int known = 0; known <= strategy.size(); ++known)
        means.push_back(mean_of(evaluator, strategy, known));
    return means;
}

// The cost of a missing step grows as others are missed: so only steps whose last known cost is
// below the least found are tried again.
void number_by_elimination(BasicEvaluator& evaluator, Strategy& strategy) {
    struct Missed {
        double cost;
        int* number;
    };
    std::vector<Missed> known;
    for (int* number : numbers_of(strategy)) known.push_back({0, number});
    for (const Missed& step : known) *step.number = 1;
    double mean = mean_of(evaluator, strategy, 1);
    for (int last = strategy.size(); last > 1; --last) {
        std::ranges::sort(known, {}, &Missed::cost);
        std::size_t best = 0;
        for (std::size_t i = 0; i < known.size(); ++i) {
            if (i > 0 && known[i].cost >= known[best].cost) break;
            *known[i].number = last;
            known[i].cost = mean - mean_of(evaluator, strategy, 1);
            *known[i].number = 1;
            if (known[i].cost < known[best].cost) best = i;
        }
        *known[best].number = last;
        mean -= known[best].cost;
        known.erase(known.begin() + static_cast<std::ptrdiff_t>(best));
    }
}

namespace {

// Moves a step to another number, those between by one, if that is better.
bool move_step(BasicEvaluator& evaluator, Strategy& strategy, std::vector<double>& means, int from,
               int to) {
    if (to < 1 || to > strategy.size()) return false;
    const std::vector<int*> numbers = numbers_of(strategy);
    const auto rotate = [&numbers](int old, int fresh) {
        for (int* number : numbers)
            if (*number == old)
                *number = fresh;
            else if (old < *number && *number <= fresh)
                --*number;
            else if (fresh <= *number && *number < old)
                ++*number;
    };
    rotate(from, to);
    std::vector<double> changed = means;
    for (int known = std::min(from, to); known < std::max(from, to); ++known)
        changed[static_cast<std::size_t>(known)] = mean_of(evaluator, strategy, known);
    if (quality(changed) > quality(means) + 1e-6) {
        means = std::move(changed);
        return true;
    }
    rotate(to, from);
    return false;
}

} // namespace

std::vector<double> improve_order(BasicEvaluator& evaluator, Strategy& strategy) {
    constexpr int farthest = 6; // that a step which gains too little is moved
    std::vector<double> means = means_by_step(evaluator, strategy);
    for (bool improved = true; improved;) {
        improved = false;
        for (int step = 1; step <= strategy.size(); ++step) {
            const double gain =
                means[static_cast<std::size_t>(step)] - means[static_cast<std::size_t>(step - 1)];
            const int reach = gain < least_gain ? farthest : 1;
            for (int distance = 1; distance <= reach; ++distance)
                for (const int to : {step + distance, step - distance})
                    if ((to > step || reach > 1) &&
                        move_step(evaluator, strategy, means, step, to)) {
                        improved = true;
                        distance = reach; // leave both loops
                        break;
                    }
        }
    }
    return means;
}

} // namespace tests::page_search
