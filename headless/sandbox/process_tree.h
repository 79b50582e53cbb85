// Finds the processes of a program in /proc, and adds up what they use: for machines without
// control groups. Processes that begin and end between two measurements count only by the CPU time
// that a parent inherits from them, and not at all if it doesn't wait for them; so the limits are
// weaker than those of a control group. Source: proc(5).

#pragma once

#include "headless/sandbox/limits.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <sys/types.h>
#include <vector>

namespace headless::sandbox {

// The processes that belong to a program without namespaces: the descendants of `root`, its
// session, and whoever has `marker` ("NAME=value") in his environment.
std::vector<pid_t> find_processes(pid_t root, const std::string& marker);

// Adds up over all processes listed in `proc`: /proc as a sandbox sees it.
class TreeMeter {
public:
    // `file_bytes`: of files in memory that are the program's.
    Usage usage(const std::filesystem::path& proc, const std::vector<pid_t>& processes,
                std::int64_t file_bytes = 0);

private:
    struct Key {
        pid_t id;
        std::uint64_t start; // in ticks since boot: tells a reused id apart
        friend auto operator<=>(const Key&, const Key&) = default;
    };

    std::map<Key, double> own_seconds_; // as last seen, of the dead too
    double cpu_seconds_ = 0;
    std::int64_t peak_bytes_ = 0;
};

// All process ids in a /proc.
std::vector<pid_t> all_processes(const std::filesystem::path& proc);

// When a process of the judge's /proc started, in ticks since boot; nothing if it is gone.
std::optional<std::uint64_t> start_of(pid_t id);

} // namespace headless::sandbox
