// The commands of alea-judge, by game. One file a command.

#pragma once

#include "headless/command/command.h"

namespace headless::judge {

// Verdicts on single actions.
int yahtzee_check(const command::Invocation& invocation);

} // namespace headless::judge
