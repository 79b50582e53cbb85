// An entrant's command: how it is split into words, and which files belong to it.

#pragma once

#include "core/support/result.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace headless::sandbox {

// Splits as a shell does, with single quotes, double quotes and backslashes; nothing is expanded
// and there are no pipes or redirections. An error has its column.
core::support::Result<std::vector<std::string>> split_command(std::string_view command);

// The file that the first word names: a path, or a name found in the system's folders or in PATH.
// Empty if no executable file is found.
std::filesystem::path find_program(const std::string& word);

// Why find_program() finds nothing, in words.
std::string why_not_runnable(const std::string& word);

bool is_system_path(const std::filesystem::path& path);

// The program's file or, for an interpreter of the system, the first regular file that its words
// name. Reports hold its hash.
std::filesystem::path own_file(const std::vector<std::string>& words);

} // namespace headless::sandbox
