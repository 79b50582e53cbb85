#include "ai/yahtzee/decide/rollout_ranker.h"
#include "core/yahtzee/game.h"
#include "headless/lab/commands.h"
#include "headless/lab/compact_accuracy.h"
#include "headless/lab/lab_options.h"
#include "headless/lab/lab_players.h"
#include "headless/lab/position_source.h"
#include "headless/support/interrupt.h"
#include "headless/support/progress.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>

namespace headless::lab {

namespace po = boost::program_options;

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::win;
using namespace ai::yahtzee::decide;
using namespace core::yahtzee;

using Json = nlohmann::ordered_json;

namespace {

constexpr double close = 0.005;    // half a percentage point
constexpr double undecided = 0.02; // the least probability, and the least of the contrary

// How far probabilities are from the truth, as far as long roll-outs know it.
class Errors {
public:
    void add(double error) {
        ++count_;
        if (std::abs(error) <= close) ++close_;
        squares_ += error * error;
    }
    double close_share() const { return static_cast<double>(close_) / count_; }
    double root_mean_square() const { return std::sqrt(squares_ / count_); }

private:
    int count_ = 0;
    int close_ = 0;
    double squares_ = 0;
};

constexpr int max_positions = 1'000'000;
constexpr int max_stages = 4;

// Of one kind of choice.
struct Row {
    Errors estimate;
    Errors hint;
    double noise = 0; // of the roll-outs, sum of variances
};

class Comparison {
public:
    Comparison(SharedValues values, SharedScoreSource score_source, const RolloutOptions& hint,
               const RolloutOptions& truth, std::uint64_t seed)
        : estimates_(values, score_source),
          hints_(values, score_source, hint),
          rollouts_(values->rules(), score_source),
          truth_(truth),
          seed_(seed) {}

    // Of the best choice and of a random one. False where the game is decided.
    bool add(const Position& position, PositionSource& source, std::array<Row, 2>& rows) {
        const auto estimates = estimates_.rank(position, {Objective::Kind::win});
        const double best = estimates.front().win.value();
        if (best < undecided || best > 1 - undecided) return false;
        const auto hints = hints_.rank(position);
        const std::array actions{
            hints.front().action,
            hints[static_cast<std::size_t>(source.below(static_cast<int>(hints.size())))].action};
        truth_.seed = core::dice::seed_from_number(++seed_);
        const auto corrections = rollouts_.run(position, actions, truth_);
        for (std::size_t i = 0; i < actions.size(); ++i) {
            const double estimate = probability_of(estimates, actions[i]);
            const double truth = estimate + corrections[i].mean;
            rows[i].estimate.add(estimate - truth);
            rows[i].hint.add(probability_of(hints, actions[i]) - truth);
            rows[i].noise += corrections[i].standard_error * corrections[i].standard_error;
        }
        return true;
    }

private:
    static double probability_of(const std::vector<RankedAction>& choices, Action action) {
        return std::ranges::find(choices, action, &RankedAction::action)->win.value();
    }

