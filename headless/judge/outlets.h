// The outputs of a match: the log, JSON lines or text on standard output, the terminal's progress;
// and the options of a command that plays a match or replays its log.

#pragma once

#include "core/support/result.h"
#include "headless/match/match.h"
#include "headless/support/command.h"
#include "headless/support/json.h"
#include "headless/support/progress.h"

#include <array>
#include <atomic>
#include <fstream>
#include <functional>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>

namespace headless::judge {

// --log (`log_help` says of what), --json, --json-file and --json-lines.
void add_outlet_options(po::options_description& options, const char* log_help);

// With the two commands as positional arguments. Nothing if --help or --version was answered.
std::optional<po::variables_map> read_match_options(const support::Invocation& invocation,
                                                    const char* description,
                                                    const po::options_description& options);
std::array<std::string, 2> commands_from(const po::variables_map& given);

// With the log as positional argument, --json and --json-file.
std::optional<po::variables_map> read_replay_options(const support::Invocation& invocation,
                                                     const char* description,
                                                     po::options_description options);
// The whole log, unpacked. It waits for standard input, which it announces.
std::istringstream log_from(const support::Invocation& invocation, const po::variables_map& given);
std::runtime_error fault_of_log(const po::variables_map& given, const core::support::Error& error);

// The report of a log that was found right; `verdict` says so to people.
void report_replay(const po::variables_map& given, const support::Json& report,
                   const char* verdict);

// Under which circumstances a command plays, for its report.
match::Circumstances circumstances_of(const sandbox::Limits& limits,
                                      const sandbox::Protection& protection);

// Refuses --json together with --json-lines.
void require_one_form(const po::variables_map& given);

class Outlets {
public:
    // `games` of the match in all. Throws UsageError if the log or the report would overwrite one
    // another, the seed's file or, without --force, any file; and std::runtime_error if they can't
    // be written.
    Outlets(const po::variables_map& given, const std::string& log_head, double games);

    bool has_log() const { return !log_name_.empty(); }
    bool has_json_lines() const { return json_lines_; }

    // Does nothing without a log, or once it could not be written: what was played is still worth
    // a report.
    void log(const std::string& text);
    void require_whole_log() const; // throws std::runtime_error
    // `standing` is asked where there is a terminal, and only now and then.
    void show(double games_played, const std::function<std::string()>& standing = {}) {
        progress_.show(games_played, standing);
    }
    void rest(const match::Rest& rest);
    // On standard error.
    void say(const std::string& program, const std::string& words);

    // A program is out of the match, or of a part of it.
    void fails(int side) { has_failed_[static_cast<std::size_t>(side)] = true; }
    bool has_failed(int side) const { return has_failed_[static_cast<std::size_t>(side)]; }
    bool is_quiet() const { return is_quiet_; }

    // With --json-lines, one line: {"event": NAME, …}.
    void event(const char* name, const std::function<support::Json()>& rest);
    // By Ctrl-C, or since nothing can be written any more. Any thread may ask.
    bool is_match_stopped() const;

    // An event of --json-lines, or else the text for people, but for --json.
    void report(const char* event, const support::Json& rest,
                const std::function<void(std::ostream&)>& print);

private:
    bool json_lines_;
    bool json_;
    bool is_quiet_;
    std::array<bool, 2> has_failed_{};
    std::string log_fault_;
    std::string log_name_;
    std::ofstream log_;
    std::atomic<bool> has_lost_log_{false};
    std::atomic<bool> has_lost_reader_{false}; // nobody reads standard output any more
    support::Progress progress_;
};

} // namespace headless::judge
