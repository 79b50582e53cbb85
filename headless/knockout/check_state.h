// Checks whether a contest can be resumed from a state that was read from a file, which somebody
// may have edited, or whose reports and programs may have changed.

#pragma once

#include "headless/knockout/run.h"
#include "headless/knockout/schedule.h"
#include "headless/knockout/state.h"

#include <optional>
#include <string>

namespace headless::knockout {

// Why no such contest has this state: an unknown name, a match that is not due, a winner that
// doesn't follow from the games, a draw that is not the seed's. Nothing if all is well.
std::optional<std::string> fault_of(const State& state, const RunOptions& options);

// Why the contest can't be resumed with the files that are here: a match whose report is missing or
// differs, a program that has changed. Nothing if all is well.
std::optional<std::string> fault_of_files(const State& state, const RunOptions& options);

} // namespace headless::knockout
