// Plays games between two human-like players, decision by decision. Dice and decisions are
// functions of the seed and the game's number, so each game is the same on every processor and
// thread.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/practice/context.h"
#include "ai/yahtzee/practice/human_sampler.h"
#include "ai/yahtzee/practice/theme.h"
#include "ai/yahtzee/solve/values.h"
#include "core/dice/keyed_dice.h"
#include "core/yahtzee/game.h"

#include <cstdint>
#include <functional>

namespace ai::yahtzee::practice {

// 64 random bits for the decision after a roll (1 to 3), independent of the dice.
std::uint64_t decision_bits(const core::dice::Seed& seed, std::uint64_t game, int seat, int turn,
                            int roll);

// The action of a player, given 64 random bits.
using Chooser = std::function<core::yahtzee::Action(const DecisionContext&, std::uint64_t)>;

// human-0.8
Chooser human_08();

// human-0.8, who errs like human-2.7 in decisions of the theme.
Chooser weak_at(const Theme& theme);

// One is used by one thread at a time.
class HumanGames {
public:
    // Rankings hold win probabilities once neither card has more than `exact_boxes` open boxes.
    // Once `stop` is requested, a game that needs them throws win::Stopped.
    HumanGames(solve::SharedValues values, const core::dice::Seed& seed,
               Chooser chooser = human_08(), int exact_boxes = 3, const std::stop_token& stop = {});

    // Called for every decision, forced ones too, before it is made.
    using Visit = std::function<void(const DecisionContext&, core::yahtzee::Action chosen)>;

    void play(std::uint64_t game, const Visit& visit);

    // Plays on from `start`, which is before a turn's first roll, for `turns` turns of all players
    // together, or to the end.
    void play_on(core::yahtzee::Game start, std::uint64_t game, int turns, const Visit& visit);

private:
    core::yahtzee::Rules rules_;
    core::dice::Seed seed_;
    core::dice::KeyedDice dice_;
    Chooser chooser_;
    decide::ActionRanker ranker_;
};

} // namespace ai::yahtzee::practice
