#include "ai/yahtzee/win/rollout.h"
#include "core/yahtzee/legality.h"
#include "headless/lab/commands.h"
#include "headless/lab/lab_options.h"
#include "headless/lab/lab_players.h"
#include "headless/lab/position_source.h"
#include "headless/support/progress.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <utility>
#include <vector>

namespace headless::lab {

namespace po = boost::program_options;

using namespace ai::yahtzee::win;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

namespace {

constexpr int max_positions = 1'000'000;
constexpr Stage fitted_stage{13, 5};
constexpr double undecided = 0.002; // the least probability, and the least of the contrary
constexpr int bad_choices_of_ten = 3;

// After a turn: what each feature of both interpolation weights does to the probability, and what
// roll-outs say.
struct Example {
    InterpolationFeatures effects;
    double probability;    // less that of the uninformed
    double standard_error; // of the probability
};

// Of the player who has just ended his turn; the other is to move.
InterpolationFeatures effects_of(const ScoreSource& score_source, const PlayerState& player,
                                 const PlayerState& other, double& uninformed) {
    const Opponents all_opponents(score_source, std::span(&other, 1));
    const WinBounds bounds = win_bounds(all_opponents, Candidate(score_source.of(player.state)),
                                        player.total - all_opponents.base());
    uninformed = bounds.uninformed;
    const bool last = player.state.open.size() >= other.state.open.size();
    const InterpolationFeatures own = interpolation_features(player.state, last);
    const InterpolationFeatures his = interpolation_features(other.state, !last);
    InterpolationFeatures effects;
    for (std::size_t i = 0; i < effects.size(); ++i)
        effects[i] = own[i] * (bounds.informed - uninformed) -
                     his[i] * (uninformed - bounds.informed_opponents);
    return effects;
}

class Examples {
public:
    Examples(LabPlayers& players, const RolloutOptions& options, std::uint64_t seed)
        : score_source_(players.full_tables()),
          win_probability_({}, score_source_),
          rollouts_({}, score_source_),
          options_(options),
          source_(players, 2, seed),
          seed_(seed << 32) {}

    Example next() {
        while (true) {
            Position position = source_.next(fitted_stage);
            position.roll_number = rolls_per_turn;
            const auto roll = core::dice::Roll::of(position.dice);
            const SharedTurn turn = win_probability_.of_turn(position.mover, position.opponents);
            const Box box = choose(position, *turn);
            const double estimate = turn->value(roll, box);
            const Card after = position.mover.scored({}, roll, box);
            if (estimate < undecided || estimate > 1 - undecided ||
                win_probability_.is_exact(position.opponents.front(), std::span(&after, 1)))
                continue;
            const Action action = Action::score(box);
            options_.seed = core::dice::seed_from_number(++seed_);
            const auto [correction, error] =
                rollouts_.run(position, std::span(&action, 1), options_).front();
            double uninformed = 0;
            const InterpolationFeatures effects =
                effects_of(*score_source_, player_state_of(after),
                           player_state_of(position.opponents.front()), uninformed);
            return {effects, estimate + correction - uninformed, error};
        }
    }

private:
    // The best box, or now and then any.
    Box choose(const Position& position, const TurnSolver& turn) {
        const auto roll = core::dice::Roll::of(position.dice);
        if (source_.below(10) >= bad_choices_of_ten) return turn.best(roll, rolls_per_turn).box();
        const auto actions = legal_actions({}, position);
        return actions[static_cast<std::size_t>(source_.below(static_cast<int>(actions.size())))]
            .box();
    }

    SharedScoreSource score_source_;
    WinProbability win_probability_;
    Rollouts rollouts_;
    RolloutOptions options_;
    PositionSource source_;
    std::uint64_t seed_; // of the next dice
};

using Matrix = std::array<InterpolationFeatures, interpolation_size>;

// By elimination; the matrix must be positive definite.
InterpolationWeights solution(Matrix a, InterpolationFeatures b) {
    for (std::size_t i = 0; i < b.size(); ++i)
        for (std::size_t row = i + 1; row < b.size(); ++row) {
            const double factor = a[row][i] / a[i][i];
            for (std::size_t k = i; k < b.size(); ++k) a[row][k] -= factor * a[i][k];
            b[row] -= factor * b[i];
        }
    for (std::size_t i = b.size(); i-- > 0;) {
        for (std::size_t k = i + 1; k < b.size(); ++k) b[i] -= a[i][k] * b[k];
        b[i] /= a[i][i];
    }
    return b;
}

// The weights with the least squares of errors.
InterpolationWeights fit(const std::vector<Example>& examples) {
    Matrix squares{};
    InterpolationFeatures products{};
    for (const auto& [effects, probability, error] : examples)
        for (std::size_t i = 0; i < effects.size(); ++i) {
            products[i] += effects[i] * probability;
            for (std::size_t k = 0; k < effects.size(); ++k)
                squares[i][k] += effects[i] * effects[k];
        }
    return solution(squares, products);
}

// What is left of the errors, root mean square, without the noise of the roll-outs.
double rest(const std::vector<Example>& examples, const InterpolationWeights& weights) {
    double squares = 0;
    for (const auto& [effects, probability, error] : examples) {
        double estimate = 0;
        for (std::size_t i = 0; i < effects.size(); ++i) estimate += weights[i] * effects[i];
        squares += (probability - estimate) * (probability - estimate) - error * error;
    }
    return std::sqrt(std::max(squares, 0.0) / static_cast<double>(examples.size()));
}

} // namespace

int calibrate(const support::Invocation& invocation) {
    po::options_description options("Options");
    auto add = options.add_options();
    add("positions",
        support::number_in<int>(interpolation_size, max_positions)->default_value(1000),
        "how many to fit to");
    add("rollouts", support::number_in<int>(2, max_positions)->default_value(24),
        "games to play on from each");
    add("seed", support::seed_number()->default_value(1), "of positions and roll-outs");
    add("tables", po::value<std::string>(), support::tables_help);
    add("threads", support::thread_count(), support::threads_help);
    const auto given = support::read_options(
        invocation,
        {"[options]",
         "Fits the weights in the champion's estimate (ai/yahtzee/win/win_estimate.h) to "
         "roll-outs\n"
         "after turns of games between players of mixed strength, and prints them in their "
         "order."},
        options);
    if (!given) return support::exit_done;
    const int count = (*given)["positions"].as<int>();
    const int rollouts = (*given)["rollouts"].as<int>();
    const auto seed = (*given)["seed"].as<std::uint64_t>();
    const int threads = threads_from(*given);
    LabPlayers players(*given);
    if (!players.full_tables()) throw support::UsageError(need_of_tables);

    Examples source(players, {rollouts, {}, threads, {}}, seed);
    std::vector<Example> examples;
    {
        support::Progress progress("playing on", count, "positions", support::is_quiet(*given));
        for (int done = 0; done < count; progress.show(++done)) examples.push_back(source.next());
    }
    const InterpolationWeights weights = fit(examples);
    for (const double weight : weights) std::printf("%.3f ", weight);
    std::printf("\nroot mean square error: %.3f percentage points, as it is %.3f\n",
                100 * rest(examples, weights), 100 * rest(examples, fitted_weights));
    return support::exit_done;
}

} // namespace headless::lab
