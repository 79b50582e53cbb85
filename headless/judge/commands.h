// The commands of alea-judge, by game. One file a command.

#pragma once

#include "headless/command/command.h"

namespace headless::judge {

// Verdicts on single actions.
int yahtzee_check(const command::Invocation& invocation);

// A match between two programs.
int yahtzee_match(const command::Invocation& invocation);

// Judges the log of a match again.
int yahtzee_replay(const command::Invocation& invocation);

} // namespace headless::judge
