// Players that determinize the opponent's hand.

#pragma once

#include "ai/dominoes/opponent_model.h"
#include "ai/dominoes/player.h"
#include "ai/dominoes/record.h"
#include "ai/dominoes/search.h"

#include <cstdint>

namespace ai::dominoes {

// Keeps the record of the game, and calls choose() only where there is a choice.
class ThinkingPlayer : public Player {
public:
    void init(core::dominoes::Case setting) override;
    void reset(core::dominoes::Tile first) override;
    core::dominoes::Move play(const core::dominoes::View& view) override;

protected:
    // Called after each game with what was seen of it.
    virtual void learn(const Record&) {}

    // There are at least two placements.
    virtual Placement choose(const Record& record) = 0;

private:
    core::dominoes::Case setting_;
    Record record_;
};

// Flat Monte Carlo: each placement is tried in a hundred determinizations, played out by Block.
class Flat : public ThinkingPlayer {
public:
    explicit Flat(std::uint64_t seed) : random_(seed) {}

private:
    Placement choose(const Record& record) override;

    RandomStream random_;
};

// The strongest: weighted determinizations, tree search, exact end game. From game to game of a
// case it learns how the opponent's choices differ from the policy's.
class Champion : public ThinkingPlayer {
public:
    explicit Champion(std::uint64_t seed, const SearchOptions& options = {});

    void init(core::dominoes::Case setting) override;

private:
    void learn(const Record& record) override;
    Placement choose(const Record& record) override;

    RandomStream random_;
    OpponentModel opponent_model_; // of the opponent in this case
    Search search_;
};

} // namespace ai::dominoes
