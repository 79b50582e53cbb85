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

// The paths that a program must be able to read: the folder that holds it or, for an interpreter of
// the system, the folder of the first argument that names a file. Only the file itself if the
// folder is shared (/, /tmp, a home). Absolute paths.
std::vector<std::filesystem::path> own_places(const std::vector<std::string>& words);

// The program's file or, for an interpreter of the system, the first argument that names a file.
// Reports hold its hash.
std::filesystem::path own_file(const std::vector<std::string>& words);

} // namespace headless::sandbox
