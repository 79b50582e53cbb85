// Plays for the greatest win probability; among equals for the greatest expected score.

#pragma once

#include "ai/yahtzee/players/player.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/win/win_probability.h"

namespace ai::yahtzee::players {

class Champion : public Player {
public:
    // Without a score source (null) it plays for expected points before the end game.
    Champion(solve::SharedValues values, solve::SharedScoreSource score_source,
             const win::WinProbabilityOptions& options = {})
        : values_(std::move(values)),
          win_probability_(values_->rules(), std::move(score_source), options) {}

    core::yahtzee::Action choose(const core::yahtzee::Position& position) override;

private:
    solve::SharedValues values_;
    win::WinProbability win_probability_;
};

} // namespace ai::yahtzee::players
