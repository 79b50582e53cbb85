// Runs an entrant's set-up command before the contest: the declared way to make large data.

#pragma once

#include "headless/knockout/state.h"
#include "headless/sandbox/sandbox.h"

#include <cstdint>
#include <string>

namespace headless::knockout {

struct SetUpLimits {
    double wall_seconds = 8 * 3600;
    double cpu_seconds = 64 * 3600;                    // of all its processes
    std::int64_t memory_bytes = std::int64_t{1} << 31; // beside its files
    std::int64_t file_bytes = 10'000'000'000; // in its folder; at most half of the machine's memory
    std::int64_t files = 1'000'000;           // in its folder at the end, with folders
};

// Runs an entrant's set-up command, which sees a copy of its folder, in a file system of limited
// size in memory, and nothing else of the contest. If it ends well, what it left there takes the
// place of what was in the folder. Returns what went wrong; empty if nothing did. Throws
// support::Interrupted if a signal came first; the folder is as it was then.
std::string run_set_up(const Entrant& entrant, const sandbox::Protection& protection,
                       const SetUpLimits& limits);

} // namespace headless::knockout
