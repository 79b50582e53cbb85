// Whether a state that was read from a file can be gone on with: somebody may have changed the file
// since, or have taken away what it speaks of.

#pragma once

#include "headless/knockout/run.h"
#include "headless/knockout/schedule.h"
#include "headless/knockout/state.h"

#include <optional>
#include <string>

namespace headless::knockout {

// Why it can't be the state of such a contest: a name that nobody has, a match that is not due, a
// winner that the games don't explain, an order that the seed did not draw. Nothing if it can.
std::optional<std::string> fault_of(const State& state, const RunOptions& options);

// Why it can't be gone on with here: a match whose report is missing or says otherwise, a program
// that has changed since. Nothing if it can.
std::optional<std::string> fault_of_files(const State& state, const RunOptions& options);

} // namespace headless::knockout
