// A game of one to six players as an immutable value. Chance is a move: the caller provides the
// dice; rolls and actions return a new game.

#pragma once

#include "core/dice/roll.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/card.h"
#include "core/yahtzee/position.h"
#include "core/yahtzee/rules.h"

#include <vector>

namespace core::yahtzee {

inline constexpr int max_players = 6;

enum class Phase {
    to_roll,   // waits for dice: with_roll()
    to_decide, // waits for the mover's action: apply()
    over,
};

class Game {
public:
    explicit Game(int players = 2, Rules rules = {});

    // A game that begins in the middle: the cards by seat, `mover` at the start of a turn.
    Game(std::vector<Card> cards, int mover, Rules rules);

    Rules rules() const { return rules_; }
    int players() const { return static_cast<int>(cards_.size()); }
    const std::vector<Card>& cards() const { return cards_; }
    const Card& card(int seat) const { return cards_[static_cast<std::size_t>(seat)]; }

    Phase phase() const { return phase_; }
    int mover() const { return mover_; } // seat, from 0
    int turn() const;                    // of the mover, 0 to 12
    // The number of the roll that gave the present dice, 1 to 3; 0 before the first.
    int roll_number() const { return roll_number_; }
    const dice::Dice& dice() const { return dice_; }
    // Bit i: the die in slot i stays as it is in the next roll.
    unsigned held_slots() const { return held_slots_; }

    // The game after a roll: slots that are not held take the faces of `dice`. Phase to_roll.
    Game with_roll(const dice::Dice& dice) const;

    // The game after the mover's action, which must be legal. Phase to_decide.
    Game apply(Action action) const;

    // The decision of the mover. Phase to_decide.
    Position position() const;

    friend bool operator==(const Game&, const Game&) = default;

private:
    std::vector<Card> cards_;
    Rules rules_;
    Phase phase_ = Phase::to_roll;
    int mover_ = 0;
    int roll_number_ = 0;
    dice::Dice dice_{};
    unsigned held_slots_ = 0;
};

} // namespace core::yahtzee
