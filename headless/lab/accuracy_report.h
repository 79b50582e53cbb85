// How far win probabilities are from the truth, as far as long roll-outs know it: sums over
// positions, by the stage of a game.

#pragma once

#include "headless/lab/position_source.h"
#include "headless/lab/shards.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace headless::lab {

class Errors {
public:
    void add(double error);

    double close_share() const; // within half a percentage point
    double root_mean_square() const { return std::sqrt(squares_ / static_cast<double>(count_)); }

    support::Json sums() const;
    static Errors of(const support::Json& sums);

private:
    std::int64_t count_ = 0;
    std::int64_t close_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

// Of one kind of choice.
struct ChoiceErrors {
    Errors estimate;
    Errors hint;
    double noise = 0; // of the roll-outs, sum of variances
};

inline constexpr std::array choice_names{"best", "any"};

// What was found at a stage.
struct StageErrors {
    Stage stage;
    std::int64_t positions = 0;
    std::array<ChoiceErrors, choice_names.size()> choices;
};

support::Json stages_json(const std::vector<Stage>& stages);
support::Json sums_of(const std::vector<StageErrors>& stages);

} // namespace headless::lab
