// The set of the day: ten positions, the same for everyone on a date (UTC). And exercises from the
// end of games, where every choice has an exact win probability.

#pragma once

#include "ai/yahtzee/practice/generator.h"

#include <chrono>

namespace ai::yahtzee::practice {

// To be increased when the generator changes: programs of different versions show different sets.
inline constexpr int daily_set_version = 1;
inline constexpr int daily_set_size = 10;

// The sets are numbered from 1 on 1 January 2026 (UTC); 0 or less before.
int daily_set_number(std::chrono::year_month_day date);

// The seed of a date's set.
core::dice::Seed daily_seed(std::chrono::year_month_day date, Goal goal);

// For points: ten themes, a position of each. To win: positions in which neither card has more than
// four open boxes. Fewer if stopped.
std::vector<Exercise> daily_set(const solve::SharedValues& values, std::chrono::year_month_day date,
                                Goal goal, int threads = 0, const std::stop_token& stop = {},
                                const ExerciseLimits& limits = {});

// Neither card has more than four open boxes. The ranking is by exact win probability, and the best
// choice is better than the next by `limits.min_win_gap`. First, second and third rolls alternate.
std::vector<Exercise> last_turns_to_win(const solve::SharedValues& values,
                                        GeneratorOptions options);

} // namespace ai::yahtzee::practice
