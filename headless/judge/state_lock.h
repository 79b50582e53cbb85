// The state of a contest is one judge's at a time: two that went on with it would spoil it.

#pragma once

#include "headless/support/unique_fd.h"

#include <filesystem>

namespace headless::judge {

// Locks `lock_file`, which is made if it is not there, until the descriptor is closed or the judge
// has ended in any way. Throws std::runtime_error, which names `state`, if another judge has it.
support::UniqueFd lock_state(const std::filesystem::path& lock_file,
                             const std::filesystem::path& state);

} // namespace headless::judge
