// Limits of a program, its usage, and the ways in which it can fail. The defaults are the limits of
// the Yahtzee contest.

#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace headless::sandbox {

using Clock = std::chrono::steady_clock;

struct Limits {
    double cpu_seconds = 600;   // all processes and threads, whole match
    double wall_seconds = 3600; // while it is the program's move
    double answer_seconds = std::numeric_limits<double>::infinity(); // wall clock, one answer
    std::int64_t memory_bytes = std::int64_t{1} << 31;  // all processes of one copy together
    int processes = 64;                                 // and threads, of one copy
    std::int64_t scratch_bytes = std::int64_t{1} << 28; // files in the private scratch folder
    std::size_t line_bytes = 4096;                      // a longer answer ends the match
    int recoveries = 0; // crashes that cost a game only; the program is started again
};

// The parts of a program's standard error that are kept (the first and the last bytes), and the
// amount that is read per tick.
inline constexpr std::size_t kept_error_bytes = 4096;
inline constexpr std::size_t kept_last_error_bytes = 1024;
inline constexpr std::size_t error_bytes_per_tick = 64 * 1024;

// The interval between checks of the limits: a program may exceed them for so long.
inline constexpr std::chrono::milliseconds tick{50};

// The resources that a running program has used so far.
struct Usage {
    double cpu_seconds = 0;
    std::int64_t memory_bytes = 0;
    std::int64_t peak_bytes = 0;
    int processes = 0;
    bool out_of_memory = false; // the kernel has stopped a process at the memory limit
};

enum class Cause {
    not_started,
    exited,
    crashed,
    closed_output,
    recovered, // ended by itself, and is started again
    cpu,
    wall,
    memory,
    processes,
    output,
    stopped, // by the judge, and the game doesn't count; never in a report or a log
};

// One word each, for reports that machines read.
constexpr std::string_view name(Cause cause) {
    constexpr std::array<std::string_view, 11> names{
        "not-started", "exited", "crashed",   "closed-output", "crash",  "cpu",
        "wall",        "memory", "processes", "output",        "stopped"};
    static_assert(names.size() == static_cast<std::size_t>(Cause::stopped) + 1);
    return names[static_cast<std::size_t>(cause)];
}

// Why a program is disqualified.
struct Failure {
    Cause cause;
    std::string words; // for people

    friend bool operator==(const Failure&, const Failure&) = default;
};

} // namespace headless::sandbox
