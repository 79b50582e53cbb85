// System calls that a program in the sandbox may not make, each as short as it can be tried.

#pragma once

#include <functional>
#include <map>
#include <string>

namespace attacks {

// Gives 0 where the call is let through, else errno. None does harm.
const std::map<std::string, std::function<int()>>& calls();

} // namespace attacks
