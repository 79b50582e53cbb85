// Locks on open files and folders. They go with the process that has them, however that ends, and
// tell the living from the dead across process namespaces, where process ids don't.
// Source: flock(2).

#pragma once

#include "headless/support/unique_fd.h"

#include <filesystem>

namespace headless::support {

// Held until the file is closed. If it can't be had, errno is EWOULDBLOCK where it was opened
// elsewhere and is locked there.
bool try_lock(const UniqueFd& file);

// Opens with `flags` and locks what has that name. Nothing if it can't be opened, is locked
// already, or is not there any more once it is locked; errno tells.
UniqueFd open_locked(const std::filesystem::path& path, int flags);

} // namespace headless::support
