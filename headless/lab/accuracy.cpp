#include "ai/yahtzee/decide/rollout_ranker.h"
#include "core/yahtzee/game.h"
#include "headless/lab/commands.h"
#include "headless/lab/lab_players.h"
#include "headless/lab/position_source.h"
#include "headless/lab/shards.h"
#include "headless/support/interrupt.h"
#include "headless/support/json.h"
#include "headless/support/progress.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <ostream>
#include <vector>

namespace headless::lab {

using support::Json;
using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::win;
using namespace ai::yahtzee::decide;
using namespace core::yahtzee;

namespace {

constexpr double close = 0.005; // half a percentage point

// Errors of win probabilities, measured against long roll-outs: sums over positions, by the stage
// of a game.
class Errors {
public:
    void add(double error) {
        ++count_;
        if (std::abs(error) <= close) ++close_;
        sum_ += error;
        squares_ += error * error;
    }

    double close_share() const { return static_cast<double>(close_) / static_cast<double>(count_); }
    double root_mean_square() const { return std::sqrt(squares_ / static_cast<double>(count_)); }

    Json sums() const {
        return {{"count", count_}, {"close", close_}, {"sum", sum_}, {"squares", squares_}};
    }
    static Errors of(const Json& sums) {
        Errors errors;
        errors.count_ = sums.at("count");
        errors.close_ = sums.at("close");
        errors.sum_ = sums.at("sum");
        errors.squares_ = sums.at("squares");
        return errors;
    }

private:
    std::int64_t count_ = 0;
    std::int64_t close_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

// The errors for one kind of choice.
struct ChoiceErrors {
    Errors estimate;
    Errors hint;
    double noise = 0; // of the roll-outs, sum of variances
};

constexpr std::array choice_names{"best", "any"};

// The errors found at a stage.
struct StageErrors {
    Stage stage;
    std::int64_t positions = 0;
    std::array<ChoiceErrors, choice_names.size()> choices;
};

// By the terms' stages.
std::vector<StageErrors> stages_of(const ShardFile& file) {
    std::vector<StageErrors> stages;
    const Json& limits = file.terms.at("stages");
    for (std::size_t s = 0; s < limits.size(); ++s) {
        StageErrors errors{{limits.at(s).at(0), limits.at(s).at(1)}, 0, {}};
        const Json& sums = file.sums.at(s);
        errors.positions = sums.at("positions");
        for (std::size_t i = 0; i < choice_names.size(); ++i) {
            const Json& choice = sums.at(choice_names[i]);
            errors.choices[i] = {Errors::of(choice.at("estimate")), Errors::of(choice.at("hint")),
                                 choice.at("noise")};
        }
        stages.push_back(errors);
    }
    return stages;
}

Json errors_json(const Errors& errors) {
    return {{"close_share", errors.close_share()}, {"root_mean_square", errors.root_mean_square()}};
}

double rollout_error(const StageErrors& stage, const ChoiceErrors& choice) {
    return std::sqrt(choice.noise / static_cast<double>(stage.positions));
}

Json stages_json(const std::vector<Stage>& stages) {
    Json json = Json::array();
    for (const Stage stage : stages) json.push_back({stage.most, stage.least});
    return json;
}

Json sums_of(const std::vector<StageErrors>& stages) {
    Json json = Json::array();
    for (const StageErrors& stage : stages) {
        Json sums{{"positions", stage.positions}};
        for (std::size_t i = 0; i < choice_names.size(); ++i)
            sums[choice_names[i]] = {{"estimate", stage.choices[i].estimate.sums()},
                                     {"hint", stage.choices[i].hint.sums()},
                                     {"noise", stage.choices[i].noise}};
        json.push_back(std::move(sums));
    }
    return json;
}

} // namespace

// Probabilities, from 0 to 1.
Json accuracy_json(const ShardFile& file) {
    Json json{{"stages", Json::array()}};
    for (const StageErrors& stage : stages_of(file)) {
        if (stage.positions == 0) continue;
        Json choices = Json::array();
        for (std::size_t i = 0; i < choice_names.size(); ++i) {
            const ChoiceErrors& choice = stage.choices[i];
            choices.push_back({{"choice", choice_names[i]},
                               {"estimate", errors_json(choice.estimate)},
                               {"hint", errors_json(choice.hint)},
                               {"rollout_error", rollout_error(stage, choice)}});
        }
        json["stages"].push_back({{"boxes", {stage.stage.least, stage.stage.most}},
                                  {"positions", stage.positions},
                                  {"choices", std::move(choices)}});
    }
    return json;
}

void print_accuracy(const ShardFile& file, std::ostream& out) {
    out << "boxes     number  choice estimate    rms      hint     rms    error\n";
    const Json json = accuracy_json(file);
    for (const Json& stage : json["stages"])
        for (const Json& choice : stage["choices"])
            out << support::text_of(stage, {{"%2.0f", "/boxes/1"},
                                            {" to %2.0f", "/boxes/0"},
                                            {"  %6.0f", "/positions"}})
                << support::text_of(choice, {{"  %-6s", "/choice"},
                                             {" %9.1f", "/estimate/close_share", 100},
                                             {" %7.3f", "/estimate/root_mean_square", 100},
                                             {" %9.1f", "/hint/close_share", 100},
                                             {" %7.3f", "/hint/root_mean_square", 100},
                                             {" %9.3f\n", "/rollout_error", 100}});
}

namespace {

constexpr double min_compared_probability = 0.02; // and of the contrary
constexpr int max_stages = 4;

class RolloutComparison {
public:
    RolloutComparison(const SharedValues& values, const SharedScoreSource& score_source,
                      const RolloutOptions& hint, const RolloutOptions& truth, std::uint64_t seed)
        : estimates_(values, score_source),
          hints_(values, score_source, hint),
          rollouts_(values->rules(), score_source),
          truth_(truth),
          seed_(seed) {}

