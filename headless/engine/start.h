// Starts a program as an engine of a group. If it can't be started, the engine is a FailedEngine
// with the reason. While the machine is at fault, this waits and says so on standard error.

#pragma once

#include "headless/engine/engine.h"
#include "headless/engine/engine_connection.h"
#include "headless/sandbox/budget.h"
#include "headless/sandbox/sandbox.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headless::engine {

// If the program is missing, the budget has the failure too. If the group is stopped first, the
// engine's requests are abandoned.
std::unique_ptr<Engine> start_engine(const std::vector<std::string>& words,
                                     const sandbox::Protection& protection,
                                     const sandbox::View& view, sandbox::Budget& budget,
                                     EngineGroup& group);

// Splits a command that has been checked. A command that can't be split becomes one word, which
// names no program.
std::vector<std::string> words_to_run(const std::string& command);

// The SHA-256 of a program's file or folder, hexadecimal; empty if it can't be read.
std::string hash_of_program(const std::vector<std::string>& words);

// The connection to a program; null if it could not be started.
EngineConnection* connection_of(Engine& program);

// A failure with the last line of standard error, where an interpreter names the cause.
std::string with_last_words(const std::string& failure, const std::string& errors);

// The same of a program that is still known; one that misses a file or a module learns why.
std::string with_last_words(Engine& program, const std::string& failure);

// The program's unasked output, in words: it would be taken for its next answers.
std::optional<std::string> unasked_output(Engine& program);

// Ends the program and returns its notes.
Notes stop_engine(Engine& program);

} // namespace headless::engine
