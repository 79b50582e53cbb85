// The common part of all command lines: --help, --version, --quiet, sub-commands, messages and the
// exit status. Built on Boost.Program_options.

#pragma once

#include <boost/program_options.hpp>

#include <functional>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace headless {
namespace po = boost::program_options;
} // namespace headless

namespace headless::support {

inline constexpr int exit_done = 0;
inline constexpr int exit_fault = 1;     // a fault while running
inline constexpr int exit_wrong_use = 2; // an invalid command line

// An invalid command line; run_main() ends the program with status 2.
struct UsageError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// For a name that is none of `names`: "there is no player 'gredy' (did you mean 'greedy'?)", and
// `more`.
UsageError unknown_name(const std::string& what, const std::string& name,
                        std::span<const std::string_view> names, const std::string& more);

// The names of the members of a roster.
template <class Members>
std::vector<std::string_view> names_of(const Members& members) {
    std::vector<std::string_view> names;
    for (const auto& member : members) names.push_back(member.name);
    return names;
}

struct Invocation {
    std::string program; // with its sub-commands: "alea-judge yahtzee check"
    std::vector<std::string> arguments;
};

struct Command {
    std::string name;
    std::string summary; // one line, for people; empty: the command is not listed
    std::function<int(const Invocation&)> run;
};

// The version of all programs.
std::string_view version();

// Writes "PROGRAM: MESSAGE" to standard error; printable() makes the message safe for a terminal.
void report_error(std::string_view program, std::string_view message);

// Runs the sub-command that the first argument names; its errors begin with its name. Handles
// --help,
// --version and "help COMMAND".
int dispatch(const Invocation& invocation, std::string_view summary,
             std::span<const Command> commands);

struct Synopsis {
    std::string usage;       // what follows the program's name: "[options] LOG"
    std::string description; // what it does, for --help
};

// The words of a command line that are no options, stored under a name. --help shows it in the
// usage only.
struct Arguments {
    std::string name;            // empty: there are none
    bool may_be_many = false;    // stored as strings; else as one string
    std::string if_missing = {}; // of one; empty: nothing is stored
};
inline Arguments one_argument(std::string name, std::string if_missing = {}) {
    return {std::move(name), false, std::move(if_missing)};
}
inline Arguments many_arguments(std::string name) { return {std::move(name), true}; }

// Reads the options; nothing if --help or --version was given, after answering it.
// Throws UsageError.
std::optional<po::variables_map> read_options(const Invocation& invocation,
                                              const Synopsis& synopsis,
                                              const po::options_description& options,
                                              const Arguments& arguments = {});

// True if --quiet was given: neither progress nor notes, only results and errors.
bool is_quiet(const po::variables_map& given);

// Writes as report_error() what is no error, unless --quiet was given.
void report_note(std::string_view program, const po::variables_map& given,
                 std::string_view message);

// The body of main(): turns every exception into a message on standard error and an exit status.
// Ends the program by SIGPIPE, without a message, if the reader of standard output is gone.
int run_main(int argc, char** argv, const std::function<int(const Invocation&)>& run);

} // namespace headless::support
