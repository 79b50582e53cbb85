// Plays games decision by decision. Dice and decisions are functions of the seed and the game's
// number, so each game is the same on every processor and thread.
// Human-like decisions are sampled without floating-point numbers for that.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/practice/steps.h"
#include "ai/yahtzee/solve/values.h"
#include "core/dice/keyed_dice.h"
#include "core/yahtzee/game.h"

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace ai::yahtzee::practice {

// Samples decisions of a human-like player (players/human_like.h) in integer arithmetic: the same
// random bits give the same decisions on every processor. std::exp doesn't guarantee that.
class HumanSampler {
public:
    // Losses are rounded to steps of 1/64 point.
    static constexpr int steps_per_point = 64;

    // `decay`: the ratio of the weights of two choices whose losses differ by one step, times 2^32;
    // 2^32 exp(-1 / (64 t)) for a temperature of t points.
    explicit HumanSampler(std::uint32_t decay);

    // Draws one of the choices, which are ranked by expected score; `random`: 64 random bits.
    core::yahtzee::Action choose(std::span<const decide::RankedAction> ranking,
                                 std::uint64_t random) const;

private:
    std::uint64_t weight(double loss) const;

    std::vector<std::uint64_t> weights_; // by loss in steps; greater losses are never chosen
};

// human-0.8, whose temperature is 1.3117 points.
inline constexpr std::uint32_t human_08_decay = 4'244'109'062u;

// 64 random bits for the decision after a roll (1 to 3), independent of the dice.
std::uint64_t decision_bits(const core::dice::Seed& seed, std::uint64_t game, int seat, int turn,
                            int roll);

// The action of a seat, given 64 random bits.
using Chooser =
    std::function<core::yahtzee::Action(int seat, const core::yahtzee::Position&, std::uint64_t)>;

// human-0.8
Chooser human_08(const solve::SharedValues& values);

// The first player knows the steps 1 to known[0], the others those to known[1]. The judge must
// outlive it.
Chooser players_knowing(StepJudge& judge, std::array<int, 2> known);

class SeededGames {
public:
    SeededGames(core::yahtzee::Rules rules, const core::dice::Seed& seed, Chooser chooser);

    // Called for every decision, forced ones too, before it is made.
    using Visit =
        std::function<void(int seat, const core::yahtzee::Position&, core::yahtzee::Action chosen)>;

    // Plays a game of two players.
    void play(std::uint64_t game, const Visit& visit) const;

    // Plays on from `start`, which is before a turn's first roll, for `turns` turns of all players
    // together, or to the end.
    void play_on(core::yahtzee::Game start, std::uint64_t game, int turns,
                 const Visit& visit) const;

private:
    core::yahtzee::Rules rules_;
    core::dice::Seed seed_;
    core::dice::KeyedDice dice_;
    Chooser chooser_;
};

} // namespace ai::yahtzee::practice
