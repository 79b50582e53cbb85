// Two players in one process, on the same deals with the seats exchanged.

#pragma once

#include "ai/dominoes/player.h"
#include "core/dominoes/deal.h"

namespace ai::dominoes {

// One game; both players must have been given the case. Returns the points of the player in seat
// 0: 1, 0.5 or 0. Both must answer legally.
double play_game(Player& first, Player& second, const core::dominoes::Deal& deal);

} // namespace ai::dominoes
