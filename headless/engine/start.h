// A program taken to a group: started and ready to be asked, or, where it could not be started, an
// answerer that gives the reason.

#pragma once

#include "headless/engine/engine.h"
#include "headless/engine/engine_connection.h"
#include "headless/sandbox/budget.h"
#include "headless/sandbox/sandbox.h"

#include <memory>
#include <string>
#include <vector>

namespace headless::engine {

// A program that is not there is a failure in the budget too. Throws std::system_error where the
// machine, not the program, is at fault.
std::unique_ptr<Engine> start_engine(const std::vector<std::string>& words,
                                     const sandbox::Protection& protection,
                                     const sandbox::View& view, sandbox::Budget& budget,
                                     EngineGroup& group);

// The words of a command that has been checked. What can't be split is not found either.
std::vector<std::string> words_to_run(const std::string& command);

// Ends the program, and tells what was noted of it.
Notes stop_engine(Engine& program);

} // namespace headless::engine
