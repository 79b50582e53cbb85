// Same-dice replay: what another player would have scored with the dice of a record's seed, and the
// greatest score that is possible with them.

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
// playing as recorded; nothing if the record ends before the others have filled their cards, or if
// it was stopped. The record must have a seed.
std::optional<int> same_dice(const core::yahtzee::notation::Record& record, int seat,
                             players::Player& player, const std::stop_token& stop = {});

// The greatest final score from this card for a player who knows the dice of all `turns`, one for
// each open box. Exact. Nothing if it was stopped.
std::optional<int> clairvoyant_score(core::yahtzee::Rules rules, const core::yahtzee::Card& card,
                                     const std::vector<TurnDice>& turns,
                                     const std::stop_token& stop = {});

} // namespace ai::yahtzee::review
