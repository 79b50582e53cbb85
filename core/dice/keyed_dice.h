// Dice as a function of a secret seed: die = f(seed, game, seat, turn, roll, slot). So every game
// can be replayed, "the same dice" is defined for any choice of keeps, and nobody can predict the
// dice without the seed. ChaCha20 (RFC 8439) keyed by the seed; one block gives the fifteen dice of
// a turn.

#pragma once

#include "core/dice/roll.h"
#include "core/random/chacha20.h"
#include "core/support/result.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace core::dice {

// 256 bits.
using Seed = std::array<std::uint8_t, 32>;

// For tests and replays: the first eight bytes hold the number, little-endian, the others zero.
Seed seed_from_number(std::uint64_t number);

// Reads 64 hexadecimal digits, as to_text() writes them.
support::Result<Seed> parse_seed(std::string_view text);
std::string to_text(const Seed& seed);

class KeyedDice {
public:
    explicit KeyedDice(const Seed& seed);

    // The faces of the five slots for rolls 1, 2 and 3 of a turn, each slot as if it were rolled.
    // `game` and `seat` from 0; `turn` from 0 to 12.
    std::array<Dice, 3> turn(std::uint64_t game, int seat, int turn) const;

private:
    random::ChachaKey key_;
};

} // namespace core::dice
