#include "headless/lab/graded_play.h"

#include "ai/yahtzee/win/rollout.h"
#include "core/support/parallel.h"
#include "core/yahtzee/game.h"

#include <array>
#include <atomic>
#include <vector>

namespace headless::lab {

using namespace ai::yahtzee::players;
using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::win;
using namespace core::yahtzee;

namespace {

// What a thread plays with.
struct GradedWorker {
    std::unique_ptr<Player> player;
    std::unique_ptr<Player> opponent;
    std::unique_ptr<Player> reference;
    WinProbability probability;
    Rollouts rollouts;
    GradedTally tally = {};
};

// Plays one game and adds it to the worker's tally.
class GradedGame {
public:
    GradedGame(GradedWorker& worker, const core::dice::KeyedDice& dice, std::uint64_t number,
               const RolloutOptions& rollouts)
        : worker_(worker), dice_(dice), number_(number), rollouts_(rollouts) {}

    void play() {
        worker_.player->reseed(number_);
        while (game_.phase() != Phase::over) {
            const int seat = game_.mover();
            const auto rolls = dice_.turn(number_, seat, game_.turn());
            game_ = game_.with_roll(rolls[static_cast<std::size_t>(game_.roll_number())]);
            const Position position = game_.position();
            const bool is_player = static_cast<std::uint64_t>(seat) == number_ % 2;
            game_ = game_.apply(is_player ? decide(position) : worker_.opponent->choose(position));
        }
        GradedTally& tally = worker_.tally;
        ++tally.games;
        tally.estimated += in_units(estimated_);
        tally.estimated_squares += in_units(estimated_ * estimated_);
        tally.corrected += in_units(corrected_);
        tally.corrected_squares += in_units(corrected_ * corrected_);
    }

private:
    static TurnAction turn_action(Action action, const Position& position) {
        return TurnAction::of(action, position.dice);
    }

    Action decide(const Position& position) {
        const Action action = worker_.player->choose(position);
        ++worker_.tally.decisions;
        if (position.mover.is_complete()) return action;
        const Action wanted = worker_.reference->choose(position);
        if (turn_action(action, position) != turn_action(wanted, position))
            grade(position, action, wanted);
        return action;
    }

    void grade(const Position& position, Action action, Action wanted) {
        ++worker_.tally.differing;
        WinProbability& probability = worker_.probability;
        const SharedTurn turn = probability.of_turn(position.mover, position.opponents);
        const auto roll = core::dice::Roll::of(position.dice);
        const auto value = [&](Action one) {
            return turn->value(roll, position.roll_number, turn_action(one, position));
        };
        const double lost = value(wanted) - value(action);
        estimated_ += lost;
        corrected_ += lost;
        if (rollouts_.games == 0 || probability.is_exact(position.mover, position.opponents))
            return;
        RolloutOptions options = rollouts_;
        options.seed = core::dice::seed_from_number(number_ << 16 | ++grade_count_);
        const std::array actions{wanted, action};
        const auto corrections = worker_.rollouts.run(position, actions, options);
        corrected_ += corrections[0].mean - corrections[1].mean;
    }

    GradedWorker& worker_;
    const core::dice::KeyedDice& dice_;
    std::uint64_t number_;
    const RolloutOptions& rollouts_;
    Game game_;
    std::uint64_t grade_count_ = 0; // in this game
    double estimated_ = 0;          // the player's loss
    double corrected_ = 0;
};

Estimate score_from(const Estimate& loss) {
    return {0.5 - loss.mean,
            loss.standard_error,
            {0.5 - loss.interval99.high, 0.5 - loss.interval99.low}};
}

} // namespace

GradedTally& GradedTally::operator+=(const GradedTally& other) {
    games += other.games;
    decisions += other.decisions;
    differing += other.differing;
    estimated += other.estimated;
    estimated_squares += other.estimated_squares;
    corrected += other.corrected;
    corrected_squares += other.corrected_squares;
    return *this;
}

Estimate estimated_score(const GradedTally& tally) {
    return score_from(mean_of_units(tally.estimated, tally.estimated_squares, tally.games));
}

Estimate corrected_score(const GradedTally& tally) {
    return score_from(mean_of_units(tally.corrected, tally.corrected_squares, tally.games));
}

GradedTally play_graded(const MakePlayer& make, const MakePlayer& make_reference,
                        const ai::yahtzee::solve::SharedScoreSource& score_source, int rollouts,
                        const DuelOptions& options) {
    std::vector<GradedWorker> workers;
    for (int i = core::support::threads_or_all(options.threads); i > 0; --i)
        workers.push_back({make(), make_reference(), make_reference(),
                           WinProbability(Rules{}, score_source), Rollouts(Rules{}, score_source)});
    const core::dice::KeyedDice dice(options.seed);
    const RolloutOptions each{{1, options.stop}, rollouts};
    std::atomic<std::uint64_t> played = 0;
    core::support::for_each_index(options.games, options.threads, [&](std::size_t game, int w) {
        GradedWorker& worker = workers[static_cast<std::size_t>(w)];
        const GradedTally before = worker.tally;
        if (options.stop.stop_requested()) return;
        GradedGame(worker, dice, game, each).play();
        if (options.stop.stop_requested()) worker.tally = before; // roll-outs may be missing
        if (options.progress) options.progress(static_cast<double>(++played));
    });
    GradedTally all;
    for (const GradedWorker& worker : workers) all += worker.tally;
    return all;
}

} // namespace headless::lab
