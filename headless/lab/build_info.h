// What this program was built from.

#pragma once

#include <string>

namespace headless::lab {

// The commit of the repository, with "-changed" if files had been changed; empty without one.
std::string built_commit();

} // namespace headless::lab
