// A program that is asked for actions one position at a time, outside of any match. Whatever goes
// wrong ends its process and is reported in words; the next position starts a fresh one, a few
// times.

#pragma once

#include "core/yahtzee/position.h"
#include "headless/engine/engine.h"
#include "headless/engine/engine_connection.h"
#include "headless/judge/match_options.h"
#include "headless/sandbox/budget.h"
#include "headless/sandbox/sandbox.h"

#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace headless::judge {

inline constexpr int max_fresh_starts = 3; // after the first process

// With the limits of each process.
struct HostOptions : ProgramOptions {
    bool freezes = false; // stops the program while it is not asked
    // True once waiting for an answer is to end; from then on it stays true.
    std::function<bool()> is_stopped = {};
};

class HostedProgram {
public:
    // The protection must live longer.
    HostedProgram(HostOptions options, const sandbox::Protection& protection);
    ~HostedProgram();

    // Starts a process if none runs and there may still be one, so that it can get ready. Throws
    // std::runtime_error where the machine, not the program, is at fault.
    void start();

    // The code of a legal action, or what the program did instead. It throws as start() does.
    std::variant<int, std::string> action_for(const core::yahtzee::Position& position);

    // Ends a process that has failed.
    void end_failed();

    // While nobody asks, the program may use no more than it may otherwise.
    void look_at_limits();

private:
    struct Run; // one process with its limits

    std::variant<int, std::string> ask(const core::yahtzee::Position& position);

    const HostOptions options_;
    const sandbox::Protection& protection_;
    std::unique_ptr<Run> run_;
    int failures_ = 0;
    std::string last_failure_;
};

} // namespace headless::judge
