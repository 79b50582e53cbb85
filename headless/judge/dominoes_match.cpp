#include "headless/command/progress.h"
#include "headless/judge/commands.h"
#include "headless/judge/match_options.h"
#include "headless/match/command_line.h"
#include "headless/match/digest.h"
#include "headless/match/dominoes/json.h"
#include "headless/match/dominoes/log.h"
#include "headless/match/dominoes/match.h"
#include "headless/match/dominoes/report.h"

#include <algorithm>
#include <fstream>
#include <iostream>

namespace headless::judge {

namespace po = boost::program_options;

namespace {

constexpr int most_games = 1'000'000; // a case

// N,H
core::dominoes::Case case_from(const std::string& text) {
    for (const core::dominoes::Case setting : core::dominoes::all_cases)
        if (text == std::to_string(setting.numbers) + ',' + std::to_string(setting.hand_size))
            return setting;
    throw command::UsageError("--case takes N from 5 to 9 and H from 4 to 7: 7,5, not '" + text +
                              "'");
}

match::dominoes::Terms terms_from(const po::variables_map& given) {
    match::dominoes::Terms terms;
    terms.games = int_from(given, "games", 1, most_games);
    for (const std::string& text : strings_from(given, "case"))
        terms.cases.push_back(case_from(text));
    if (terms.cases.empty())
        terms.cases.assign(core::dominoes::all_cases.begin(), core::dominoes::all_cases.end());
    const auto commands = strings_from(given, "command");
    if (commands.size() != 2)
        throw command::UsageError("two commands are needed, each one argument: 'CMD A' 'CMD B'");
    for (std::size_t side = 0; side < 2; ++side) {
        if (const auto words = match::split_command(commands[side]); !words)
            throw command::UsageError("'" + commands[side] + "': " + to_string(words.error()));
        terms.commands[side] = commands[side];
    }
    return terms;
}

match::dominoes::MatchOptions options_from(const po::variables_map& given) {
    match::dominoes::MatchOptions options;
    options.terms = terms_from(given);
    options.limits = limits_from(given);
    options.view = view_from(given);
    const SeedChoice choice = seed_from(given);
    options.seed = choice.seed;
    options.terms.public_seed = choice.is_public;
    options.terms.seed_sha256 = match::to_hex(match::sha256(core::dice::to_text(choice.seed)));
    hide_files_of_judge(options.view, given);
    return options;
}

// Where the events of a match go: the log, JSON lines, the terminal.
class Outlets {
public:
    Outlets(const po::variables_map& given, const match::dominoes::Terms& terms)
        : json_lines_(given.count("json-lines") > 0),
          progress_("playing", static_cast<double>(terms.cases.size()) * terms.games, "games") {
        if (!given.count("log")) return;
        log_name_ = given["log"].as<std::string>();
        log_.open(log_name_, std::ios::binary | std::ios::trunc);
        log(log_head(terms));
    }

    void start(const match::dominoes::Terms& terms, const std::string& protection) {
        if (json_lines_)
            std::cout << start_event(terms, protection) << std::endl;
        else
            print_start(std::cout, terms, protection);
    }
    match::dominoes::MatchEvents events() {
        return {[this](core::dominoes::Case setting, const std::string& transcript) {
                    log(match::dominoes::log_case(setting, transcript));
                },
                [this](const auto& game, const auto& transcript, const auto& so_far) {
                    log(log_game(game, transcript));
                    if (json_lines_) std::cout << game_event(game, so_far) << std::endl;
                    progress_.show(so_far.games());
                },
                [this](const auto& rest) {
                    log(log_rest(rest));
                    if (json_lines_) std::cout << rest_event(rest) << std::endl;
                }};
    }
    void finish(const match::dominoes::Report& report, const core::dice::Seed& seed) {
        log(match::dominoes::log_seed(seed));
        if (json_lines_) {
            std::cout << result_event(report) << std::endl;
            return;
        }
        print_result(std::cout, report.result, &report.usage);
        std::cout << "seed " << core::dice::to_text(seed) << std::endl;
    }

private:
    void log(const std::string& text) {
        if (!log_name_.empty() && !(log_ << text).flush())
            throw std::runtime_error("'" + log_name_ + "' could not be written");
    }

    bool json_lines_;
    std::string log_name_;
    std::ofstream log_;
    command::Progress progress_;
};

po::options_description known_options() {
    po::options_description options("Options");
    options.add_options()("games", po::value<int>()->default_value(100), "how many a case")(
        "case", po::value<std::vector<std::string>>(),
        "N,H: only this case, can be repeated; else all twenty");
    add_seed_options(options);
    add_limit_options(options, match::dominoes::contest_limits);
    options.add_options()("log", po::value<std::string>(),
                          "a file for every request and answer; see replay")(
        "json", po::value<std::string>(), "a file for the report as JSON")(
        "json-lines", "an event a line on standard output, as JSON, in place of text");
    return options;
}

} // namespace

int dominoes_match(const command::Invocation& invocation) {
    po::options_description hidden;
    hidden.add_options()("command", po::value<std::vector<std::string>>());
    po::positional_options_description positions;
    positions.add("command", -1);
    const auto given = command::read_options(
        invocation,
        {"[options] 'CMD A' 'CMD B'",
         "Plays draw dominoes between two programs: twenty cases of a hundred games, each side\n"
         "holding the starting tile in half of them, every game with a deal of its own. Each case\n"
         "has new copies of the programs, with limits of their own. An illegal answer loses the\n"
         "game; a crash or a limit passed loses what is left of the case too, and so does a\n"
         "refusal of init. The exit status is 1 if that happened."},
        known_options(), hidden, positions);
    if (!given) return command::exit_done;

    const match::dominoes::MatchOptions match = options_from(*given);
    const match::Protection protection = protection_from(*given);
    Outlets outlets(*given, match.terms);
    outlets.start(match.terms, protection.description());
    const match::dominoes::Report report = run_match(match, protection, outlets.events());
    outlets.finish(report, match.seed);
    if (given->count("json"))
        write_file((*given)["json"].as<std::string>(),
                   report_to_json(report.result, &report.usage, 2) + '\n');
    const auto has_rest = [](const auto& each) { return !each.rests.empty(); };
    return std::ranges::any_of(report.result.cases(), has_rest) ? command::exit_fault
                                                                : command::exit_done;
}

} // namespace headless::judge
