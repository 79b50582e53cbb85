// Whoever decides. A player may keep memory of its own between calls (a random stream, a cache),
// so one is used by one thread at a time.

#pragma once

#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <cstdint>

namespace ai::yahtzee::players {

class Player {
public:
    virtual ~Player() = default;

    // A legal action. The position must have one: an open box or a roll left.
    virtual core::yahtzee::Action choose(const core::yahtzee::Position& position) = 0;

    // Begins the random stream anew, for players that leave something to chance.
    virtual void reseed(std::uint64_t) {}
};

} // namespace ai::yahtzee::players
