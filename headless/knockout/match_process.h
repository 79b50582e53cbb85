// The process of a judge that plays one match of a contest, and the report that it leaves.

#pragma once

#include "headless/knockout/state.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace headless::knockout {

// Runs the words to their end and hands on each line of standard output, if anybody wants it. What
// went to standard error. Throws std::runtime_error where they can't be run.
std::string run_to_end(const std::vector<std::string>& words,
                       const std::function<void(const std::string&)>& on_line);

// A match's report, if it is there, whole, of this match, and of all its games.
std::optional<Block> read_report(const std::filesystem::path& path, const std::string& seed_sha256);

} // namespace headless::knockout
