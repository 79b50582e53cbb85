#include "headless/lab/build_info.h"

#include <alea_commit.inc> // made at build time by write_commit.cmake

namespace headless::lab {

std::string built_commit() { return ALEA_COMMIT; }

} // namespace headless::lab
