// Scratch folders for programs without a sandbox. Each is locked by its judge, so that folders of
// killed judges can be recognised and removed.

#pragma once

#include "headless/support/unique_fd.h"

#include <filesystem>

namespace headless::sandbox {

struct Scratch {
    std::filesystem::path path;
    support::UniqueFd lock;
};

// A new empty folder. Throws std::system_error.
Scratch make_scratch();

void remove_stale_scratch();

// True if the folder is one of these, by its name and since it is locked.
bool is_scratch(const std::filesystem::path& folder);

} // namespace headless::sandbox
