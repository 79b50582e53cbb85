// Ctrl-C, SIGTERM and SIGHUP (a terminal that is gone): the first signal requests an orderly stop,
// the second ends the program at once.

#pragma once

#include "core/support/parallel.h"
#include "headless/support/command.h"
#include "headless/support/progress.h"

#include <concepts>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <utility>

namespace headless::support {

// Catches the signals from now on, for the whole process. A signal that is ignored when the program
// starts, as in the background of a script, stays ignored.
void catch_interrupts();

bool is_interrupted();

// Thrown by work that a signal has stopped and that has nothing to return.
struct Interrupted : std::runtime_error {
    Interrupted() : std::runtime_error("stopped") {}
};

// A stop token for the signals. Work calls look() when it reports its progress.
class InterruptStop {
public:
    std::stop_token token() const { return source_.get_token(); }
    void look() {
        if (is_interrupted()) source_.request_stop();
    }

private:
    std::stop_source source_;
};

// The execution of work that shows its progress and stops at a signal. Both must outlive it.
core::support::Execution watched(int threads, Progress& progress, InterruptStop& stop);

// Says on standard error that the work was stopped and how much was `done`: "12 of 40 games".
// Returns the exit status of a stopped program.
int report_interrupted(const Invocation& invocation, const std::string& done);

// The exit status of a program that was to do `wanted` of `what`, "games": all, or stopped before.
template <std::integral Done, std::integral Wanted>
int exit_status(const Invocation& invocation, Done done, Wanted wanted, const std::string& what) {
    if (std::cmp_equal(done, wanted)) return exit_done;
    return report_interrupted(invocation,
                              std::to_string(done) + " of " + std::to_string(wanted) + ' ' + what);
}

} // namespace headless::support
