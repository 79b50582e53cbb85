// The solvers of alea-solve, one command each.

#pragma once

#include "headless/command/command.h"

namespace headless::solve {

// Solves the game of Yahtzee; prints its value, and what that took.
int yahtzee(const command::Invocation& invocation);

// Answers scenarios of the clairvoyant puzzle.
int clairvoyant(const command::Invocation& invocation);

} // namespace headless::solve
