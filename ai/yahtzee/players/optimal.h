// The greatest expected final score.

#pragma once

#include "ai/yahtzee/players/player.h"
#include "ai/yahtzee/solve/values.h"

namespace ai::yahtzee {

class Optimal : public Player {
public:
    explicit Optimal(SharedValues values) : values_(std::move(values)) {}

    core::yahtzee::Action choose(const core::yahtzee::Position& position) override;

private:
    SharedValues values_;
};

} // namespace ai::yahtzee
