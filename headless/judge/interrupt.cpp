#include "headless/judge/interrupt.h"

#include <csignal>
#include <initializer_list>

namespace headless::judge {

namespace {

// All that a handler may touch.
volatile std::sig_atomic_t interrupted = 0;

} // namespace

void catch_interrupts() {
    struct sigaction action {};
    action.sa_handler = [](int) { interrupted = 1; };
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    for (const int signal : {SIGINT, SIGTERM}) {
        struct sigaction before {};
        ::sigaction(signal, nullptr, &before);
        if (before.sa_handler != SIG_IGN) ::sigaction(signal, &action, nullptr);
    }
}

bool is_interrupted() { return interrupted != 0; }

} // namespace headless::judge
