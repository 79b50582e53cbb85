#include "ai/yahtzee/practice/generator.h"
#include "ai/yahtzee/practice/step_statistics.h"
#include "headless/lab/commands.h"
#include "headless/lab/lab_players.h"
#include "headless/support/digest.h"
#include "headless/support/input.h"
#include "headless/support/interrupt.h"
#include "headless/support/json.h"
#include "headless/support/progress.h"
#include "headless/support/words.h"

#include <cstdio>

namespace headless::lab {

using namespace ai::yahtzee::practice;
using support::rounded;

namespace {

constexpr int max_measured_games = 1'000'000;
constexpr int max_count = 10'000;

int step_named(const std::string& name) {
    if (const auto step = find_step(name)) return *step;
    std::vector<std::string> names;
    for (int step = 1; step <= step_count(); ++step) names.push_back(step_name(step));
    throw support::unknown_name("theme", name,
                                std::vector<std::string_view>(names.begin(), names.end()),
                                " (alea-lab themes lists them)");
}

// Fewer games than wanted if somebody stopped it.
StepStatistics measure(const po::variables_map& options, LabPlayers& players, int threads) {
    const auto games = static_cast<std::uint64_t>(options["games"].as<int>());
    const auto values = players.values();
    support::Progress progress("playing", static_cast<double>(games), "games",
                               support::is_quiet(options));
    support::InterruptStop stop;
    return measure_steps(
        values, {support::watched(threads, progress, stop), support::seed_from(options), games});
}

std::string list_json(const StepStatistics& statistics) {
    std::string lines;
    for (int step = 1; step <= step_count(); ++step)
        lines += support::dumped({{"theme", step_name(step)},
                                  {"share", rounded(statistics.share(step))},
                                  {"loss", rounded(statistics.loss(step))}}) +
                 '\n';
    return lines;
}

void print_list(const StepStatistics& statistics) {
    std::printf("%lld decisions in %lld games of human-0.8, who loses %.3f points per decision\n\n",
                static_cast<long long>(statistics.decisions()),
                static_cast<long long>(statistics.games), statistics.loss_per_decision());
    std::printf("%4s %7s %6s  %s\n", "step", "share", "loss", "theme");
    for (int step = 1; step <= step_count(); ++step)
        std::printf("%4d %5.2f %% %6.3f  %s\n", step, 100 * statistics.share(step),
                    statistics.loss(step), step_name(step).c_str());
    std::printf(
        "\nshare: of all decisions, those that the step decides; loss: points per decision\n");
}

std::vector<Exercise> find(const po::variables_map& options, LabPlayers& players, int threads,
                           int step) {
    const auto values = players.values();
    GeneratorOptions own;
    own.count = options["count"].as<int>();
    support::Progress progress("searching", own.count, "positions", support::is_quiet(options));
    support::InterruptStop stop;
    static_cast<core::support::Execution&>(own) = support::watched(threads, progress, stop);
    own.seed = support::seed_from(options);
    own.known = {step - 1, step};
    return generate(values, exercises_of(step, min_step_loss), own);
}

std::string exercises_json(const std::vector<Exercise>& exercises) {
    std::string lines;
    for (const Exercise& exercise : exercises)
        lines += support::dumped({{"position", to_text(exercise.position)},
                                  {"best", exercise.best().action.code()},
                                  {"value", rounded(exercise.best().value)},
                                  {"second", exercise.ranking[1].action.code()},
                                  {"gap", rounded(exercise.ranking[1].loss)}}) +
                 '\n';
    return lines;
}

void print_exercise(const Exercise& exercise) {
    const auto& second = exercise.ranking[1];
    std::printf("%s\n  roll %d:", to_text(exercise.position).c_str(),
                exercise.position.roll_number);
    for (const int die : exercise.position.dice) std::printf(" %d", die);
    std::printf("; best: %s, %.3f; then: %s, %.3f less\n",
                support::words_for(exercise.position, exercise.best().action).c_str(),
                exercise.best().value, support::words_for(exercise.position, second.action).c_str(),
                second.loss);
}

int print_exercises(const support::Invocation& invocation, const po::variables_map& options,
                    LabPlayers& players, int threads) {
    const int step = step_named(options["theme"].as<std::string>());
    const auto exercises = find(options, players, threads, step);
    support::report(
        options, [&exercises] { return exercises_json(exercises); },
        [&] {
            for (const Exercise& exercise : exercises) print_exercise(exercise);
        });
    const int wanted = options["count"].as<int>();
    if (static_cast<int>(exercises.size()) == wanted) return support::exit_done;
    const auto found = static_cast<std::int64_t>(exercises.size());
    if (support::is_interrupted())
        return support::report_interrupted(invocation, std::to_string(found) + " of " +
                                                           support::counted(wanted, "position"));
    support::report_error(
        invocation.program,
        "only " + support::counted(found, "position") +
            (found == 1 ? " was found in " : " were found in ") +
            support::counted(static_cast<std::int64_t>(max_practice_games), "game"));
    return support::exit_fault;
}

int print_list(const support::Invocation& invocation, const po::variables_map& options,
               LabPlayers& players, int threads) {
    const StepStatistics statistics = measure(options, players, threads);
    support::report(
        options, [&] { return list_json(statistics); }, [&] { print_list(statistics); });
    const int wanted = options["games"].as<int>();
    return support::exit_status(invocation, statistics.games, wanted, "games");
}

po::options_description themes_options() {
    po::options_description options("Options");
    auto add = options.add_options();
    add("theme", po::value<std::string>(), "print positions of this theme instead of the list");
    add("count", support::number_in<int>(1, max_count)->default_value(10), "how many positions");
    add("games", support::number_in<int>(1, max_measured_games)->default_value(400),
        "how many games the list is measured with");
    add("seed", po::value<std::string>()->default_value("1"),
        "of the games: a whole number or 64 hexadecimal digits; the same seed, the same output");
    add("threads", support::thread_count(),
        "how many to use (0: all processors); the output is the same for any number");
    support::add_json_options(options, "an object per line,");
    return options;
}

} // namespace

int themes(const support::Invocation& invocation) {
    const auto given = support::read_options(
        invocation,
        {"[options]", "Lists the steps of the basic strategy by name, with their share of all\n"
                      "decisions and what human-0.8 loses there, or prints positions that one\n"
                      "of them decides. Ctrl-C ends it and prints what there is."},
        themes_options());
    if (!given) return support::exit_done;
    if (!given->count("theme") && !(*given)["count"].defaulted())
        throw support::UsageError("--count needs --theme: the list has all themes");
    support::require_outputs(*given, {"json-file"});
    const int threads = threads_from(*given);
    LabPlayers players(*given);
    support::catch_interrupts();
    if (given->count("theme")) return print_exercises(invocation, *given, players, threads);
    return print_list(invocation, *given, players, threads);
}

} // namespace headless::lab
