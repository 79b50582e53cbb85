// What the index keeps of a game's analysis: luck, losses and all decisions of the owner.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "app/storage/game_entry.h"
#include "core/yahtzee/notation/record.h"

#include <stop_token>

namespace app::analysis {

// Of play for points; win losses where the ranker knows win probabilities. Nothing of use if it was
// stopped. The values must be for the rules of the record; without a score source win probabilities
// are known near the end of a game only.
storage::GameFigures figures_of_game(const core::yahtzee::notation::Record& record,
                                     const ai::yahtzee::solve::SharedValues& values,
                                     const std::stop_token& stop = {},
                                     const ai::yahtzee::solve::SharedScoreSource& source = nullptr);

} // namespace app::analysis
