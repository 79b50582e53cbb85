// One player's score card: thirteen boxes and the Yahtzee bonuses. An immutable value: scoring
// returns a new card.

#pragma once

#include "core/dice/roll.h"
#include "core/yahtzee/box.h"
#include "core/yahtzee/rules.h"

#include <array>
#include <optional>
#include <string>

namespace core::yahtzee {

class Card {
public:
    Card() = default; // all boxes open

    std::optional<int> points(Box box) const { return points_[slot(box)]; }
    int yahtzee_bonuses() const { return yahtzee_bonuses_; } // points, 100 for each

    BoxSet open() const;
    bool is_complete() const { return open().empty(); }

    int upper_points() const; // the six upper boxes, without the bonus
    int upper_bonus() const;  // 35 once the upper boxes hold 63 points, else 0
    int lower_points() const; // the seven lower boxes, without Yahtzee bonuses
    int total() const;        // all boxes and bonuses

    // The points that scoring `roll` in `box` adds, with a Yahtzee bonus, without the upper bonus.
    int gain(Rules rules, dice::Roll roll, Box box) const;

    // `box` must be open and legal for the roll.
    Card scored(Rules rules, dice::Roll roll, Box box) const;

    // For readers and editors: any number of points is accepted.
    Card with_points(Box box, std::optional<int> points) const;
    Card with_yahtzee_bonuses(int points) const;

    // The first contradiction on the card that no play leads to: "ones 7", "Yahtzee bonus 100 with
    // the Yahtzee box open"; nothing if none of these is found. Checked: each box holds points that
    // some roll scores there; Yahtzee bonuses are hundreds, and need 50 in the Yahtzee box and as
    // many other boxes with the points of five of a kind (or, in upper boxes, zero). Every card
    // without bonuses that passes can be played.
    std::optional<std::string> impossibility() const;

    friend bool operator==(const Card&, const Card&) = default;

private:
    static std::size_t slot(Box box) { return static_cast<std::size_t>(index(box)); }

    std::array<std::optional<int>, box_count> points_;
    int yahtzee_bonuses_ = 0;
};

} // namespace core::yahtzee
