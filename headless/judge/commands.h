// The commands of alea-judge, by game. One file a command.

#pragma once

#include "headless/command/command.h"

namespace headless::judge {

// Verdicts on single actions.
int yahtzee_check(const command::Invocation& invocation);

// A match between two programs.
int yahtzee_match(const command::Invocation& invocation);

// Double elimination between any number of programs.
int yahtzee_knockout(const command::Invocation& invocation);

// Judges the log of a match again.
int yahtzee_replay(const command::Invocation& invocation);

// A tournament of the Prisoner's Dilemma.
int dilemma_tournament(const command::Invocation& invocation);

// The scores of a tournament from its log.
int dilemma_rescore(const command::Invocation& invocation);

// What entrants post before the deadline, and whose source was posted.
int dilemma_commit(const command::Invocation& invocation);
int dilemma_admit(const command::Invocation& invocation);

// The tournament's helper inside a sandbox.
int dilemma_serve(const command::Invocation& invocation);

// A match of dominoes between two programs, and its log told again.
int dominoes_match(const command::Invocation& invocation);
int dominoes_replay(const command::Invocation& invocation);

} // namespace headless::judge
