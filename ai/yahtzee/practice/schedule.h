// When a theme is due again: FSRS-6 with its published default parameters, a requested retention of
// 0.9, no fuzz and no short-term steps. Days are whole numbers from any fixed day.
// Source: the algorithm of open-spaced-repetition, as ts-fsrs 5.4.2 computes it.

#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace ai::yahtzee::practice {

enum class Rating {
    again = 1, // wrong
    hard = 2,  // a small loss
    good = 3,  // right
};

// `max_loss`: above it a choice is wrong; in the unit of the loss.
Rating rating_of_loss(double loss, double max_loss);

// The memory of one step after a review.
struct MemoryState {
    double stability = 0;  // days until the probability of recall is 0.9
    double difficulty = 0; // 1 to 10
    int last_review = 0;   // day
    int due = 0;           // day

    friend bool operator==(const MemoryState&, const MemoryState&) = default;
};

// The state after a review on `day`, which isn't before the last; nothing was reviewed before if
// there is no state.
MemoryState reviewed(const std::optional<MemoryState>& before, int day, Rating rating);

// The probability of recall on a day not before the last review.
double retrievability(const MemoryState& state, int day);

// The indexes of what is due on a day, the least likely to be recalled first. What was never
// reviewed isn't due.
std::vector<std::size_t> due_on(std::span<const std::optional<MemoryState>> states, int day);

} // namespace ai::yahtzee::practice
