// The solvers of alea-solve, one command each.

#pragma once

#include "headless/support/options.h"

namespace headless::solve {

// Solves the game of Yahtzee; prints its value, and what that took.
int yahtzee(const support::Invocation& invocation);

// Answers scenarios of the clairvoyant puzzle.
int clairvoyant(const support::Invocation& invocation);

} // namespace headless::solve
