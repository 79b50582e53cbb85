#include "ai/yahtzee/practice/generator.h"

#include "ai/yahtzee/basic/strategy.h"
#include "ai/yahtzee/practice/seeded_games.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::solve;
using core::yahtzee::Action;
using core::yahtzee::Position;

namespace {

constexpr std::size_t games_per_batch = 8;
constexpr int max_last_boxes = 3; // open on each card

// The random bits of a game's pick: no player sits there.
std::uint64_t pick_bits(const core::dice::Seed& seed, std::uint64_t game) {
    constexpr int no_seat = 0xffff;
    return decision_bits(seed, game, no_seat, 0, 0);
}

// The state of one thread.
struct Worker {
    Examiner examiner;
    SeededGames games;

    Worker(const SharedValues& values, const GeneratorOptions& options)
        : examiner(values, options.exact_boxes, options.stop),
          games(values->rules(), options.seed, players_knowing(examiner.judge, options.known)) {}

    std::optional<Exercise> pick(std::uint64_t game, const Finder& finder,
                                 const GeneratorOptions& options) {
        std::vector<Exercise> found;
        games.play(game, [&](int seat, const Position& position, Action) {
            if (options.stop.stop_requested()) throw win::Stopped();
            if (seat != 0) return;
            if (auto exercise = finder(examiner, position)) found.push_back(std::move(*exercise));
        });
        if (found.empty()) return std::nullopt;
        return std::move(found[pick_bits(options.seed, game) % found.size()]);
    }
};

} // namespace

Finder exercises_of(int step, double min_gap) {
    return [=](Examiner& examiner, const Position& position) -> std::optional<Exercise> {
        const StepDecision page = examiner.judge.decide(position);
        if (page.step != step) return std::nullopt;
        const Action untaught = examiner.judge.choose(step - 1, position);
        if (untaught == page.action) return std::nullopt;
        auto exercise = examiner.exercise(position, Goal::points);
        if (!exercise || exercise->page_loss() > 0 || exercise->loss_of(untaught) < min_step_loss ||
            exercise->ranking[1].loss < min_gap)
            return std::nullopt;
        exercise->practised = step;
        return exercise;
    };
}

Finder look_alikes_of(int step) {
    return [step](Examiner& examiner, const Position& position) -> std::optional<Exercise> {
        const auto said = examiner.judge.says(step, position);
        if (!said) return std::nullopt;
        const StepDecision page = examiner.judge.decide(position);
        if (page.step == 0 || page.step >= step || page.action == *said) return std::nullopt;
        auto exercise = examiner.exercise(position, Goal::points);
        if (!exercise || exercise->page_loss() > 0 || exercise->loss_of(*said) < min_step_loss)
            return std::nullopt;
        exercise->practised = step;
        return exercise;
    };
}

Finder exceptions() {
    return [](Examiner& examiner, const Position& position) -> std::optional<Exercise> {
        auto exercise = examiner.exercise(position, Goal::points);
        if (!exercise || exercise->page.step == 0 || exercise->page_loss() < min_step_loss)
            return std::nullopt;
        return exercise;
    };
}

Finder last_turns() {
    return [](Examiner& examiner, const Position& position) -> std::optional<Exercise> {
        const auto& opponents = position.opponents;
        if (opponents.size() != 1 || position.mover.open().size() > max_last_boxes ||
            opponents.front().open().size() > max_last_boxes)
            return std::nullopt;
        auto exercise = examiner.exercise(position, Goal::win);
        if (!exercise) return std::nullopt;
        const auto for_points =
            decide::rank_choices(examiner.ranker.values(), position).front().action;
        if (exercise->loss_of(for_points) < min_win_loss) return std::nullopt;
        return exercise;
    };
}

namespace {

// The exercises that are found, in order: those whose answer keeps dice of their own, or whose roll
// is their own where it fills a box, before those that repeat some. With the same roll and open
// boxes it is the same exercise to a person.
class Found {
public:
    explicit Found(std::size_t count) : count_(count) {}

