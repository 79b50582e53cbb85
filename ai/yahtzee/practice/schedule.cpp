#include "ai/yahtzee/practice/schedule.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace ai::yahtzee::practice {

namespace {

// The default parameters of FSRS-6, w0 to w20.
constexpr std::array w{0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194,
                       0.001,  1.8722, 0.1666, 0.796,  1.4835, 0.0614, 0.2629,
                       1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};
constexpr double requested_retention = 0.9;
constexpr double min_stability = 0.001; // days
constexpr double max_stability = 36500; // days
constexpr int max_interval = 36500;     // days
constexpr int easy = 4;                 // the rating that only formulas use here

int number(Rating rating) { return static_cast<int>(rating); }

// Eight decimals, as the source rounds after every step.
double rounded(double value) { return std::floor(value * 1e8 + 0.5) / 1e8; }

double forgetting_factor() { return rounded(std::exp(-1 / w[20] * std::log(0.9)) - 1); }

double recall(double days, double stability) {
    return rounded(std::pow(1 + forgetting_factor() * days / stability, -w[20]));
}

double initial_difficulty(int rating) { return rounded(w[4] - std::exp((rating - 1) * w[5]) + 1); }

double next_difficulty(double difficulty, Rating rating) {
    const double change = -w[6] * (number(rating) - 3);
    const double damped = difficulty + rounded(change * (10 - difficulty) / 9);
    return std::clamp(rounded(w[7] * initial_difficulty(easy) + (1 - w[7]) * damped), 1.0, 10.0);
}

double stability_after_recall(const MemoryState& state, double probability, Rating rating) {
    const double growth =
        std::exp(w[8]) * (11 - state.difficulty) * std::pow(state.stability, -w[9]) *
        (std::exp((1 - probability) * w[10]) - 1) * (rating == Rating::hard ? w[15] : 1);
    return rounded(std::clamp(state.stability * (1 + growth), min_stability, max_stability));
}

double stability_after_lapse(const MemoryState& state, double probability) {
    const double lapsed = w[11] * std::pow(state.difficulty, -w[12]) *
                          (std::pow(state.stability + 1, w[13]) - 1) *
                          std::exp((1 - probability) * w[14]);
    return std::min(rounded(std::clamp(lapsed, min_stability, max_stability)),
                    std::max(rounded(state.stability), min_stability));
}

double next_stability(const std::optional<MemoryState>& before, int day, Rating rating) {
    if (!before) return std::max(w[static_cast<std::size_t>(number(rating) - 1)], 0.1);
    const double probability = recall(day - before->last_review, before->stability);
    return rating == Rating::again ? stability_after_lapse(*before, probability)
                                   : stability_after_recall(*before, probability, rating);
}

// Days until the probability of recall is the requested one.
int plain_interval(double stability) {
    const double factor = forgetting_factor();
    const double modifier = rounded((std::pow(requested_retention, -1 / w[20]) - 1) / factor);
    return std::clamp(static_cast<int>(std::floor(stability * modifier + 0.5)), 1, max_interval);
}

// A better rating never comes back sooner, or on the same day but for again.
int interval(const std::optional<MemoryState>& before, int day, Rating rating) {
    const auto plain = [&](Rating other) {
        return plain_interval(next_stability(before, day, other));
    };
    const int again = std::min(plain(Rating::again), plain(Rating::hard));
    if (rating == Rating::again) return again;
    const int hard = std::max(plain(Rating::hard), again + 1);
    return rating == Rating::hard ? hard : std::max(plain(Rating::good), hard + 1);
}

} // namespace

Rating rating_of_loss(double loss, double max_loss) {
    if (loss <= 0) return Rating::good;
    return loss <= max_loss ? Rating::hard : Rating::again;
}

MemoryState reviewed(const std::optional<MemoryState>& before, int day, Rating rating) {
    assert(!before || before->last_review <= day);
    const double difficulty = before ? next_difficulty(before->difficulty, rating)
                                     : std::clamp(initial_difficulty(number(rating)), 1.0, 10.0);
    return {next_stability(before, day, rating), difficulty, day,
            day + interval(before, day, rating)};
}

double retrievability(const MemoryState& state, int day) {
    assert(state.last_review <= day);
    return recall(day - state.last_review, state.stability);
}

std::vector<std::size_t> due_on(std::span<const std::optional<MemoryState>> states, int day) {
    std::vector<std::size_t> due;
    for (std::size_t i = 0; i < states.size(); ++i)
        if (states[i] && states[i]->due <= day) due.push_back(i);
    std::ranges::stable_sort(due, {},
                             [&](std::size_t i) { return retrievability(*states[i], day); });
    return due;
}

} // namespace ai::yahtzee::practice
