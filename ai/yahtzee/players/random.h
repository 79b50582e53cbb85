// Chooses uniformly among the legal actions. Every entrant of a knockout must beat it.

#pragma once

#include "ai/yahtzee/players/player.h"
#include "core/yahtzee/rules.h"

#include <cstdint>
#include <random>

namespace ai::yahtzee::players {

class Random : public Solitaire {
public:
    Random(core::yahtzee::Rules rules, std::uint64_t seed) : rules_(rules), random_(seed) {}

    core::yahtzee::Action choose(const core::yahtzee::Position& position) override;
    void plan(const state::CardState& state, turn::TurnPlan& plan) override;
    void reseed(std::uint64_t seed) override { random_.seed(seed); }

private:
    core::yahtzee::Rules rules_;
    std::mt19937_64 random_;
};

} // namespace ai::yahtzee::players
