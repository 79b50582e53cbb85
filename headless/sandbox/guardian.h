// A process beside the judge that ends the programs if the judge is killed. Bubblewrap sees to that
// as well, but its first process inside a sandbox belongs to the program's user where the judge is
// not root's, and the program can rewrite it. The guardian is out of its reach.

#pragma once

#include "headless/support/unique_fd.h"

#include <mutex>
#include <sys/types.h>

namespace headless::sandbox {

class Guardian {
public:
    Guardian(); // throws std::system_error if there is no process for it
    ~Guardian();

    Guardian(const Guardian&) = delete;
    Guardian& operator=(const Guardian&) = delete;

    // From now on this process does not outlive the judge. False if the guardian can't see to it.
    bool watch(pid_t process) const;

private:
    mutable std::mutex mutex_; // of a request and its answer
    pid_t id_ = -1;
    support::UniqueFd socket_;
};

} // namespace headless::sandbox
