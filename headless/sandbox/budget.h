// What one entrant may still use in a match, over all copies of its program that play at once.
// CPU time is added up over the copies, wall clock time over those that play one after the other at
// the same table; memory and processes hold for each.

#pragma once

#include "headless/sandbox/limits.h"

#include <atomic>
#include <cstddef>
#include <mutex>
#include <optional>
#include <vector>

namespace headless::sandbox {

class Budget {
public:
    explicit Budget(const Limits& limits) : limits_(limits) {}

    const Limits& limits() const { return limits_; }

    // A number for one more copy, which plays at a table.
    std::size_t add_copy(std::size_t table = 0);

    // What copy `copy` has used since its start; `wall_seconds` while it was its move. Any thread.
    void report(std::size_t copy, const Usage& usage, double wall_seconds);

    // The first limit that was passed, or the failure that was entered.
    std::optional<Failure> failure() const;
    bool has_failed() const { return has_failed_.load(std::memory_order_acquire); }
    void enter(const Failure& failure); // only the first one counts

    double cpu_seconds() const;
    double wall_seconds() const;     // at the slowest table
    std::int64_t peak_bytes() const; // of the greediest copy

private:
    struct Copy {
        Usage usage;
        double wall_seconds = 0;
        std::size_t table = 0;
    };
    double cpu_seconds_locked() const;
    double wall_seconds_locked() const;
    std::optional<Failure> passed(const Usage& usage) const;

    const Limits limits_;
    mutable std::mutex mutex_;
    std::vector<Copy> copies_;
    std::optional<Failure> failure_;
    std::atomic<bool> has_failed_{false}; // spares the lock at every request
};

} // namespace headless::sandbox
