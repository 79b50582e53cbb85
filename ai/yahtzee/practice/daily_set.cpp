#include "ai/yahtzee/practice/daily_set.h"

#include "ai/yahtzee/practice/human_games.h"
#include "ai/yahtzee/practice/themes.h"

#include <array>
#include <utility>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::solve;

namespace {

constexpr int rolls_per_turn = core::yahtzee::rolls_per_turn;
// Win probabilities are exact once neither card has more open boxes than this.
constexpr int exact_open_boxes = 4;

// Neither the theme of every last roll nor the one that is about winning.
std::vector<const Theme*> themes_for_points() {
    std::vector<const Theme*> chosen;
    for (const Theme& theme : themes())
        if (!theme.is_about_winning && theme.name != "which-box") chosen.push_back(&theme);
    return chosen;
}

// Fisher and Yates's shuffle with the bits of the seed.
void shuffle(std::vector<const Theme*>& list, const core::dice::Seed& seed) {
    for (std::size_t i = list.size(); i > 1; --i)
        std::swap(list[i - 1], list[decision_bits(seed, i, 0, 0, 0) % i]);
}

} // namespace

int daily_set_number(std::chrono::year_month_day date) {
    using namespace std::chrono;
    return static_cast<int>((sys_days(date) - sys_days(2026y / January / 1)).count()) + 1;
}

core::dice::Seed daily_seed(std::chrono::year_month_day date, Goal goal) {
    core::dice::Seed seed{};
    const auto year = static_cast<unsigned>(static_cast<int>(date.year()));
    seed[0] = static_cast<std::uint8_t>(year);
    seed[1] = static_cast<std::uint8_t>(year >> 8);
    seed[2] = static_cast<std::uint8_t>(static_cast<unsigned>(date.month()));
    seed[3] = static_cast<std::uint8_t>(static_cast<unsigned>(date.day()));
    seed[4] = goal == Goal::win ? 1 : 0;
    seed[5] = daily_set_version;
    seed[31] = 'D'; // apart from the seeds that people give as numbers
    return seed;
}

std::vector<Exercise> last_turns_to_win(const SharedValues& values, GeneratorOptions options) {
    options.goal = Goal::win;
    options.exact_boxes = exact_open_boxes;
    const int count = options.count;
    options.count = (count + rolls_per_turn - 1) / rolls_per_turn;
    std::array<std::vector<Exercise>, rolls_per_turn> by_roll;
    for (int roll = 1; roll <= rolls_per_turn; ++roll) {
        ++options.seed[30]; // other games for each roll
        // Only positions with win probabilities can be exercises to win.
        const auto wanted = [roll](const DecisionContext& decision) {
            return decision.roll_number() == roll;
        };
        by_roll[static_cast<std::size_t>(roll - 1)] = generate(values, wanted, options);
    }
    std::vector<Exercise> set;
    for (int i = 0; i < count; ++i) {
        auto& own = by_roll[static_cast<std::size_t>(i % rolls_per_turn)];
        const auto rank = static_cast<std::size_t>(i / rolls_per_turn);
        if (rank < own.size()) set.push_back(std::move(own[rank]));
    }
    return set;
}

std::vector<Exercise> daily_set(const SharedValues& values, std::chrono::year_month_day date,
                                Goal goal, int threads, const std::stop_token& stop,
                                const ExerciseLimits& limits) {
    GeneratorOptions options;
    options.seed = daily_seed(date, goal);
    options.threads = threads;
    options.stop = stop;
    options.limits = limits;
    options.count = daily_set_size;
    if (goal == Goal::win) return last_turns_to_win(values, options);
    auto chosen = themes_for_points();
    shuffle(chosen, options.seed);
    chosen.resize(daily_set_size);
    std::vector<Exercise> set;
    options.count = 1;
    for (const Theme* theme : chosen) {
        ++options.seed[6];
        for (Exercise& exercise : generate(values, *theme, options))
            set.push_back(std::move(exercise));
    }
    return set;
}

} // namespace ai::yahtzee::practice
