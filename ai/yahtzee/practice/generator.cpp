#include "ai/yahtzee/practice/generator.h"

#include "ai/yahtzee/practice/human_games.h"
#include "core/support/parallel.h"

#include <algorithm>
#include <memory>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::solve;

namespace {

constexpr std::size_t games_per_batch = 8;

// The random bits of a game's pick: no player sits there.
std::uint64_t pick_bits(const core::dice::Seed& seed, std::uint64_t game) {
    constexpr int no_seat = 0xffff;
    return decision_bits(seed, game, no_seat, 0, 0);
}

std::optional<Exercise> pick_from_game(HumanGames& games, std::uint64_t game, const Wanted& wanted,
                                       const GeneratorOptions& options) {
    std::vector<Exercise> found;
    games.play(game, [&](const DecisionContext& decision, core::yahtzee::Action) {
        if (options.stop.stop_requested()) throw win::Stopped();
        if (!wanted(decision)) return;
        if (auto exercise = make_exercise(decision, options.goal, options.limits))
            found.push_back(std::move(*exercise));
    });
    if (found.empty()) return std::nullopt;
    return std::move(found[pick_bits(options.seed, game) % found.size()]);
}

} // namespace

std::vector<Exercise> generate(const SharedValues& values, const Wanted& wanted,
                               const GeneratorOptions& options) {
    const auto count = static_cast<std::size_t>(options.count);
    std::vector<std::unique_ptr<HumanGames>> workers(
        static_cast<std::size_t>(core::support::threads_or_all(options.threads)));
    for (auto& worker : workers)
        worker = std::make_unique<HumanGames>(values, options.seed, human_08(), options.exact_boxes,
                                              options.stop);
    std::vector<Exercise> exercises;
    for (std::uint64_t first = 0; first < options.max_games && exercises.size() < count;
         first += games_per_batch) {
        std::vector<std::optional<Exercise>> batch(games_per_batch);
        core::support::for_each_index(games_per_batch, options.threads, [&](std::size_t i, int w) {
            if (options.stop.stop_requested()) return;
            try {
                batch[i] = pick_from_game(*workers[static_cast<std::size_t>(w)], first + i, wanted,
                                          options);
            } catch (const win::Stopped&) {
                return;
            }
        });
        if (options.stop.stop_requested()) break;
        for (auto& exercise : batch)
            if (exercise && exercises.size() < count) exercises.push_back(std::move(*exercise));
        if (options.progress) options.progress(static_cast<double>(exercises.size()));
    }
    return exercises;
}

std::vector<Exercise> generate(const SharedValues& values, const Theme& theme,
                               const GeneratorOptions& options) {
    GeneratorOptions own = options;
    // Win probabilities cost more than all else, and other themes don't ask for them.
    if (!theme.is_about_winning && options.goal == Goal::points) own.exact_boxes = 0;
    return generate(
        values, [&](const DecisionContext& decision) { return theme.applies(decision); }, own);
}

} // namespace ai::yahtzee::practice
