// Faults of the machine that pass: it lacks processes, memory, files or namespaces. They are no
// program's loss: what they prevent is tried again.

#pragma once

#include "headless/sandbox/limits.h"

#include <functional>
#include <string>
#include <string_view>

namespace headless::sandbox {

// True if an error (errno, or words of which a line ends with those of one) is such a fault.
bool is_machine_fault(int error);
bool is_machine_fault(std::string_view words);

// True if the machine allows namespaces of every kind at all. Where it does not, bubblewrap's words
// are the same as where all are taken.
bool allows_namespaces();

inline constexpr std::chrono::milliseconds between_tries{500};
// The time that the machine may take to recover, where no person can ask to wait longer.
inline constexpr std::chrono::seconds max_recovery{30};

// Called with the fault before another try. False: give up.
using KeepsTrying = std::function<bool(const std::string& fault)>;

// Calls `attempt`, which returns what went wrong, or nothing; and again, every half second, while
// that is such a fault and `keeps_trying`. Returns what went wrong last.
std::string retry_machine_faults(const std::function<std::string()>& attempt,
                                 const KeepsTrying& keeps_trying);

// For so long from its first call on.
KeepsTrying keeps_trying_for(Clock::duration time);

// For as long as it takes; says so on standard error once.
KeepsTrying keeps_trying_aloud();

// The beginning of the message of keeps_trying_aloud().
inline constexpr std::string_view waiting_words = "waiting, the machine can't start programs now: ";

} // namespace headless::sandbox
