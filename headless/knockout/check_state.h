// Checks whether a contest can be resumed with the reports and programs that are here. A state that
// somebody has edited is found out by its seal.

#pragma once

#include "headless/knockout/run.h"
#include "headless/knockout/state.h"

#include <optional>
#include <string>

namespace headless::knockout {

// Why the contest can't be resumed with the files that are here: a match whose report is missing or
// differs, a program that has changed. Nothing if all is well.
std::optional<std::string> fault_of_files(const State& state, const RunOptions& options);

} // namespace headless::knockout
