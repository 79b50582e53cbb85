// The limits of one entrant in a match, over all copies of its program. CPU time is added up over
// all copies, wall clock time over the copies of one parallel game, which play one after the other;
// memory and processes are limited for each copy.

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

    // Adds a copy that plays in parallel game `game`; returns its number.
    std::size_t add_copy(std::size_t game = 0);

    // Enters the usage of a copy since its start; `wall_seconds` while it was to move. Any thread.
    void report(std::size_t copy, const Usage& usage, double wall_seconds);

    // The first limit that was exceeded, or the failure that was entered.
    std::optional<Failure> failure() const;
    bool has_failed() const { return has_failed_.load(std::memory_order_acquire); }
    // Only the first one counts. Where a crash is recovered from, none is entered. Returns what
    // counts for the copy.
    Failure enter(const Failure& failure);

    double cpu_seconds() const;
    double wall_seconds() const;     // of the slowest parallel game
    std::int64_t peak_bytes() const; // of the copy with the greatest peak

private:
    struct Copy {
        Usage usage;
        double wall_seconds = 0;
        std::size_t game = 0;
    };
    std::optional<Failure> passed(const Usage& usage) const;

    const Limits limits_;
    mutable std::recursive_mutex mutex_; // passed() asks for the sums
    std::vector<Copy> copies_;
    std::optional<Failure> failure_;
    int recovered_ = 0;                   // crashes so far
    std::atomic<bool> has_failed_{false}; // so that requests need no lock
};

} // namespace headless::sandbox
