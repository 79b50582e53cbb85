// The commands of alea-judge, by game, one file each. main.cpp has a line on each.

#pragma once

#include "headless/knockout/schedule.h"
#include "headless/support/command.h"

namespace headless::judge {

int yahtzee_check(const support::Invocation& invocation);
int yahtzee_match(const support::Invocation& invocation);
int yahtzee_contest(const support::Invocation& invocation, knockout::Format format);
int yahtzee_host(const support::Invocation& invocation);
int yahtzee_replay(const support::Invocation& invocation);
int dilemma_tournament(const support::Invocation& invocation);
int dilemma_rescore(const support::Invocation& invocation);
int dilemma_commit(const support::Invocation& invocation);
int dilemma_admit(const support::Invocation& invocation);
int dilemma_serve(const support::Invocation& invocation);
int dominoes_match(const support::Invocation& invocation);
int dominoes_replay(const support::Invocation& invocation);
int check_environment(const support::Invocation& invocation);

} // namespace headless::judge
