// Experiments whose results are constants in the source or figures in measurements.md, one command
// each.

#pragma once

#include "headless/support/command.h"

namespace tests::experiments {

// Searches the page of the basic strategy.
int basic(const headless::support::Invocation& invocation);

// Fits the weights of the champion's estimate to roll-outs.
int calibrate(const headless::support::Invocation& invocation);

// Computes the mean score against the spread.
int frontier(const headless::support::Invocation& invocation);

// Fits the policy of the domino players to self-play.
int train_dominoes(const headless::support::Invocation& invocation);

} // namespace tests::experiments
