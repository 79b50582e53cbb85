// What is agreed before a game: who sits where, the rules, and where the dice come from.

#pragma once

#include "core/dice/keyed_dice.h"
#include "core/yahtzee/rules.h"

#include <QString>

#include <algorithm>
#include <string>
#include <vector>

namespace app {

struct Seat {
    QString name;       // for people
    std::string player; // the program's name in the roster; empty: a person

    bool is_person() const { return player.empty(); }

    friend bool operator==(const Seat&, const Seat&) = default;
};

struct GameSetup {
    std::vector<Seat> seats; // one to six, in the order of play
    core::yahtzee::Rules rules;
    core::dice::Seed seed{};

    std::ptrdiff_t people() const { return std::ranges::count_if(seats, &Seat::is_person); }

    friend bool operator==(const GameSetup&, const GameSetup&) = default;
};

// From the system's entropy.
core::dice::Seed fresh_seed();

} // namespace app
