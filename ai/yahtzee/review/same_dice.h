// The same dice, played otherwise: what another player would have scored on the dice of a seed, and
// what the best possible was for somebody who knew them all beforehand.

#pragma once

#include "ai/yahtzee/players/player.h"
#include "core/dice/keyed_dice.h"
#include "core/yahtzee/notation/record.h"

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

namespace ai::yahtzee::review {

// The dice that each slot shows after roll 1, 2 and 3 when it is rolled.
using TurnDice = std::array<core::dice::Dice, core::yahtzee::rolls_per_turn>;

// The dice of a seat from its first open turn on. The record must have a seed.
std::vector<TurnDice> dice_of_seat(const core::yahtzee::notation::Record& record, int seat);

// The points that `player` would have in `seat` at the end on the dice of the record, the others
// playing as they did; nothing if the game ended before the others had played theirs, or if it was
// stopped. The record must have a seed.
std::optional<int> same_dice(const core::yahtzee::notation::Record& record, int seat,
                             players::Player& player, const std::stop_token& stop = {});

// The greatest final score from this card for somebody who knows all dice of these turns, one for
// each open box: exact, under the whole rules. Nothing if it was stopped.
std::optional<int> clairvoyant_score(core::yahtzee::Rules rules, const core::yahtzee::Card& card,
                                     const std::vector<TurnDice>& turns,
                                     const std::stop_token& stop = {});

} // namespace ai::yahtzee::review
