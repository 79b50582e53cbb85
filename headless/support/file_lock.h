// Locks on open files and folders. The system releases a lock when its process ends, however that
// happens; so a lock shows whether its owner is alive even from another process namespace, where
// process ids mean nothing.
// Source: flock(2).

#pragma once

#include "headless/support/unique_fd.h"

#include <filesystem>

namespace headless::support {

// Locks the file until it is closed. On failure errno is EWOULDBLOCK if somebody else holds the
// lock.
bool try_lock(const UniqueFd& file);

// Opens a path with `flags` and locks it. Empty if it can't be opened, is locked already, or was
// removed or replaced before it was locked; errno says which.
UniqueFd open_locked(const std::filesystem::path& path, int flags);

// Locks `lock_file`, which is made if it is not there, until the descriptor is closed or the
// program has ended in any way: two that went on with one state would spoil it. Throws
// std::runtime_error, which names `state`, if another program has it.
UniqueFd lock_state(const std::filesystem::path& lock_file, const std::filesystem::path& state);

} // namespace headless::support
