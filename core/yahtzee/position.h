// Position: a decision to take, with the cards, the dice and the number of the roll. For two
// players its text is the contest's protocol: a line of 34 integers.

#pragma once

#include "core/dice/roll.h"
#include "core/support/result.h"
#include "core/yahtzee/card.h"

#include <optional>
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
// Yahtzee bonus points. `owner` is the card's name in errors: "the mover's". The card may be one
// that no play leads to.
support::Result<Card> parse_card(support::Scanner& scanner, std::string_view owner = {});

// Reads a protocol line. Extra blanks and a carriage return are accepted. The dice, the roll number
// and the range of every field are checked; the cards may be ones that no play leads to.
support::Result<Position> parse_position(std::string_view text, std::size_t line = 0);

// A contradiction that Card::impossibility() finds on a card: "ones 7" of the mover's card, "the
// opponent's ones 7" of another; nothing if none is found. It isn't checked that the cards fit each
// other.
std::optional<std::string> impossibility(const Position& position);

// The protocol line without its line feed; the position must have one opponent.
std::string to_text(const Position& position);

} // namespace core::yahtzee
