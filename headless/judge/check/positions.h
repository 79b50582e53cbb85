// Positions that try a program of Yahtzee out: every case of the joker rule, and decisions of all
// stages of a game.

#pragma once

#include "core/yahtzee/position.h"

#include <cstddef>
#include <vector>

namespace headless::judge::check {

// Five of a kind of every face, with the Yahtzee box at 0 and at 50, on the first and the last
// roll: the matching upper box open; it filled and lower boxes open, all or each of them alone; the
// lower boxes filled and only upper ones open; and the Yahtzee box itself open (no joker).
std::vector<core::yahtzee::Position> joker_positions();

// Decisions of games between two players who choose legal actions at random: always the same.
std::vector<core::yahtzee::Position> random_positions(std::size_t count);

} // namespace headless::judge::check
