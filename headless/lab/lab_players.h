// The roster's players for experiments: what they share is made once, when it is first wanted.

#pragma once

#include "ai/yahtzee/chance/luck.h"
#include "ai/yahtzee/players/roster.h"
#include "ai/yahtzee/players/solitaire.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace headless::lab {

class LabPlayers {
public:
    // `tables`: the folder of the large tables; see headless/tables.
    explicit LabPlayers(int threads = 0, std::optional<std::string> tables = {})
        : threads_(threads), tables_(std::move(tables)) {}

    // The solved game of the contest's rules.
    ai::yahtzee::SharedValues values();

    // Out of the large tables; null without them.
    ai::yahtzee::SharedProspects prospects();

    // What luck is measured with: the tables where there are some.
    std::unique_ptr<ai::yahtzee::LuckBaseline> luck_baseline();

    // A new player; throws command::UsageError where there is none of that name.
    std::unique_ptr<ai::yahtzee::Player> make(const std::string& name, std::uint64_t seed = 1);

    // The same for players that look at their own card only; others are wrong use too.
    std::unique_ptr<ai::yahtzee::Solitaire> make_solitaire(const std::string& name);

private:
    // The same, but says so where there are none.
    ai::yahtzee::SharedProspects prospects_to_play_with();

    int threads_;
    bool told_ = false;
    std::optional<std::string> tables_;
    ai::yahtzee::SharedValues values_;
    std::optional<ai::yahtzee::SharedProspects> prospects_; // nothing: not asked for yet
};

} // namespace headless::lab
