// The check-program command of all games. A game gives a list of probes, the input that no judge
// sends, and its terms; the rest is the same for all: starting the program, the end of its input,
// use of time and memory, and the report.

#pragma once

#include "headless/judge/check/findings.h"
#include "headless/judge/check/probe.h"
#include "headless/sandbox/sandbox.h"
#include "headless/support/command.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headless::judge::check {

inline constexpr auto cure_of_output =
    "print one line for each request, its answer, and all else to standard error";

// The processor and wall-clock time of a program in one unit of the limits.
struct Use {
    double cpu_seconds = 0;
    double wall_seconds = 0;
};

// A program under check, and what is known about it.
class Check {
public:
    Check(const ProbeOptions& check_options, const sandbox::Protection& check_protection)
        : options(check_options), protection(check_protection) {}

    // Starts a process, which program() is from then on; the one before it ends.
    void start();
    ProgramProbe& program() { return *program_; }
    double seconds_since_start() const;

    // The program's answer; without one the failure is a fault of `subject`.
    std::optional<std::string> ask(const std::string& subject, const std::string& request);
    // A game that the program, side 0, has lost by a fault.
    void enter_failure(const std::string& subject, const std::string& line);

    // Keeps the greatest use of a unit.
    void enter_use(const Use& use);
    // The seconds of CPU and wall clock since the start of the process.
    Use use_by_now();

    const ProbeOptions& options;
    const sandbox::Protection& protection;
    Findings findings;
    Use max_use;
    double start_cpu_seconds = 0; // until the first answer
    std::int64_t peak_bytes = 0;

private:
    std::unique_ptr<ProgramProbe> program_;
    sandbox::Clock::time_point start_{};
};

struct Probe {
    bool starts_anew; // a fresh process
    bool ends_input;  // afterwards the input ends, and the program must end too
    // False if the program is out: no more can be found out.
    std::function<bool(Check&)> run;
};

// Input that no judge sends. How a program takes it is its own affair.
struct OddInput {
    std::string name;
    std::string before; // a request that is in order; empty: none
    std::string text;   // without its line feed
};

struct CheckedGame {
    std::string_view name;
    const char* description;
    sandbox::Limits limits;
    std::string unit; // of the limits: "a match of 1,000 games"
    std::vector<Probe> probes;
    std::vector<OddInput> odd_inputs;
    // Sends odd input to a fresh process; gives the answer or what happened. Empty: to a process
    // that answers line by line.
    std::function<std::string(Check&, const OddInput&)> answer_to_odd = {};
};

// The lists of probes.
CheckedGame yahtzee();
CheckedGame dominoes();
CheckedGame dilemma();

// Runs the command. The exit status is 0 if the program would be admitted, and 1 if not.
int check_program(const support::Invocation& invocation, const CheckedGame& game);

} // namespace headless::judge::check
