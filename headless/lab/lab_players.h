// The roster's players for experiments: what they share is made once, when it is first wanted.

#pragma once

#include "ai/yahtzee/chance/luck.h"
#include "ai/yahtzee/players/roster.h"
#include "ai/yahtzee/players/solitaire.h"

#include <cstdint>
#include <memory>
#include <string>

namespace headless::lab {

class LabPlayers {
public:
    explicit LabPlayers(int threads = 0) : threads_(threads) {}

    // The solved game of the contest's rules.
    ai::yahtzee::SharedValues values();

    // What luck is measured with.
    std::unique_ptr<ai::yahtzee::LuckBaseline> luck_baseline();

    // A new player; throws command::UsageError where there is none of that name.
    std::unique_ptr<ai::yahtzee::Player> make(const std::string& name, std::uint64_t seed = 1);

    // The same for players that look at their own card only; others are wrong use too.
    std::unique_ptr<ai::yahtzee::Solitaire> make_solitaire(const std::string& name);

private:
    int threads_;
    ai::yahtzee::SharedValues values_;
};

} // namespace headless::lab
