// A lock on an open file or folder that goes with the process that has it open, however that ends.
// Source: flock(2).

#pragma once

#include "headless/match/unique_fd.h"

#include <cerrno>
#include <sys/file.h>
#include <system_error>

namespace headless::match {

// Held until the file is closed. False if it was opened elsewhere and is locked there. Throws
// std::system_error where there can be no locks.
inline bool try_lock(const UniqueFd& file) {
    if (::flock(file.get(), LOCK_EX | LOCK_NB) == 0) return true;
    if (errno == EWOULDBLOCK) return false;
    throw std::system_error(errno, std::generic_category(), "a lock");
}

} // namespace headless::match
