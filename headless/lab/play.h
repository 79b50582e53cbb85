// Games between two players in one process, on several threads. The dice are keyed, so a seed
// replays them, and the figures are the same for any number of threads.

#pragma once

#include "ai/yahtzee/players/player.h"
#include "ai/yahtzee/win/luck.h"
#include "core/dice/keyed_dice.h"
#include "core/support/parallel.h"
#include "core/yahtzee/game.h"
#include "headless/match/sprt.h"
#include "headless/match/statistics.h"
#include "headless/support/json.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace headless::lab {

// Counts over the games of two players, and the figures that follow. Sums only: tallies of
// different games add up to that of all, to the last digit, however the games were split.

// Counts for one of the two players, over all games.
struct PlayerTally {
    std::int64_t points = 0; // final scores
    std::int64_t decisions = 0;
    std::int64_t nanoseconds = 0; // spent deciding

    PlayerTally& operator+=(const PlayerTally& other);
};

// A mean with its standard error and interval.
struct Estimate {
    double mean;
    double standard_error; // not a number where there are fewer than two games
    match::Interval interval99;

    bool error_known() const;
};

using match::UnitSums;

// The mean of a figure over games.
Estimate mean_of(const UnitSums& sums, std::int64_t games);

struct Tally {
    std::int64_t games = 0;
    std::int64_t wins = 0; // of player 0
    std::int64_t ties = 0;
    std::int64_t first_seat_wins = 0;
    UnitSums adjusted; // player 0's results less their luck
    std::array<PlayerTally, 2> players;

    Tally& operator+=(const Tally& other);
};

// The mean with its standard error and interval, for a report. The means of several lines stand
// with their decimal points in one column.
std::string in_percent(const Estimate& estimate, int decimals = 4);

// The score of player 0: wins and half the ties, with Wilson's interval.
Estimate raw_score(const Tally& tally);
// The same, less the luck. It and its interval may lie outside 0 to 1.
Estimate adjusted_score(const Tally& tally);
// The whole less an estimated part; of 1, the other player's score.
Estimate rest_of(double whole, const Estimate& part);
// With Wilson's interval, for a mean of scores.
Estimate with_wilson_interval(Estimate score, std::int64_t games);
// The mean luck-adjusted score of player 0 in two games.
double pair_score(const Tally& one, const Tally& other);
double average_points(const PlayerTally& player, std::int64_t games);
double microseconds_per_decision(const PlayerTally& player);
double first_seat_share(const Tally& tally); // of the points of a win, ties half

// Tallies and estimates as JSON.

// The mean, its standard error and its interval.
support::Json as_json(const Estimate& estimate);

// The sums of a duel, from which all its figures follow.
support::Json tally_json(const Tally& tally);
// Throws support::Json::exception if it is no tally.
Tally tally_from(const support::Json& json);

// The number of games, out of `games`, that the shard (from 0) plays.
std::uint64_t games_of_shard(std::uint64_t games, std::uint64_t shard, std::uint64_t shards);

// Progress is the number of games played.
struct DuelOptions : core::support::Execution {
    core::dice::Seed seed{};
    std::uint64_t games = 1000; // game g has dice of its own; player g % 2 begins
    std::uint64_t shard = 0;    // plays every game g with g / 2 % shards == shard: both seats alike
    std::uint64_t shards = 1;

    std::uint64_t own_games() const { return games_of_shard(games, shard, shards); }
};

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

// A game whose dice are keyed, and the luck of player 0 in it.
class LuckGame {
public:
    LuckGame(const core::dice::KeyedDice& dice, std::uint64_t number, int players = 2)
        : dice_(dice), number_(number), game_(players) {}

protected:
    // Lets the player take the turn; decisions and their time are added to the tally. `part`: the
    // share of its luck that is player 0's.
    void play_turn(ai::yahtzee::players::Player& player,
                   const ai::yahtzee::turn::TurnSolver& probabilities, double part,
                   PlayerTally& tally);

    const core::dice::KeyedDice& dice_;
    std::uint64_t number_;
    core::yahtzee::Game game_;
    double luck_ = 0; // of player 0
};

} // namespace headless::lab
