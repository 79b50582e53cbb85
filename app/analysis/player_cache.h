// The programs that play, kept between their decisions: some remember, and some need the solved
// game first.

#pragma once

#include "ai/yahtzee/players/player.h"
#include "ai/yahtzee/solve/future_scores.h"
#include "app/analysis/idle_cache.h"
#include "core/yahtzee/rules.h"

#include <memory>
#include <string>

namespace app::analysis {

// Which of the programs; players that remember are not shared between seats.
struct PlayerKey {
    std::string name; // in the roster
    int seat;
    core::yahtzee::Rules rules;

    friend bool operator==(const PlayerKey&, const PlayerKey&) = default;
};

// A player, and the tables that it was given, if it asked for them; null: none were there.
struct SeatedPlayer {
    std::unique_ptr<ai::yahtzee::players::Player> player;
    bool asked_for_tables = false;
    ai::yahtzee::solve::SharedScoreSource score_source = nullptr;
};

using PlayerCache = IdleCache<PlayerKey, SeatedPlayer>;

} // namespace app::analysis
