// Whoever plays draw dominoes, with the contest's three calls. A player keeps memory between them
// and a random stream, so one is used by one thread at a time.

#pragma once

#include "core/dominoes/case.h"
#include "core/dominoes/move.h"

namespace ai::dominoes {

class Player {
public:
    virtual ~Player() = default;

    // Once per test case.
    virtual void init(core::dominoes::Case setting) = 0;

    // Once per game, with the tile that starts it.
    virtual void reset(core::dominoes::Tile first) = 0;

    // Each time a decision is due; a legal move.
    virtual core::dominoes::Move play(const core::dominoes::View& view) = 0;
};

} // namespace ai::dominoes
