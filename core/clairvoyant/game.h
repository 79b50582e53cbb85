// A game of the clairvoyant puzzle: the dice that are re-rolled and the box that is scored in each
// of the eleven rounds. A replay with the dice machine gives the dice and the points.

#pragma once

#include "core/clairvoyant/box.h"
#include "core/clairvoyant/scenario.h"

#include <array>
#include <cstdint>
#include <string>

namespace core::clairvoyant {

inline constexpr int round_count = box_count;
inline constexpr int rerolls_per_round = 2;
inline constexpr int max_dice_per_round = (1 + rerolls_per_round) * dice::dice_count;

// Bit i stands for the die in slot i.
using Slots = std::uint8_t;
inline constexpr Slots all_slots = dice::all_slots;

struct Round {
    std::array<Slots, rerolls_per_round> rerolled{};
    Box box = Box::ones;

    friend bool operator==(const Round&, const Round&) = default;
};

using Game = std::array<Round, round_count>;

// The dice after the roll and after each re-roll of a round.
using RoundDice = std::array<dice::Dice, 1 + rerolls_per_round>;

// Plays a round. Re-rolled dice take the machine's next numbers in the order of the slots.
RoundDice play_round(Lcg& machine, const Round& round);

struct PlayedRound {
    Round round;
    RoundDice dice{};
    int points = 0;

    friend bool operator==(const PlayedRound&, const PlayedRound&) = default;
};

struct PlayedGame {
    std::array<PlayedRound, round_count> rounds;
    int total = 0; // points

    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

PlayedGame replay(const Scenario& scenario, const Game& game);

// One line per round and one for the total, each with its line end:
// " 1: 1 6 6 3 2, re-roll 1 4 5: 4 6 6 3 2, re-roll none: 4 6 6 3 2, sixes 12" and "total 235".
// Slots are numbered from 1.
std::string to_text(const PlayedGame& game);

} // namespace core::clairvoyant