    std::size_t size() const { return fresh_.size(); }
    bool is_full() const { return fresh_.size() >= count_; }
    bool is_enough() const { return fresh_.size() + repeats_.size() >= count_; }
    void add(Exercise exercise) {
        const auto has_answer = [&](const Exercise& other) {
            return answer_of(other) == answer_of(exercise);
        };
        const auto is_alike = [&](const Exercise& other) {
            return other.position.roll_number == exercise.position.roll_number &&
                   other.position.mover.open() == exercise.position.mover.open() &&
                   core::dice::Roll::of(other.position.dice) ==
                       core::dice::Roll::of(exercise.position.dice);
        };
        if (std::ranges::none_of(fresh_, has_answer))
            fresh_.push_back(std::move(exercise));
        else if (std::ranges::none_of(fresh_, is_alike) && std::ranges::none_of(repeats_, is_alike))
            repeats_.push_back(std::move(exercise));
    }
    std::vector<Exercise> take() {
        std::ranges::move(repeats_, std::back_inserter(fresh_));
        if (fresh_.size() > count_) fresh_.resize(count_);
        return std::move(fresh_);
    }

private:
    static std::pair<bool, core::dice::Keep> answer_of(const Exercise& exercise) {
        const Action best = exercise.best().action;
        const Action kept = best.is_hold() ? best : Action::hold_all();
        return {best.is_hold(), kept.keep(exercise.position.dice)};
    }

    std::size_t count_;
    std::vector<Exercise> fresh_;
    std::vector<Exercise> repeats_;
};

} // namespace

std::vector<Exercise> generate(const SharedValues& values, const Finder& finder,
                               const GeneratorOptions& options) {
    Found found(static_cast<std::size_t>(options.count));
    std::vector<std::unique_ptr<Worker>> workers(
        static_cast<std::size_t>(core::support::threads_or_all(options.threads)));
    std::uint64_t end = options.max_games; // once there are enough, as many games again
    for (std::uint64_t first = 0; first < end && !found.is_full(); first += games_per_batch) {
        std::vector<std::optional<Exercise>> batch(games_per_batch);
        core::support::for_each_index(games_per_batch, options.threads, [&](std::size_t i, int w) {
            if (options.stop.stop_requested()) return;
            auto& worker = workers[static_cast<std::size_t>(w)];
            if (!worker) worker = std::make_unique<Worker>(values, options);
            try {
                batch[i] = worker->pick(first + i, finder, options);
            } catch (const win::Stopped&) {
                return;
            }
        });
        if (options.stop.stop_requested()) break;
        for (auto& exercise : batch)
            if (exercise && !found.is_full()) found.add(*std::move(exercise));
        if (found.is_enough()) end = std::min(end, 2 * (first + games_per_batch));
        if (options.progress) options.progress(static_cast<double>(found.size()));
    }
    return found.take();
}

namespace {

// True if a step that is learned before stands above it.
bool may_have_look_alikes(int step) {
    const auto& rules = basic::page().rules;
    const auto own = std::ranges::find(rules, step, &basic::Rule::number);
    return own != rules.end() &&
           std::any_of(rules.begin(), own, [=](const auto& rule) { return rule.number < step; });
}

} // namespace

std::vector<Exercise> step_set(const SharedValues& values, int step,
                               const GeneratorOptions& options) {
    constexpr std::size_t own_first = 3; // the step is met before its exceptions
    GeneratorOptions others = options;
    others.count = 3 * options.count / 10;
    others.seed[30] ^= 1; // other games
    auto look_alikes = others.count > 0 && may_have_look_alikes(step)
                           ? generate(values, look_alikes_of(step), others)
                           : std::vector<Exercise>();
    GeneratorOptions own = options;
    own.count -= static_cast<int>(look_alikes.size());
    auto set = generate(values, exercises_of(step), own);
    for (Exercise& exercise : look_alikes) {
        const auto bits = pick_bits(options.seed, options.max_games + set.size());
        const std::size_t first = std::min(own_first, set.size());
        const auto at = static_cast<std::ptrdiff_t>(first + bits % (set.size() - first + 1));
        set.insert(set.begin() + at, std::move(exercise));
    }
    return set;
}

} // namespace ai::yahtzee::practice
