// Whoever answers a request with a line. A referee need not know whether it is a process.

#pragma once

#include "headless/sandbox/limits.h"

#include <string_view>
#include <variant>

namespace headless::engine {

class Engine {
public:
    virtual ~Engine() = default;

    // `request` ends with a line feed. The answer comes without one, and is good until the next
    // call. After a failure every further call gives the same one.
    virtual std::variant<std::string_view, sandbox::Failure> ask(std::string_view request) = 0;
};

} // namespace headless::engine
