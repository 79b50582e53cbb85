// The process of a judge that plays one match of a contest, and the report that it leaves.

#pragma once

#include "headless/knockout/state.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace headless::knockout {

// Runs a command to its end and calls on_line, if it is not empty, with each line of standard
// output, and on_message with each of standard error. Returns its standard error. Throws
// std::runtime_error if it can't be run, std::system_error if the machine is at fault.
std::string run_to_end(const std::vector<std::string>& words,
                       const std::function<void(const std::string&)>& on_line,
                       const std::function<void(const std::string&)>& on_message);

// Reads a match's report; nothing if it is missing, damaged, of another match, or has not all
// games.
std::optional<Block> read_report(const std::filesystem::path& path, const std::string& seed_sha256);

} // namespace headless::knockout
