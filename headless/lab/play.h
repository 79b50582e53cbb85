// Games between two players in one process, on several threads. The dice are keyed, so a seed
// replays them, and the figures are the same for any number of threads.

#pragma once

#include "ai/yahtzee/players/player.h"
#include "ai/yahtzee/win/luck.h"
#include "core/dice/keyed_dice.h"
#include "core/support/parallel.h"
#include "headless/lab/tally.h"
#include "headless/match/sprt.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace headless::lab {

// Progress is the number of games played.
struct DuelOptions : core::support::Execution {
    core::dice::Seed seed{};
    std::uint64_t games = 1000; // game g has dice of its own; player g % 2 begins
    std::uint64_t shard = 0;    // plays every game g with g / 2 % shards == shard: both seats alike
    std::uint64_t shards = 1;
};

// How many games the shard, from 0, plays of `games` in all.
std::uint64_t games_of_shard(std::uint64_t games, std::uint64_t shard, std::uint64_t shards);

using MakePlayer = std::function<std::unique_ptr<ai::yahtzee::players::Player>()>;

// The tallies of single games, in order.
using GameTallies = std::vector<Tally>;

// Plays by the contest's rules. Each thread makes players of its own. If stopped, the tally is of
// the games that were finished.
Tally play_duel(const std::array<MakePlayer, 2>& make,
                const ai::yahtzee::win::LuckBaseline& baseline, const DuelOptions& options);

// The same games without shards, each with a tally of its own.
GameTallies play_games(const std::array<MakePlayer, 2>& make,
                       const ai::yahtzee::win::LuckBaseline& baseline, const DuelOptions& options);

// A duel that ends with the pair of games that decides a sequential test on luck-adjusted scores,
// the same pair on any number of threads.
struct TestedDuel {
    Tally tally;
    match::SprtState state;
};
TestedDuel play_until_decided(const std::array<MakePlayer, 2>& make,
                              const ai::yahtzee::win::LuckBaseline& baseline,
                              const DuelOptions& options, const match::SprtBounds& bounds);

// What the player chooses; the decision and its time are added to the tally.
core::yahtzee::Action timed_choice(ai::yahtzee::players::Player& player,
                                   const core::yahtzee::Position& position, PlayerTally& tally);

} // namespace headless::lab
