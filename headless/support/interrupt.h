// Ctrl-C and SIGTERM: the first asks for a stop in good order, the second ends the program at once.

#pragma once

#include "headless/support/command.h"

#include <stop_token>
#include <string>

namespace headless::support {

// From now on, for the whole process. A signal that the program was started to ignore, as scripts
// start what runs in their background, stays ignored.
void catch_interrupts();

bool is_interrupted();

// A stop token that follows the signals; work that reports its progress looks for them.
class InterruptStop {
public:
    std::stop_token token() const { return source_.get_token(); }
    void look() {
        if (is_interrupted()) source_.request_stop();
    }

private:
    std::stop_source source_;
};

// Says on standard error that the work was stopped and what was done until then: "12 of 40 games".
// The exit status of a stopped program.
int tell_interrupted(const Invocation& invocation, const std::string& done);

} // namespace headless::support
