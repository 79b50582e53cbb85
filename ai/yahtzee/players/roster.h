// All players by name, weakest first.

#pragma once

#include "ai/yahtzee/players/player.h"
#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/rules.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string_view>

namespace ai::yahtzee::players {

struct PlayerOptions {
    core::yahtzee::Rules rules = {};
    std::uint64_t seed = 1;
    // The solved values, asked for only by players that need them.
    std::function<solve::SharedValues()> values;
    // The score source of players that play to win. May be empty or return null: such players then
    // play for points before the end game.
    std::function<solve::SharedScoreSource()> score_source;
};

struct PlayerKind {
    std::string_view name;
    std::string_view description; // for people, without a full stop
    std::unique_ptr<Player> (*make)(const PlayerOptions& options);
};

std::span<const PlayerKind> roster();

// Null if there is no player of that name. Also accepts "human-X" for an average loss of X points
// per decision within the range of human_like.h, "basic", and "basic-K" for the first K steps of
// the basic strategy.
std::unique_ptr<Player> make_player(std::string_view name, const PlayerOptions& options);

} // namespace ai::yahtzee::players
