// The greatest chance to win; where that leaves a choice, the greatest expected score.

#pragma once

#include "ai/yahtzee/players/player.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/win/win_chance.h"

namespace ai::yahtzee::players {

class Champion : public Player {
public:
    // Without prospects it plays for expected points until the end of the game is near.
    Champion(solve::SharedValues values, solve::SharedProspects prospects,
             const win::WinChanceOptions& options = {})
        : values_(std::move(values)), chances_(values_->rules(), std::move(prospects), options) {}

    core::yahtzee::Action choose(const core::yahtzee::Position& position) override;

private:
    solve::SharedValues values_;
    win::WinChance chances_;
};

} // namespace ai::yahtzee::players
