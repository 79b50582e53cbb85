#include "ai/yahtzee/win/rollout.h"
#include "core/yahtzee/legality.h"
#include "headless/lab/lab_players.h"
#include "headless/lab/position_source.h"
#include "headless/support/interrupt.h"
#include "headless/support/progress.h"
#include "tests/tools/experiments/experiments.h"

#include <cmath>
#include <cstdio>
#include <numeric>
#include <utility>
#include <vector>

namespace tests::experiments {

using namespace headless;
using namespace headless::lab;

namespace po = boost::program_options;

using namespace ai::yahtzee::win;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

namespace {

constexpr double min_fitted_probability = 0.002; // and of the contrary
constexpr int bad_choices_of_ten = 3;

// The effect of each number to be fitted on a probability.
using Effects = std::vector<double>;

// After a turn: what roll-outs say.
struct Example {
    Effects effects;
    double probability;    // less that of the uninformed
    double standard_error; // of the probability
};

double weighted(const InterpolationFeatures& features) {
    return std::inner_product(features.begin(), features.end(), fitted_weights.begin(), 0.0);
}

// The effects for the player who has just ended his turn; the others move in their order. For two
// players the weights of the features of both are fitted, for more the factors of those weights.
Effects effects_of(const ScoreSource& score_source, const PlayerState& player,
                   std::span<const PlayerState> others, double& uninformed) {
    const Opponents all_opponents(score_source, others);
    const WinBounds bounds = win_bounds(all_opponents, Candidate(score_source.of(player.state)),
                                        player.total - all_opponents.base());
    uninformed = bounds.uninformed;
    const std::vector<double> ends_after = parts_that_end_before(others, player.state.open.size());
    const InterpolationFeatures own = interpolation_features(player.state, ends_after.back());
    InterpolationFeatures theirs{}; // on average
    for (std::size_t k = 0; k < others.size(); ++k) {
        const InterpolationFeatures his = interpolation_features(others[k].state, ends_after[k]);
        for (std::size_t i = 0; i < his.size(); ++i)
            theirs[i] += his[i] / static_cast<double>(others.size());
    }
    const double gain = bounds.informed - uninformed;
    const double loss = uninformed - bounds.informed_opponents;
    Effects effects;
    if (others.size() == 1) {
        for (std::size_t i = 0; i < own.size(); ++i)
            effects.push_back(own[i] * gain - theirs[i] * loss);
        return effects;
    }
    const double part = player.state.open.size() / static_cast<double>(box_count);
    const double own_effect = weighted(own) * gain;
    const double their_effect = -weighted(theirs) * loss;
    return {own_effect, their_effect, part * own_effect, part * their_effect, gain * own_effect};
}

class Examples {
public:
    Examples(LabPlayers& players, int seats, const RolloutOptions& options, std::uint64_t seed)
        : score_source_(players.full_tables()),
          win_probability_({}, score_source_),
          rollouts_({}, score_source_),
          options_(options),
          source_(players, seats, seed),
          // With fewer boxes the play is exact.
          fitted_stage_{13, seats == 2 ? 5 : 2},
          seed_(seed << 32) {}

