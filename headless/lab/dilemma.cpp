#include "ai/dilemma/field.h"
#include "headless/lab/commands.h"
#include "headless/support/interrupt.h"
#include "headless/support/json.h"
#include "headless/support/options.h"
#include "headless/support/progress.h"
#include "headless/support/words.h"

#include <algorithm>
#include <chrono>
#include <iostream>
#include <random>

namespace headless::lab {

using namespace ai::dilemma;
using namespace ai::dilemma::strategies;
using support::Json;

namespace {

constexpr int battles_a_step = 64; // between two looks at the clock

po::options_description dilemma_options() {
    po::options_description options("Options");
    auto add = options.add_options();
    add("strategies", po::value<std::string>(), "names with commas between (all if not given)");
    add("players", support::number_in<int>(core::dilemma::min_players, 100)->default_value(8),
        "players of a tournament");
    add("rounds", support::number_in<int>(1, 100'000),
        "of a tournament (25 for each player if not given)");
    add("tournaments", support::number_in<int>(1, 100'000'000)->default_value(2000),
        "with players drawn at random, all strategies equally likely");
    add("seed", support::seed_number()->default_value(1), "of all that is random");
    add("threads", support::thread_count(), support::threads_help);
    support::add_json_options(options, "all figures");
    return options;
}

std::vector<const Strategy*> strategies_from(const po::variables_map& given) {
    std::vector<const Strategy*> strategies;
    if (given.count("strategies") == 0) {
        for (const Strategy& strategy : roster()) strategies.push_back(&strategy);
        return strategies;
    }
    std::string names = given["strategies"].as<std::string>() + ',';
    for (std::size_t end = names.find(','); end != std::string::npos; end = names.find(',')) {
        const std::string name = names.substr(0, end);
        names.erase(0, end + 1);
        const Strategy* const strategy = find_strategy(name);
        if (strategy == nullptr)
            throw support::unknown_name("strategy", name, support::names_of(roster()),
                                        "; alea-bot --game dilemma --list names them");
        strategies.push_back(strategy);
    }
    return strategies;
}

struct DilemmaExperiment {
    std::vector<const Strategy*> strategies;
    FieldOptions field;
    int tournaments;
    std::uint64_t seed;
    int threads;
    bool is_quiet;
};

DilemmaExperiment experiment_from(const po::variables_map& given) {
    DilemmaExperiment e;
    e.strategies = strategies_from(given);
    e.field.players = given["players"].as<int>();
    e.field.rounds = given.count("rounds") ? given["rounds"].as<int>()
                                           : core::dilemma::rounds_per_player * e.field.players;
    e.tournaments = given["tournaments"].as<int>();
    e.seed = given["seed"].as<std::uint64_t>();
    e.threads = support::count_or_all(given, "threads");
    e.is_quiet = support::is_quiet(given);
    return e;
}

// The records of a field in which all strategies are equally likely.
struct Field {
    std::vector<Record> records;
    int tournaments = 0; // played; fewer than wanted if somebody stopped it
    double a_minute = 0; // tournaments
};

Field play_field(const DilemmaExperiment& e, std::mt19937_64& seeds) {
    Field field{std::vector<Record>(e.strategies.size())};
    const std::vector<double> shares(e.strategies.size(),
                                     1.0 / static_cast<double>(e.strategies.size()));
    support::Progress progress("playing", e.tournaments, "tournaments", e.is_quiet);
    const auto start = std::chrono::steady_clock::now();
    for (int done = 0; done < e.tournaments && !support::is_interrupted(); done += battles_a_step) {
        const auto more = play_random_battles(e.strategies, shares, e.field, seeds(),
                                              std::min(battles_a_step, e.tournaments - done),
                                              e.threads, support::is_interrupted);
        for (std::size_t i = 0; i < more.size(); ++i) field.records[i] += more[i];
        progress.show(done);
    }
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    std::int64_t entries = 0;
    for (const Record& record : field.records) entries += record.entries;
    field.tournaments = static_cast<int>(entries / e.field.players);
    field.a_minute = 60 * field.tournaments / time.count();
    return field;
}

Json figures(const DilemmaExperiment& e, const Field& field) {
    Json strategies = Json::array();
    for (std::size_t i = 0; i < e.strategies.size(); ++i) {
        const Record& record = field.records[i];
        Json entry{{"name", e.strategies[i]->name}, {"entries", record.entries}};
        if (record.entries > 0) {
            entry["mean_rank"] = record.mean_rank();
            entry["wins_above_0"] = record.share_of_wins();
            entry["mean_score"] = record.mean_score();
        }
        strategies.push_back(entry);
    }
    return {{"players", e.field.players},       {"rounds", e.field.rounds},
            {"tournaments", field.tournaments}, {"seed", e.seed},
            {"strategies", strategies},         {"tournaments_a_minute", field.a_minute}};
}

// Strategies by mean rank, best first; without those that never played.
void print_field(const DilemmaExperiment& e, const Field& field) {
    const Json json = figures(e, field);
    std::vector<Json> played;
    for (const Json& strategy : json["strategies"])
        if (strategy.contains("mean_rank")) played.push_back(strategy);
    std::ranges::stable_sort(played, {},
                             [](const Json& each) -> double { return each["mean_rank"]; });
    std::cout << support::counted(field.tournaments, "tournament")
              << support::text_of(json, {{" of %.0f players, ", "/players"}})
              << support::counted(e.field.rounds, "round")
              << support::text_of(json, {{"; %.0f a minute on ", "/tournaments_a_minute"}})
              << support::counted(e.threads, "thread")
              << "\nstrategy          entries  mean rank wins above 0 mean score\n";
    for (const Json& strategy : played)
        std::cout << support::text_of(strategy, {{"%-14s", "/name"},
                                                 {" %10.0f", "/entries"},
                                                 {" %10.3f", "/mean_rank"},
                                                 {" %11.2f%%", "/wins_above_0", 100},
                                                 {" %10.1f\n", "/mean_score"}});
}

} // namespace

int dilemma(const support::Invocation& invocation) {
    const auto given = support::read_options(
        invocation,
        {"[options]", "Plays whole tournaments of the Prisoner's Dilemma in random fields. Ctrl-C "
                      "ends it and\n"
                      "prints what was played."},
        dilemma_options());
    if (!given) return support::exit_done;
    const DilemmaExperiment experiment = experiment_from(*given);
    support::require_outputs(*given, {"json-file"});

    support::catch_interrupts();
    std::mt19937_64 seeds(experiment.seed);
    const Field field = play_field(experiment, seeds);
    support::report(
        *given, [&] { return support::dumped(figures(experiment, field), 2); },
        [&] { print_field(experiment, field); });
    if (field.tournaments == experiment.tournaments) return support::exit_done;
    return support::report_interrupted(invocation,
                                       std::to_string(field.tournaments) + " of " +
                                           support::counted(experiment.tournaments, "tournament"));
}

} // namespace headless::lab
