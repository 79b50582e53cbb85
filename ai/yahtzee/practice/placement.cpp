#include "ai/yahtzee/practice/placement.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace ai::yahtzee::practice {

namespace {

// Probabilities of a right answer where the step isn't known, and of a wrong one where it is.
constexpr double guess = 0.25;
constexpr double slip = 0.1;

} // namespace

std::vector<Exercise> placement_set(const solve::SharedValues& values,
                                    const GeneratorOptions& options) {
    std::vector<Exercise> set;
    GeneratorOptions own = options;
    own.count = 1;
    for (const int step : placement_steps) {
        ++own.seed[29]; // other games
        own.known = {step - 1, step};
        for (Exercise& exercise : generate(values, exercises_of(step), own))
            set.push_back(std::move(exercise));
    }
    return set;
}

int steps_known(std::span<const PlacementAnswer> answers) {
    const auto right = std::ranges::count_if(answers, &PlacementAnswer::is_right);
    if (static_cast<double>(right) <= guess * static_cast<double>(answers.size())) return 0;
    int best = 0;
    double best_odds = 0;
    for (const int known : placement_steps) {
        std::ptrdiff_t asked = 0;
        double odds = 0; // logarithm: of knowing these steps to knowing none
        for (const PlacementAnswer& answer : answers) {
            if (answer.step > known) continue;
            ++asked;
            odds += std::log(answer.is_right ? (1 - slip) / guess : slip / (1 - guess));
        }
        if (asked > right || odds <= best_odds) continue;
        best = known;
        best_odds = odds;
    }
    return best;
}

} // namespace ai::yahtzee::practice