    Example next() {
        while (true) {
            Position position = source_.next(fitted_stage_);
            position.roll_number = rolls_per_turn;
            const auto roll = core::dice::Roll::of(position.dice);
            const SharedTurn turn = win_probability_.of_turn(position.mover, position.opponents);
            const Box box = choose(position, *turn);
            const double estimate = turn->value(roll, box);
            const Card after = position.mover.scored({}, roll, box);
            if (estimate < min_fitted_probability || estimate > 1 - min_fitted_probability ||
                is_exact_after(position, after))
                continue;
            const Action action = Action::score(box);
            options_.seed = core::dice::seed_from_number(++seed_);
            const auto [correction, error] =
                rollouts_.run(position, std::span(&action, 1), options_).front();
            double uninformed = 0;
            std::vector<PlayerState> others;
            for (const Card& card : position.opponents) others.push_back(player_state_of(card));
            Effects effects =
                effects_of(*score_source_, player_state_of(after), others, uninformed);
            return {std::move(effects), estimate + correction - uninformed, error};
        }
    }

private:
    // Once the player has scored and the next one moves.
    bool is_exact_after(const Position& position, const Card& after) const {
        std::vector<Card> others(position.opponents.begin() + 1, position.opponents.end());
        others.push_back(after);
        return win_probability_.is_exact(position.opponents.front(), others);
    }

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
    Stage fitted_stage_;
    std::uint64_t seed_; // of the next dice
};

using Matrix = std::vector<std::vector<double>>;

// By elimination; the matrix must be positive definite.
std::vector<double> solution(Matrix a, std::vector<double> b) {
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

// With the least squares of errors.
std::vector<double> fit(const std::vector<Example>& examples) {
    const std::size_t count = examples.front().effects.size();
    Matrix squares(count, std::vector<double>(count));
    std::vector<double> products(count);
    for (const auto& [effects, probability, error] : examples)
        for (std::size_t i = 0; i < effects.size(); ++i) {
            products[i] += effects[i] * probability;
            for (std::size_t k = 0; k < effects.size(); ++k)
                squares[i][k] += effects[i] * effects[k];
        }
    return solution(squares, products);
}

// The remaining errors, root mean square, without the noise of the roll-outs.
double rest(const std::vector<Example>& examples, std::span<const double> weights) {
    double squares = 0;
    for (const auto& [effects, probability, error] : examples) {
        double estimate = 0;
        for (std::size_t i = 0; i < effects.size(); ++i) estimate += weights[i] * effects[i];
        squares += (probability - estimate) * (probability - estimate) - error * error;
    }
    return std::sqrt(std::max(squares, 0.0) / static_cast<double>(examples.size()));
}

po::options_description calibrate_options() {
    po::options_description options("Options");
    auto add = options.add_options();
    add("positions",
        support::number_in<int>(interpolation_size, max_positions)->default_value(1000),
        "how many to fit to");
    add("more-players", "games of three, four and six in turn: fits the factors of the weights");
    add("rollouts", support::number_in<int>(2, max_positions)->default_value(24),
        "games to play on from each");
    add("seed", support::seed_number()->default_value(1), "of positions and roll-outs");
    add("tables", po::value<std::string>(), support::tables_help);
    add("threads", support::thread_count(), support::threads_help);
    return options;
}

// Fewer than wanted if somebody stopped it.
std::vector<Example> find_examples(const po::variables_map& given, LabPlayers& players, int count) {
    const RolloutOptions options{{threads_from(given)}, given["rollouts"].as<int>()};
    std::vector<Examples> sources;
    for (const int seats : given.count("more-players") ? std::vector{3, 4, 6} : std::vector{2})
        sources.emplace_back(players, seats, options, given["seed"].as<std::uint64_t>());
    std::vector<Example> examples;
    support::Progress progress("playing on", count, "positions", support::is_quiet(given));
    for (int done = 0; done < count && !support::is_interrupted(); progress.show(++done))
        examples.push_back(sources[static_cast<std::size_t>(done) % sources.size()].next());
    return examples;
}

void print_fit(const std::vector<Example>& examples, bool is_of_more_players) {
    const CrowdFactors& factors = fitted_crowd_factors;
    const std::vector<double> now =
        is_of_more_players ? std::vector{factors.own_always, factors.others_always,
                                         factors.own_open, factors.others_open, factors.own_gain}
                           : std::vector(fitted_weights.begin(), fitted_weights.end());
    const std::vector<double> fitted = fit(examples);
    for (const double weight : fitted) std::printf("%.3f ", weight);
    std::printf("\nroot mean square error: %.3f percentage points, as it is %.3f\n",
                100 * rest(examples, fitted), 100 * rest(examples, now));
}

} // namespace

int calibrate(const support::Invocation& invocation) {
    const auto given = support::read_options(
        invocation,
        {"[options]",
         "Fits the weights in the champion's estimate (ai/yahtzee/win/win_estimate.h) to "
         "roll-outs\n"
         "after turns of games between players of mixed strength, and prints them in their order.\n"
         "Ctrl-C ends it and fits to the positions so far."},
        calibrate_options());
    if (!given) return support::exit_done;
    LabPlayers players(*given);
    if (!players.full_tables()) throw support::UsageError(need_of_tables);
    support::catch_interrupts();
    const int count = (*given)["positions"].as<int>();
    const std::vector<Example> examples = find_examples(*given, players, count);
    // Fewer can't be fitted to.
    if (examples.size() >= interpolation_size)
        print_fit(examples, given->count("more-players") > 0);
    if (static_cast<int>(examples.size()) == count) return support::exit_done;
    return support::report_interrupted(invocation, std::to_string(examples.size()) + " of " +
                                                       std::to_string(count) + " positions");
}

} // namespace tests::experiments
