#include "headless/sandbox/budget.h"

#include "headless/support/words.h"

#include <algorithm>
#include <map>

namespace headless::sandbox {

namespace {

std::string limit_words(const char* what, double limit, const char* unit) {
    return support::formatted("%s, more than %.6g %s", what, limit, unit);
}

} // namespace

std::size_t Budget::add_copy(std::size_t game) {
    const std::lock_guard lock(mutex_);
    copies_.push_back({{}, 0, game});
    return copies_.size() - 1;
}

void Budget::report(std::size_t copy, const Usage& usage, double wall_seconds) {
    const std::lock_guard lock(mutex_);
    copies_[copy].usage = usage;
    copies_[copy].wall_seconds = wall_seconds;
    if (!failure_) failure_ = passed(usage);
    has_failed_.store(failure_.has_value(), std::memory_order_release);
}

std::optional<Failure> Budget::passed(const Usage& usage) const {
    if (usage.out_of_memory || usage.memory_bytes > limits_.memory_bytes)
        return Failure{Cause::memory, "memory over the limit, more than " +
                                          support::bytes_in_words(limits_.memory_bytes)};
    if (usage.processes > limits_.processes)
        return Failure{Cause::processes,
                       limit_words("too many processes", limits_.processes, "at once")};
    if (cpu_seconds() > limits_.cpu_seconds)
        return Failure{Cause::cpu, limit_words("CPU time spent", limits_.cpu_seconds, "s")};
    if (wall_seconds() > limits_.wall_seconds)
        return Failure{Cause::wall,
                       limit_words("wall clock time spent", limits_.wall_seconds, "s")};
    return std::nullopt;
}

std::optional<Failure> Budget::failure() const {
    const std::lock_guard lock(mutex_);
    return failure_;
}

Failure Budget::enter(const Failure& failure) {
    const bool is_crash = failure.cause == Cause::exited || failure.cause == Cause::crashed ||
                          failure.cause == Cause::closed_output;
    const std::lock_guard lock(mutex_);
    if (!failure_ && is_crash && recovered_ < limits_.recoveries) {
        ++recovered_;
        return {Cause::recovered, failure.words};
    }
    if (!failure_) failure_ = failure;
    has_failed_.store(true, std::memory_order_release);
    return *failure_;
}

double Budget::cpu_seconds() const {
    const std::lock_guard lock(mutex_);
    double sum = 0;
    for (const Copy& copy : copies_) sum += copy.usage.cpu_seconds;
    return sum;
}

double Budget::wall_seconds() const {
    const std::lock_guard lock(mutex_);
    std::map<std::size_t, double> games;
    double longest = 0;
    for (const Copy& copy : copies_)
        longest = std::max(longest, games[copy.game] += copy.wall_seconds);
    return longest;
}

std::int64_t Budget::peak_bytes() const {
    const std::lock_guard lock(mutex_);
    std::int64_t peak = 0;
    for (const Copy& copy : copies_) peak = std::max(peak, copy.usage.peak_bytes);
    return peak;
}

} // namespace headless::sandbox