    ActionRanker estimates_;
    RolloutRanker hints_;
    Rollouts rollouts_;
    RolloutOptions truth_;
    std::uint64_t seed_; // of the next dice
};

constexpr std::array choice_names{"best", "any"};

// What was found at a stage of a game.
struct StageReport {
    Stage stage;
    int positions = 0;
    std::array<Row, 2> rows;
};

void print(const StageReport& report) {
    if (report.positions == 0) return;
    for (std::size_t i = 0; i < report.rows.size(); ++i) {
        const auto& [estimate, hint, noise] = report.rows[i];
        std::printf("%2d to %2d  %6d  %-6s %9.1f %7.3f %9.1f %7.3f %9.3f\n", report.stage.most,
                    report.stage.least, report.positions, choice_names[i],
                    100 * estimate.close_share(), 100 * estimate.root_mean_square(),
                    100 * hint.close_share(), 100 * hint.root_mean_square(),
                    100 * std::sqrt(noise / report.positions));
    }
    std::fflush(stdout);
}

Json errors_json(const Errors& errors) {
    return {{"close_share", errors.close_share()}, {"root_mean_square", errors.root_mean_square()}};
}

// Probabilities, from 0 to 1.
std::string to_json(const std::vector<StageReport>& reports) {
    Json json{{"stages", Json::array()}};
    for (const StageReport& report : reports) {
        if (report.positions == 0) continue;
        Json choices = Json::array();
        for (std::size_t i = 0; i < report.rows.size(); ++i) {
            const auto& [estimate, hint, noise] = report.rows[i];
            choices.push_back({{"choice", choice_names[i]},
                               {"estimate", errors_json(estimate)},
                               {"hint", errors_json(hint)},
                               {"rollout_error", std::sqrt(noise / report.positions)}});
        }
        json["stages"].push_back({{"boxes", {report.stage.least, report.stage.most}},
                                  {"positions", report.positions},
                                  {"choices", std::move(choices)}});
    }
    return json.dump();
}

po::options_description known_options() {
    po::options_description options("Options");
    auto add = options.add_options();
    add("positions", support::number_in<int>(1, max_positions)->default_value(200),
        "how many at each stage of a game");
    add("players", support::number_in<int>(2, max_players)->default_value(2), "in a game, 2 to 6");
    add("stage", support::number_in<int>(0, max_stages)->default_value(0),
        "only this one, from 1; 0: all");
    add("games", support::number_in<int>(2, max_positions)->default_value(96),
        "of the long roll-outs after a choice");
    add("seed", support::seed_number()->default_value(1), "of positions and roll-outs");
    add("tables", po::value<std::string>(), support::tables_help);
    support::add_json_options(options, "the table");
    add("compact",
        "compare the estimate by the compact tables with that by the large ones instead");
    add("threads", support::thread_count(), support::threads_help);
    return options;
}

} // namespace

int accuracy(const support::Invocation& invocation) {
    const auto given = support::read_options(
        invocation,
        {"[options]",
         "Compares win probabilities with long roll-outs: the estimate that the champion plays "
         "by,\n"
         "and the hint. For the hint's best choice and for a random one in positions of games\n"
         "between players of mixed strength; without those decided to 2 %, and for two players\n"
         "without the last four rounds, in which both are exact. By the mover's open boxes:\n"
         "the share within half a percentage point, the root mean square in percentage points,\n"
         "and the standard error of the long roll-outs."},
        known_options());
    if (!given) return support::exit_done;
    const int positions = (*given)["positions"].as<int>();
    const int seats = (*given)["players"].as<int>();
    const int games = (*given)["games"].as<int>();
    std::vector<Stage> stages{{13, 10}, {9, 7}, {6, 5}};
    if (seats > 2) stages.push_back({4, 1});
    const int only = (*given)["stage"].as<int>();
    if (only > static_cast<int>(stages.size()))
        throw support::UsageError("--stage takes a whole number from 0 to " +
                                  std::to_string(stages.size()) + " for so many players");
    if (only > 0) stages = {stages[static_cast<std::size_t>(only - 1)]};
    const auto seed = (*given)["seed"].as<std::uint64_t>();
    const int threads = threads_from(*given);
    support::require_outputs(*given, {"json-file"});
    LabPlayers players(*given);
    const auto score_source = players.full_tables();
    if (!score_source) throw support::UsageError(need_of_tables);

    if (given->count("compact")) {
        if (support::prints_json(*given) || given->count("json-file"))
            throw support::UsageError("--compact has no JSON");
        print_compact_accuracy(players, seats, positions, seed);
        return support::exit_done;
    }
    PositionSource source(players, seats, seed);
    Comparison comparison(players.values(), score_source, {0, {}, threads, {}},
                          {games, {}, threads, {}}, seed << 32);
    const auto compare = [&](Stage stage) {
        StageReport report{stage, 0, {}};
        support::Progress progress("comparing", positions, "positions", support::is_quiet(*given));
        while (report.positions < positions && !support::is_interrupted()) {
            if (comparison.add(source.next(stage), source, report.rows)) ++report.positions;
            progress.show(report.positions);
        }
        return report;
    };
    support::catch_interrupts();
    const bool prints_text = !support::prints_json(*given);
    if (prints_text)
        std::printf("boxes     number  choice estimate    rms      hint     rms    error\n");
    std::vector<StageReport> reports;
    for (const Stage stage : stages) {
        reports.push_back(compare(stage));
        if (prints_text) print(reports.back());
    }
    support::report(
        *given, [&reports] { return to_json(reports); }, [] {});
    if (!support::is_interrupted()) return support::exit_done;
    int done = 0;
    for (const StageReport& report : reports) done += report.positions;
    return support::tell_interrupted(
        invocation, std::to_string(done) + " of " +
                        std::to_string(positions * static_cast<int>(stages.size())) + " positions");
}

} // namespace headless::lab
