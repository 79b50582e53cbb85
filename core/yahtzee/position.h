// A decision to take: the cards, mover first, the dice and the number of the roll. For two players
// it is also a line of 34 integers, the contest's protocol.

#pragma once

#include "core/dice/roll.h"
#include "core/support/result.h"
#include "core/yahtzee/card.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::support {
class Scanner;
}

namespace core::yahtzee {

inline constexpr int rolls_per_turn = 3;

struct Position {
    Card mover;
    std::vector<Card> opponents; // in the order in which they move next
    dice::Dice dice{};
    int roll_number = 1; // 1 to 3

    friend bool operator==(const Position&, const Position&) = default;
};

// Reads the fourteen numbers of a card: the points in the boxes, -1 for an open one, and the
// Yahtzee bonus points. `owner` is for errors: "the mover's". The card need not be possible.
support::Result<Card> parse_card(support::Scanner& scanner, std::string_view owner = {});

// Reads a protocol line. Blanks and a carriage return around the numbers are forgiven; the dice,
// the roll number and the range of every field must be right, but the cards need not be possible.
support::Result<Position> parse_position(std::string_view text, std::size_t line = 0);

// The protocol line without its line feed; the position must have one opponent.
std::string to_text(const Position& position);

} // namespace core::yahtzee
