// The filter of system calls in the sandbox: compiled once by libseccomp, given to bubblewrap for
// each program. It refuses calls by which two programs could communicate unseen by the judge
// (locks, leases, file watches, keyrings, sockets with a path), calls that affect other processes
// or the machine, and all calls that the library does not know. Source: seccomp(2), libseccomp 2.5.

#pragma once

#include "headless/support/unique_fd.h"

#include <array>

namespace headless::sandbox {

class SyscallFilter {
public:
    // Without a program: for machines whose kernel has no filters.
    SyscallFilter() = default;
    // With `allow_locks`, flock and record locks are not refused. Throws std::system_error.
    explicit SyscallFilter(bool allow_locks);

    explicit operator bool() const { return static_cast<bool>(files_[0]); }

    // Two filters in the kernel's form, each to be read from its start; the kernel obeys the
    // stricter one. Opened anew with each call, since bubblewrap reads to the end, as descriptors
    // not below `first_fd`.
    std::array<support::UniqueFd, 2> open(int first_fd) const;

private:
    std::array<support::UniqueFd, 2> files_; // in memory
};

} // namespace headless::sandbox
