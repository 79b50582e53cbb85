// The filter of system calls in the sandbox: compiled once by libseccomp, given to bubblewrap for
// each program. It lists the calls that are allowed, and refuses uses of them by which two programs
// could communicate unseen by the judge (locks, leases, sockets with a path) or affect the machine.
// Source: seccomp(2), libseccomp 2.5.

#pragma once

#include "headless/support/unique_fd.h"

#include <array>

namespace headless::sandbox {

struct FilterOptions {
    bool allow_locks = false; // flock and record locks
    bool allow_times = false; // of files: a set-up command unpacks and builds
};

class SyscallFilter {
public:
    // Without a program: for machines whose kernel has no filters.
    SyscallFilter() = default;
    explicit SyscallFilter(const FilterOptions& options); // throws std::system_error

    explicit operator bool() const { return static_cast<bool>(files_[0]); }

    // Two filters in the kernel's form, each to be read from its start; the kernel obeys the
    // stricter one. Opened anew with each call, since bubblewrap reads to the end, as descriptors
    // not below `first_fd`.
    std::array<support::UniqueFd, 2> open(int first_fd) const;

private:
    std::array<support::UniqueFd, 2> files_; // in memory
};

} // namespace headless::sandbox
