// The commands of alea-judge, by game. One file a command.

#pragma once

#include "headless/knockout/schedule.h"
#include "headless/support/command.h"

namespace headless::judge {

// Verdicts on single actions.
int yahtzee_check(const support::Invocation& invocation);

// A match between two programs.
int yahtzee_match(const support::Invocation& invocation);

// Double elimination between any number of programs; everybody against everybody, and the first
// entrant against all others, with ratings.
int yahtzee_contest(const support::Invocation& invocation, knockout::Format format);

// A program behind the sandbox: positions in, actions or failures out.
int yahtzee_host(const support::Invocation& invocation);

// Judges the log of a match again.
int yahtzee_replay(const support::Invocation& invocation);

// A tournament of the Prisoner's Dilemma.
int dilemma_tournament(const support::Invocation& invocation);

// The scores of a tournament from its log.
int dilemma_rescore(const support::Invocation& invocation);

// Digests that entrants post before the deadline, and the entrants whose source was posted.
int dilemma_commit(const support::Invocation& invocation);
int dilemma_admit(const support::Invocation& invocation);

// The tournament's helper inside a sandbox.
int dilemma_serve(const support::Invocation& invocation);

// A match of dominoes between two programs, and a replay of its log.
int dominoes_match(const support::Invocation& invocation);
int dominoes_replay(const support::Invocation& invocation);

// Checks how fit this machine is for a contest.
int check_environment(const support::Invocation& invocation);

} // namespace headless::judge
