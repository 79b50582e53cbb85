// Scratch folders for programs without walls. Their names hold the judge's process id, so that
// those of a killed judge can be told apart and removed.

#pragma once

#include <filesystem>

namespace headless::match {

// A new empty folder. Throws std::system_error.
std::filesystem::path make_scratch();

void remove_stale_scratch();

} // namespace headless::match
