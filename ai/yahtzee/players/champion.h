// The greatest chance to win; where that leaves a choice, the greatest expected score.

#pragma once

#include "ai/yahtzee/chance/win_chance.h"
#include "ai/yahtzee/players/player.h"
#include "ai/yahtzee/solve/values.h"

namespace ai::yahtzee {

class Champion : public Player {
public:
    // Without prospects it plays for expected points until the end of the game is near.
    Champion(SharedValues values, SharedProspects prospects, const WinChanceOptions& options = {})
        : values_(std::move(values)), chances_(values_->rules(), std::move(prospects), options) {}

    core::yahtzee::Action choose(const core::yahtzee::Position& position) override;

private:
    SharedValues values_;
    WinChance chances_;
};

} // namespace ai::yahtzee
