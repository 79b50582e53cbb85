#include "headless/support/interrupt.h"

#include <atomic>
#include <csignal>

namespace headless::support {

namespace {

// Set by a handler, read by every thread that works.
std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free);

} // namespace

void catch_interrupts() {
    struct sigaction action {};
    action.sa_handler = [](int) { interrupted = true; };
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction before {};
        ::sigaction(signal, nullptr, &before);
        if (before.sa_handler != SIG_IGN) ::sigaction(signal, &action, nullptr);
    }
}

bool is_interrupted() { return interrupted; }

core::support::Execution watched(int threads, Progress& progress, InterruptStop& stop) {
    return {threads, stop.token(), [&](double done) {
                progress.show(done);
                stop.look();
            }};
}

int report_interrupted(const Invocation& invocation, const std::string& done) {
    report_error(invocation.program, "stopped: " + done);
    return exit_fault;
}

} // namespace headless::support
