#include "headless/judge/outlets.h"

#include "headless/judge/match_options.h"
#include "headless/match/log_lines.h"
#include "headless/match/report.h"
#include "headless/sandbox/command_line.h"
#include "headless/sandbox/environment.h"
#include "headless/support/gzip.h"
#include "headless/support/interrupt.h"

#include <cerrno>
#include <cstring>
#include <iostream>

namespace headless::judge {

void add_outlet_options(po::options_description& options, const char* log_help) {
    options.add_options()("log", po::value<std::string>()->value_name("FILE"), log_help)(
        "title", po::value<std::string>()->value_name("WORDS"),
        "words for the log and the report: the contest, the match, the players")(
        "json-lines", "an event per line on standard output, as JSON, instead of text");
    support::add_json_options(options, "the report");
}

namespace {

constexpr const char* end_of_match =
    "\nCtrl-C stops the match at once, without the game that is on, and what was played is logged\n"
    "and reported; a second one ends the judge. The exit status is 1 if a program was put out of\n"
    "the match, or if the match was stopped.";

} // namespace

std::optional<po::variables_map> read_match_options(const support::Invocation& invocation,
                                                    const char* description,
                                                    const po::options_description& options) {
    return support::read_options(
        invocation, {"[options] 'CMD A' 'CMD B'", description + std::string(end_of_match)}, options,
        support::many_arguments("command"));
}

std::array<std::string, 2> commands_from(const po::variables_map& given) {
    const auto commands = support::strings_from(given, "command");
    if (commands.size() != 2)
        throw support::UsageError("two commands are needed, each one argument: 'CMD A' 'CMD B'");
    for (const std::string& command : commands) {
        if (!given.count("missing-loses"))
            program_words('\'' + command + '\'', command);
        else if (const auto words = sandbox::split_command(command); !words)
            throw support::UsageError('\'' + command + "': " + to_string(words.error()));
    }
    return {commands[0], commands[1]};
}

std::optional<po::variables_map> read_replay_options(const support::Invocation& invocation,
                                                     const char* description,
                                                     po::options_description options) {
    support::add_json_options(options, "the report");
    auto given = support::read_options(invocation, {"[options] LOG", description}, options,
                                       support::one_argument("log", "-"));
    if (given) support::require_outputs(*given, {"json-file"}, {"log"});
    return given;
}

std::istringstream log_from(const support::Invocation& invocation, const po::variables_map& given) {
    const auto& name = given["log"].as<std::string>();
    support::announce_input(invocation, given, name, "the log of a match");
    return std::istringstream(support::whole_unpacked_input(name));
}

std::runtime_error fault_of_log(const po::variables_map& given, const core::support::Error& error) {
    return std::runtime_error(support::input_name(given["log"].as<std::string>()) + ": " +
                              to_string(error));
}

void report_replay(const po::variables_map& given, const support::Json& report,
                   const char* verdict) {
    support::report(
        given, [&report] { return support::dumped(report, 2); },
        [&] {
            std::cout << verdict << "\n\n";
            match::print_report(std::cout, report);
        });
}

match::Circumstances circumstances_of(const sandbox::Limits& limits,
                                      const sandbox::Protection& protection) {
    return {std::string(support::version()), sandbox::now_in_words(),
            sandbox::machine_description(), to_text(limits),
            verdict(sandbox::check_environment(protection))};
}

void require_one_form(const po::variables_map& given) {
    if (given.count("json-lines") && support::prints_json(given))
        throw support::UsageError("--json and --json-lines exclude each other");
}

Outlets::Outlets(const po::variables_map& given, const std::string& log_head, double games)
    : json_lines_(given.count("json-lines") > 0),
      json_(support::prints_json(given)),
      is_quiet_(support::is_quiet(given)),
      progress_("playing", games, "games", is_quiet_) {
    require_one_form(given);
    support::require_outputs(given, {"log", "json-file"}, {"seed-file"});
    if (!given.count("log")) return;
    log_name_ = given["log"].as<std::string>();
    log_.open(log_name_, std::ios::binary | std::ios::trunc);
    log(log_head);
    require_whole_log();
}

void Outlets::log(const std::string& text) {
    if (!has_log() || has_lost_log_) return;
    errno = 0;
    if ((log_ << text).flush()) return;
    log_fault_ = std::strerror(errno);
    has_lost_log_ = true;
}

void Outlets::require_whole_log() const {
    if (has_lost_log_)
        throw std::runtime_error("'" + log_name_ + "' could not be written: " + log_fault_);
}

void Outlets::event(const char* name, const std::function<support::Json()>& rest) {
    if (!json_lines_) return;
    progress_.clear();
    if (!(std::cout << match::event_line(name, rest()) << std::endl)) has_lost_reader_ = true;
}

void Outlets::say(const std::string& program, const std::string& words) {
    progress_.clear();
    support::report_error(program, words);
}

void Outlets::rest(const match::Rest& rest) {
    fails(rest.side);
    log(match::log_rest(rest));
    event("rest", [&rest] { return to_json(rest); });
}

bool Outlets::is_match_stopped() const {
    return support::is_interrupted() || has_lost_log_ || has_lost_reader_;
}

void Outlets::report(const char* event, const support::Json& rest,
                     const std::function<void(std::ostream&)>& print) {
    progress_.clear();
    if (json_lines_)
        std::cout << match::event_line(event, rest) << std::endl;
    else if (!json_)
        print(std::cout);
}

} // namespace headless::judge
