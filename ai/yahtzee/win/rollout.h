// Probabilities to win by playing on: from a choice to the end, everybody playing as the champion
// does, with one set of dice after the other. What the dice change is known exactly from the
// estimate by which the play goes, and taken out, so that a few games tell how far the estimate is
// off. Source: see luck.h; in backgammon the same is known as a variance-reduced roll-out.

#pragma once

#include "ai/yahtzee/win/win_probability.h"
#include "core/dice/keyed_dice.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"

#include <memory>
#include <span>
#include <stop_token>
#include <vector>

namespace ai::yahtzee::win {

struct RolloutOptions {
    int games = 0; // after each choice, 2 or more; each game with dice of its own
    core::dice::Seed seed{};
    int threads = 0; // 0: as many as the machine has
    std::stop_token stop = {};
};

// What roll-outs say of an estimated probability: to be added to it, with its standard error. Zeros
// if they were stopped.
struct Correction {
    double mean = 0;
    double standard_error = 0;
};

class Rollouts {
public:
    // ScoreSource may not be null. At most three rounds are played exactly: a fourth costs more
    // than all before it.
    Rollouts(core::yahtzee::Rules rules, solve::SharedScoreSource score_source,
             const WinProbabilityOptions& options = {});

    // For the probabilities that WinProbability::of_turn() gives the mover after each of `choices`,
    // which are legal. The same for any number of threads.
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
