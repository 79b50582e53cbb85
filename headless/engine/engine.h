// Engine: answers requests with lines. The referee doesn't know whether it is a running program, a
// failed one, or a replay.

#pragma once

#include "headless/sandbox/limits.h"

#include <string_view>
#include <variant>

namespace headless::engine {

class Engine {
public:
    virtual ~Engine() = default;

    // `request` ends with a line feed. The answer is without one and stays valid until the next
    // call. After a failure every further call returns the same failure.
    virtual std::variant<std::string_view, sandbox::Failure> ask(std::string_view request) = 0;
};

} // namespace headless::engine
