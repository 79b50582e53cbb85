#include "headless/command/progress.h"
#include "headless/judge/commands.h"
#include "headless/judge/match_options.h"
#include "headless/match/command_line.h"
#include "headless/match/yahtzee/json.h"
#include "headless/match/yahtzee/log.h"
#include "headless/match/yahtzee/match.h"

#include <cstdio>
#include <fstream>
#include <iostream>

namespace headless::judge {

namespace po = boost::program_options;

namespace {

constexpr int most_games = 100'000'000;
constexpr int most_tables = 1000;

// ELO0,ELO1
match::SprtBounds sprt_from(const std::string& text) {
    match::SprtBounds bounds{};
    int read = 0;
    const int found = std::sscanf(text.c_str(), "%lf,%lf%n", &bounds.elo0, &bounds.elo1, &read);
    if (found != 2 || static_cast<std::size_t>(read) != text.size() ||
        !(bounds.elo0 < bounds.elo1) || bounds.elo0 < -2000 || bounds.elo1 > 2000)
        throw command::UsageError("--sprt takes two differences in Elo, the smaller first: 0,20");
    return bounds;
}

match::yahtzee::MatchOptions options_from(const po::variables_map& given) {
    match::yahtzee::MatchOptions options;
    options.terms.games = int_from(given, "games", 1, most_games);
    options.terms.duplicate = given.count("duplicate") > 0;
    if (options.terms.duplicate && options.terms.games % 2 != 0)
        throw command::UsageError("--duplicate needs an even number of games");
    if (given.count("sprt")) options.terms.sprt = sprt_from(given["sprt"].as<std::string>());
    options.tables = int_from(given, "jobs", 1, most_tables);
    const auto commands = strings_from(given, "command");
    if (commands.size() != 2)
        throw command::UsageError("two commands are needed, each one argument: 'CMD A' 'CMD B'");
    for (std::size_t side = 0; side < 2; ++side) {
        const auto words = match::split_command(commands[side]);
        if (!words)
            throw command::UsageError("'" + commands[side] + "': " + to_string(words.error()));
        options.terms.commands[side] = commands[side];
    }
    options.limits = limits_from(given);
    options.view = view_from(given);
    const SeedChoice choice = seed_from(given);
    options.seed = choice.seed;
    options.terms.public_seed = choice.is_public;
    options.terms.seed_sha256 = match::yahtzee::published_hash(options.seed);
    hide_files_of_judge(options.view, given);
    return options;
}

// Where the events of a match go: the log, JSON lines, the terminal.
class Outlets {
public:
    Outlets(const po::variables_map& given, const match::yahtzee::Terms& terms)
        : json_lines_(given.count("json-lines") > 0), progress_("playing", terms.games, "games") {
        if (!given.count("log")) return;
        log_name_ = given["log"].as<std::string>();
        log_.open(log_name_, std::ios::binary | std::ios::trunc);
        log(log_head(terms));
    }

    void start(const match::yahtzee::Terms& terms, const std::string& protection) {
        if (json_lines_)
            std::cout << start_event(terms, protection) << std::endl;
        else
            print_start(std::cout, terms, protection);
    }
    match::yahtzee::MatchEvents events() {
        return {[this](const auto& game, const auto& transcript, const auto& so_far) {
                    if (!log_name_.empty()) log(log_game(game, transcript));
                    if (json_lines_) std::cout << game_event(game, so_far) << std::endl;
                    progress_.show(so_far.played());
                },
                [this](const auto& rest) {
                    if (!log_name_.empty()) log(log_rest(rest));
                    if (json_lines_) std::cout << rest_event(rest) << std::endl;
                }};
    }
    void finish(const match::yahtzee::Report& report) {
        if (!log_name_.empty()) log(match::yahtzee::log_seed(*report.seed));
        if (json_lines_)
            std::cout << result_event(report) << std::endl;
        else
            print_report(std::cout, report);
    }

private:
    void log(const std::string& text) {
        if (!(log_ << text).flush())
            throw std::runtime_error("'" + log_name_ + "' could not be written");
    }

    bool json_lines_;
    std::string log_name_;
    std::ofstream log_;
    command::Progress progress_;
};

} // namespace

int yahtzee_match(const command::Invocation& invocation) {
    po::options_description options("Options");
    options.add_options()("games", po::value<int>()->default_value(1000), "how many");
    add_seed_options(options);
    add_limit_options(options, {});
    options.add_options()("jobs", po::value<int>()->default_value(1),
                          "games at once, with so many copies of each program")(
        "duplicate", "play each game's dice twice, seats changed, other copies the second time")(
        "sprt", po::value<std::string>(),
        "E0,E1: stop when a is stronger than b by E1 Elo rather than E0, or the reverse (5 % error "
        "either way)")("log", po::value<std::string>(),
                       "a file for every position and action; see replay")(
        "json", po::value<std::string>(), "a file for the report as JSON")(
        "json-lines", "an event a line on standard output, as JSON, in place of text");
    po::options_description hidden;
    hidden.add_options()("command", po::value<std::vector<std::string>>());
    po::positional_options_description positions;
    positions.add("command", -1);
    const auto given = command::read_options(
        invocation,
        {"[options] 'CMD A' 'CMD B'",
         "Plays a match between two programs on the contest's protocol. A command is split into\n"
         "words as a shell would, with quotes and backslashes; nothing is expanded. A program "
         "runs\n"
         "in the folder that the judge was started in and sees, read-only, the system's folders,\n"
         "the folder that holds it (for an interpreter, that of its first file) and what --share\n"
         "names. An answer longer than 4,096 bytes ends the match for it; of its standard error\n"
         "64 KiB are read every 50 ms and the first 4,096 bytes kept. The exit status is 1 if a\n"
         "program was put out of the match."},
        options, hidden, positions);
    if (!given) return command::exit_done;

    const match::yahtzee::MatchOptions match = options_from(*given);
    const match::Protection protection = protection_from(*given);
    Outlets outlets(*given, match.terms);
    outlets.start(match.terms, protection.description());
    const match::yahtzee::Report report = run_match(match, protection, outlets.events());
    outlets.finish(report);
    if (given->count("json"))
        write_file((*given)["json"].as<std::string>(), report_to_json(report, 2) + '\n');
    return report.result.rests().empty() ? command::exit_done : command::exit_fault;
}

} // namespace headless::judge
