// The experiments of alea-lab, one command each.

#pragma once

#include "headless/support/command.h"

namespace headless::lab {

// The value of every choice in a position.
int hint(const support::Invocation& invocation);

// Positions for other programs, a question and an answer per line.
int serve(const support::Invocation& invocation);

// The errors of win probabilities, measured by long roll-outs.
int accuracy(const support::Invocation& invocation);

// The page of the basic strategy.
int basic(const support::Invocation& invocation);

// The themes of practice, and positions of them.
int themes(const support::Invocation& invocation);

// A solitaire player's scores, computed and not sampled.
int exact(const support::Invocation& invocation);

// Tournaments of the Prisoner's Dilemma in random fields.
int dilemma(const support::Invocation& invocation);

// A recorded game, decision by decision.
int review(const support::Invocation& invocation);

// Checks that the dice of a recorded game are those of its seed.
int verify_dice(const support::Invocation& invocation);

// Two players against each other, and the shards of such a duel put together.
int duel(const support::Invocation& invocation);
int merge(const support::Invocation& invocation);

// All players against each other.
int ladder(const support::Invocation& invocation);

// Signatures that show whether play has changed, and speeds.
int bench(const support::Invocation& invocation);

// Tables for others to cite and check, in a new folder.
int publish(const support::Invocation& invocation);

// Two players of draw dominoes, or all of them.
int duel_dominoes(const support::Invocation& invocation);

} // namespace headless::lab
