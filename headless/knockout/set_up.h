// Runs an entrant's set-up command before the contest: the declared way to make large data.

#pragma once

#include "headless/sandbox/sandbox.h"

#include <cstdint>
#include <string>

namespace headless::knockout {

struct SetUpLimits {
    double wall_seconds = 8 * 3600;
    std::int64_t memory_bytes = std::int64_t{1} << 31;
    std::int64_t file_bytes = 10'000'000'000; // in the entrant's folder, when it is done
};

// In the folder that holds the program of `command`, which may be written to. What went wrong;
// empty if all went well.
std::string run_set_up(const std::string& set_up, const std::string& command,
                       const sandbox::Protection& protection, const SetUpLimits& limits);

} // namespace headless::knockout
