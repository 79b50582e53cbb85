// The experiments of alea-lab, one command each.

#pragma once

#include "headless/command/command.h"

namespace headless::lab {

// What every choice in a position is worth.
int hint(const command::Invocation& invocation);

// How far chances to win are from long roll-outs.
int accuracy(const command::Invocation& invocation);

// The weights of the champion's estimate, fitted to roll-outs.
int calibrate(const command::Invocation& invocation);

// The themes of practice, and positions of them.
int themes(const command::Invocation& invocation);

// A solitaire player's scores, computed and not sampled.
int exact(const command::Invocation& invocation);

// Tournaments of the Prisoner's Dilemma in random fields, and an evolution.
int dilemma(const command::Invocation& invocation);

// A recorded game, decision by decision.
int review(const command::Invocation& invocation);

// Whether the dice of a recorded game are those of its seed.
int verify_dice(const command::Invocation& invocation);

// Two players against each other, and the shards of such a duel put together.
int duel(const command::Invocation& invocation);
int merge(const command::Invocation& invocation);

// All players against each other.
int ladder(const command::Invocation& invocation);

// Signatures that tell whether play has changed, and speeds.
int bench(const command::Invocation& invocation);

// Two players of draw dominoes, or all of them.
int duel_dominoes(const command::Invocation& invocation);

// Fits the policy of the domino players.
int train_dominoes(const command::Invocation& invocation);

} // namespace headless::lab
