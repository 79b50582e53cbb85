#include "ai/yahtzee/practice/placement.h"

#include <algorithm>

namespace ai::yahtzee::practice {

std::vector<int> placement_steps() {
    std::vector<int> steps;
    const int all = step_count();
    for (int i = 1; i <= placement_size; ++i)
        steps.push_back(std::max(1, (i * all + placement_size / 2) / placement_size));
    return steps;
}

std::vector<Exercise> placement_set(const solve::SharedValues& values,
                                    const GeneratorOptions& options) {
    std::vector<Exercise> set;
    GeneratorOptions own = options;
    own.count = 1;
    for (const int step : placement_steps()) {
        ++own.seed[29]; // other games
        own.known = {step - 1, step};
        for (Exercise& exercise : generate(values, exercises_of(step), own))
            set.push_back(std::move(exercise));
    }
    return set;
}

int steps_known(std::span<const PlacementAnswer> answers) {
    int best = 0;
    std::ptrdiff_t best_count = -1;
    for (int known = 0; known <= step_count(); ++known) {
        const auto count = std::ranges::count_if(answers, [known](const PlacementAnswer& answer) {
            return answer.is_right == (answer.step <= known);
        });
        if (count <= best_count) continue;
        best = known;
        best_count = count;
    }
    return best;
}

} // namespace ai::yahtzee::practice
