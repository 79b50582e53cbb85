// Players that look at the current position only, as baselines.

#pragma once

#include "ai/dominoes/player.h"
#include "ai/dominoes/random_stream.h"
#include "ai/dominoes/table.h"

#include <cstdint>

namespace ai::dominoes {

class SimplePlayer : public Player {
public:
    void init(core::dominoes::Case setting) override { setting_ = setting; }
    void reset(core::dominoes::Tile) override {}

protected:
    core::dominoes::Case setting_;
};

// Any legal move, all equally likely.
class Random : public SimplePlayer {
public:
    explicit Random(std::uint64_t seed) : random_(seed) {}

    core::dominoes::Move play(const core::dominoes::View& view) override;

private:
    RandomStream random_;
};

// The tile with the most pips that fits.
class Pips : public SimplePlayer {
public:
    core::dominoes::Move play(const core::dominoes::View& view) override;
};

// Maximizes own tiles that fit the new ends minus unseen tiles that fit them; then pips.
class Block : public SimplePlayer {
public:
    core::dominoes::Move play(const core::dominoes::View& view) override;
};

// Block's choice among placements, which must not be empty: an index. `unseen` is what is neither
// in the hand nor in the line.
int block_choice(TileSet hand, TileSet unseen, const Placements& choices);

} // namespace ai::dominoes
