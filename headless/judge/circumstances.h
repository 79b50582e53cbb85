// Under which circumstances a command plays, for its report.

#pragma once

#include "headless/match/report_parts.h"
#include "headless/sandbox/limits.h"
#include "headless/sandbox/sandbox.h"

namespace headless::judge {

match::Circumstances circumstances_of(const sandbox::Limits& limits,
                                      const sandbox::Protection& protection);

} // namespace headless::judge
