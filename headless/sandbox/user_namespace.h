// The user namespace in which root's judge starts programs.

#pragma once

#include "headless/support/unique_fd.h"

namespace headless::sandbox {

struct UserNamespace {
    support::UniqueFd fd;        // nothing where none can be made
    bool refuses_nested = false; // no further user namespace can be made in it
};

// Every id means in it what it means outside, but root's powers reach no further than it does. It
// lives as long as the descriptor. Only for root.
UserNamespace make_user_namespace();

} // namespace headless::sandbox
