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
// Empty if there is none that can be run.
std::filesystem::path find_program(const std::string& word);

bool is_system_path(const std::filesystem::path& path);

// What a program must be able to read to run: the folder that holds it or, for an interpreter of
// the system, the folder of the first argument that names a file. Where that folder is everybody's
// (/, /tmp, a home), only the file itself. Absolute paths.
std::vector<std::filesystem::path> own_places(const std::vector<std::string>& words);

// The file itself: the program or, for an interpreter of the system, its first file. Its hash
// tells entrants apart.
std::filesystem::path own_file(const std::vector<std::string>& words);

} // namespace headless::sandbox
