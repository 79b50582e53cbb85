// The user namespace in which a judge that runs as root starts programs.

#pragma once

#include "headless/support/unique_fd.h"

namespace headless::sandbox {

struct UserNamespace {
    support::UniqueFd fd;        // nothing where none can be made
    bool refuses_nested = false; // no further user namespace can be made in it
    int error = 0;               // errno where none can be made
};

// Makes a namespace in which every id is the same as outside, but root's privileges end at its
// border. It exists as long as the descriptor. Only root can make it.
UserNamespace make_user_namespace();

} // namespace headless::sandbox
