// Roll-outs: games from a choice to the end, in which everybody plays as the champion does. They
// correct an estimated win probability. The luck of the dice, known exactly under the estimate, is
// subtracted from each result, so that a few games show how far the estimate is off. Source: see
// luck.h; in backgammon the method is called a variance-reduced roll-out.

#pragma once

#include "ai/yahtzee/win/win_probability.h"
#include "core/dice/keyed_dice.h"
#include "core/support/parallel.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <memory>
#include <span>
#include <vector>

namespace ai::yahtzee::win {

struct RolloutOptions : core::support::Execution {
    int games = 0; // after each choice, 2 or more; each game with dice of its own
    core::dice::Seed seed{};
};

// The amount to add to an estimated probability, with its standard error. Zeros if the roll-outs
// were stopped.
struct Correction {
    double mean = 0;
    double standard_error = 0;
};

class Rollouts {
public:
    // The score source may not be null. At most the last three rounds are played exactly: a fourth
    // would cost more than the rest of the game. The memory doesn't grow with more than four
    // threads.
    Rollouts(core::yahtzee::Rules rules, solve::SharedScoreSource score_source,
             const WinProbabilityOptions& options = {});

    // The corrections of the mover's probabilities after each of `choices`, which must be legal, as
    // WinProbability::of_turn() gives them. The same for any number of threads.
    std::vector<Correction> run(const core::yahtzee::Position& position,
                                std::span<const core::yahtzee::Action> choices,
                                const RolloutOptions& options = {});

private:
    core::yahtzee::Rules rules_;
    solve::SharedScoreSource score_source_;
    WinProbabilityOptions options_;
    std::vector<std::unique_ptr<WinProbability>> probabilities_; // by thread
};

} // namespace ai::yahtzee::win
