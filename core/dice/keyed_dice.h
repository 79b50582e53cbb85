// Dice as a function of a secret seed: die = f(seed, game, seat, turn, roll, slot). Every game
// replays, "the same dice" is defined for any choice of keeps, and without the seed nobody can
// work them out. ChaCha20 (RFC 8439) keyed by the seed; one block gives the fifteen dice of a turn.

#pragma once

#include "core/dice/roll.h"
#include "core/random/chacha20.h"
#include "core/support/result.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace core::dice {

// 256 bits, in the order of the bytes.
using Seed = std::array<std::uint8_t, 32>;

// For tests and replays: the number in the first eight bytes, little-endian, then zeros.
Seed seed_from_number(std::uint64_t number);

// 64 hexadecimal digits, as to_text writes them.
support::Result<Seed> parse_seed(std::string_view text);
std::string to_text(const Seed& seed);

class KeyedDice {
public:
    explicit KeyedDice(const Seed& seed);

    // The dice that slots show after roll 1, 2 and 3 of a turn when they are rolled.
    // `seat` from 0; `turn` from 0 to 12.
    std::array<Dice, 3> turn(std::uint64_t game, int seat, int turn) const;

private:
    random::ChachaKey key_;
};

} // namespace core::dice