    // Adds the errors of the best choice and of a random one. False where the game is decided, or
    // exactly known.
    bool add(const Position& position, PositionSource& source,
             std::array<ChoiceErrors, 2>& choices) {
        if (estimates_.is_exact(position)) return false;
        const auto estimates = estimates_.rank(position, {Objective::Kind::win});
        const double best = estimates.front().win.value();
        if (best < min_compared_probability || best > 1 - min_compared_probability) return false;
        const auto hints = hints_.rank(position);
        const std::array actions{
            hints.front().action,
            hints[static_cast<std::size_t>(source.below(static_cast<int>(hints.size())))].action};
        truth_.seed = core::dice::seed_from_number(++seed_);
        const auto corrections = rollouts_.run(position, actions, truth_);
        for (std::size_t i = 0; i < actions.size(); ++i) {
            const double estimate = probability_of(estimates, actions[i]);
            const double truth = estimate + corrections[i].mean;
            choices[i].estimate.add(estimate - truth);
            choices[i].hint.add(probability_of(hints, actions[i]) - truth);
            choices[i].noise += corrections[i].standard_error * corrections[i].standard_error;
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

po::options_description accuracy_options() {
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
    add("threads", support::thread_count(), support::threads_help);
    add_shard_options(options);
    return options;
}

std::vector<Stage> stages_from(const po::variables_map& given, int seats) {
    std::vector<Stage> stages{{13, 10}, {9, 7}, {6, 5}};
    if (seats > 2) stages.push_back({4, 2});
    const int only = given["stage"].as<int>();
    if (only > static_cast<int>(stages.size()))
        throw support::UsageError("--stage takes a whole number from 0 to " +
                                  std::to_string(stages.size()) + " for so many players");
    if (only > 0) stages = {stages[static_cast<std::size_t>(only - 1)]};
    return stages;
}

constexpr std::uint64_t seeds_between_shards = 1'000'000;

int own_share(int positions, const Shard& shard) {
    const auto parts = static_cast<int>(shard.count);
    return positions / parts + (static_cast<int>(shard.part) <= positions % parts ? 1 : 0);
}

} // namespace

int accuracy(const support::Invocation& invocation) {
    const auto given = support::read_options(
        invocation,
        {"[options]",
         "Compares win probabilities with long roll-outs: the estimate that the champion plays "
         "by,\n"
         "and the hint. For the hint's best choice and for a random one in positions of games\n"
         "between players of mixed strength; without those decided to 2 % and those in which both\n"
         "are exact: for two players the last four rounds, for more the last. By open boxes:\n"
         "the share within half a percentage point, the root mean square in percentage points,\n"
         "and the standard error of the long roll-outs."},
        accuracy_options());
    if (!given) return support::exit_done;
    const int positions = (*given)["positions"].as<int>();
    const int seats = (*given)["players"].as<int>();
    const int games = (*given)["games"].as<int>();
    const std::vector<Stage> stages = stages_from(*given, seats);
    const auto seed = (*given)["seed"].as<std::uint64_t>();
    const Shard shard = shard_from(*given);
    const Json terms{
        {"experiment", "accuracy"}, {"positions", positions}, {"players", seats},
        {"games", games},           {"seed", seed},           {"stages", stages_json(stages)}};
    if (is_shard_there(*given, terms, shard)) return support::exit_done;
    support::require_outputs(*given, {"json-file"});
    LabPlayers players(*given);
    const auto score_source = players.full_tables();
    if (!score_source) throw support::UsageError(need_of_tables);

    // Other positions in each shard.
    const std::uint64_t own_seed = seed + (shard.part - 1) * seeds_between_shards;
    const int own_positions = own_share(positions, shard);
    PositionSource source(players, seats, own_seed);
    const int threads = threads_from(*given);
    RolloutComparison comparison(players.values(), score_source, {{threads}}, {{threads}, games},
                                 own_seed << 32);
    const auto compare = [&](Stage stage) {
        StageErrors errors{stage, 0, {}};
        support::Progress progress("comparing", own_positions, "positions",
                                   support::is_quiet(*given));
        while (errors.positions < own_positions && !support::is_interrupted()) {
            if (comparison.add(source.next(stage), source, errors.choices)) ++errors.positions;
            progress.show(static_cast<double>(errors.positions));
        }
        return errors;
    };
    support::catch_interrupts();
    std::vector<StageErrors> errors;
    for (const Stage stage : stages) errors.push_back(compare(stage));
    std::int64_t done = 0;
    for (const StageErrors& each : errors) done += each.positions;
    const std::int64_t wanted = std::int64_t{own_positions} * static_cast<int>(stages.size());
    report_shard(*given, shard_file(terms, shard, sums_of(errors), done == wanted));
    return support::exit_status(invocation, done, wanted, "positions");
}

} // namespace headless::lab
