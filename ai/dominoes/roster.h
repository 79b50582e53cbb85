// All players by name, weakest first.

#pragma once

#include "ai/dominoes/player.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace ai::dominoes {

struct PlayerKind {
    std::string_view name;
    std::string_view description; // for people, without a full stop
    std::unique_ptr<Player> (*make)(std::uint64_t seed);
};

std::span<const PlayerKind> roster();

// Null if there is no player of that name.
std::unique_ptr<Player> make_player(std::string_view name, std::uint64_t seed);

} // namespace ai::dominoes
