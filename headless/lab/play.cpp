#include "headless/lab/play.h"
#include "headless/support/words.h"

#include "core/support/confidence.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <optional>

namespace headless::lab {

using support::Json;
using namespace ai::yahtzee::players;
using namespace ai::yahtzee::win;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;
using Players = std::array<std::unique_ptr<Player>, 2>;

namespace {

Estimate estimate(double sum, double sum_of_squares, std::int64_t count) {
    const auto n = static_cast<double>(count);
    const double unknown = std::nan("");
    if (count == 0) return {unknown, unknown, {unknown, unknown}};
    const double mean = sum / n;
    if (count == 1) return {mean, unknown, {unknown, unknown}};
    const double variance = std::max(0.0, (sum_of_squares - n * mean * mean) / (n - 1));
    const double standard_error = std::sqrt(variance / n);
    const double half = core::support::interval_half_width * standard_error;
    return {mean, standard_error, {mean - half, mean + half}};
}

} // namespace

bool Estimate::error_known() const { return std::isfinite(standard_error); }

std::string in_percent(const Estimate& estimate, int decimals) {
    if (!std::isfinite(estimate.mean)) return "not known";
    const auto mean =
        support::formatted("%*.*f %%   ", decimals + 4, decimals, 100 * estimate.mean);
    if (!estimate.error_known()) return mean + "standard error not known";
    return mean + support::formatted("standard error %.*f   99 %% interval %.*f to %.*f", decimals,
                                     100 * estimate.standard_error, decimals,
                                     100 * estimate.interval99.low, decimals,
                                     100 * estimate.interval99.high);
}

Estimate mean_of(const UnitSums& sums, std::int64_t games) {
    return estimate(static_cast<double>(sums.sum) * UnitSums::unit,
                    static_cast<double>(sums.squares) * UnitSums::unit, games);
}

PlayerTally& PlayerTally::operator+=(const PlayerTally& other) {
    points += other.points;
    decisions += other.decisions;
    nanoseconds += other.nanoseconds;
    return *this;
}

Tally& Tally::operator+=(const Tally& other) {
    games += other.games;
    wins += other.wins;
    ties += other.ties;
    first_seat_wins += other.first_seat_wins;
    adjusted += other.adjusted;
    for (std::size_t p = 0; p < 2; ++p) players[p] += other.players[p];
    return *this;
}

Estimate raw_score(const Tally& tally) {
    const auto wins = static_cast<double>(tally.wins);
    const auto ties = static_cast<double>(tally.ties);
    return with_wilson_interval(estimate(wins + ties / 2, wins + ties / 4, tally.games),
                                tally.games);
}

Estimate adjusted_score(const Tally& tally) { return mean_of(tally.adjusted, tally.games); }

double pair_score(const Tally& one, const Tally& other) {
    return static_cast<double>(one.adjusted.sum + other.adjusted.sum) * UnitSums::unit / 2;
}

Estimate rest_of(double whole, const Estimate& part) {
    return {whole - part.mean,
            part.standard_error,
            {whole - part.interval99.high, whole - part.interval99.low}};
}

Estimate with_wilson_interval(Estimate score, std::int64_t games) {
    if (games > 0)
        score.interval99 = match::wilson_interval(score.mean, static_cast<double>(games));
    return score;
}

double average_points(const PlayerTally& player, std::int64_t games) {
    return static_cast<double>(player.points) / static_cast<double>(games);
}

double microseconds_per_decision(const PlayerTally& player) {
    return static_cast<double>(player.nanoseconds) / 1000 / static_cast<double>(player.decisions);
}

double first_seat_share(const Tally& tally) {
    return (static_cast<double>(tally.first_seat_wins) + static_cast<double>(tally.ties) / 2) /
           static_cast<double>(tally.games);
}

Json as_json(const Estimate& estimate) {
    return {{"mean", estimate.mean},
            {"standard_error", estimate.standard_error},
            {"interval99", {estimate.interval99.low, estimate.interval99.high}}};
}

Json tally_json(const Tally& tally) {
    Json json{{"games", tally.games},
              {"wins", tally.wins},
              {"ties", tally.ties},
              {"first_seat_wins", tally.first_seat_wins},
              {"adjusted", tally.adjusted.sum},
              {"adjusted_squares", tally.adjusted.squares}};
    for (const PlayerTally& player : tally.players)
        json["players"].push_back({{"points", player.points},
                                   {"decisions", player.decisions},
                                   {"nanoseconds", player.nanoseconds}});
    return json;
}

Tally tally_from(const Json& json) {
    Tally tally;
    json.at("games").get_to(tally.games);
    json.at("wins").get_to(tally.wins);
    json.at("ties").get_to(tally.ties);
    json.at("first_seat_wins").get_to(tally.first_seat_wins);
    json.at("adjusted").get_to(tally.adjusted.sum);
    json.at("adjusted_squares").get_to(tally.adjusted.squares);
    for (std::size_t p = 0; p < 2; ++p) {
        const Json& player = json.at("players").at(p);
        player.at("points").get_to(tally.players[p].points);
        player.at("decisions").get_to(tally.players[p].decisions);
        player.at("nanoseconds").get_to(tally.players[p].nanoseconds);
    }
    return tally;
}

void LuckGame::play_turn(Player& player, const TurnSolver& probabilities, double part,
                         PlayerTally& tally) {
    using Clock = std::chrono::steady_clock;
    const auto rolls = dice_.turn(number_, game_.mover(), game_.turn());
    core::dice::Keep kept;
    for (std::optional<Action> action; !action || action->is_hold();) {
        game_ = game_.with_roll(rolls[static_cast<std::size_t>(game_.roll_number())]);
        const Position position = game_.position();
        luck_ += part * luck_of_roll(probabilities, position.roll_number, kept,
                                     core::dice::Roll::of(position.dice));
        const auto start = Clock::now();
        action = player.choose(position);
        tally.nanoseconds += std::chrono::nanoseconds(Clock::now() - start).count();
        ++tally.decisions;
        if (action->is_hold()) kept = action->keep(position.dice);
        game_ = game_.apply(*action);
    }
}

namespace {

// A number that spreads seeds apart, for the players' own random streams.
std::uint64_t first_number(const core::dice::Seed& seed) {
    std::uint64_t number = 0;
    for (const std::uint8_t byte : seed) number = number * 0x9e3779b97f4a7c15u + byte;
    return number;
}

// Plays one game and adds it to a tally.
class DuelGame : LuckGame {
public:
    DuelGame(Players& players, const LuckBaseline& baseline, const core::dice::KeyedDice& dice,
             std::uint64_t stream, std::uint64_t number)
        : LuckGame(dice, number), players_(players), baseline_(baseline), stream_(stream) {}

    void play(Tally& tally) {
        for (std::size_t p = 0; p < 2; ++p) players_[p]->reseed(stream_ + 2 * number_ + p);
        while (game_.phase() != Phase::over) {
            const int seat = game_.mover();
            const std::size_t mover = player_at(seat);
            play_turn(*players_[mover],
                      baseline_.turn(player_state_of(game_.card(seat)),
                                     player_state_of(game_.card(1 - seat))),
                      mover == 0 ? 1 : -1, tally.players[mover]);
        }
        count(tally);
    }

private:
    // Seat 0 begins.
    std::size_t player_at(int seat) const { return (static_cast<std::size_t>(seat) + number_) % 2; }
    int seat_of(std::size_t player) const { return static_cast<int>((player + number_) % 2); }

    void count(Tally& tally) const {
        std::array<int, 2> totals{};
        for (std::size_t p = 0; p < 2; ++p) {
            totals[p] = game_.card(seat_of(p)).total();
            tally.players[p].points += totals[p];
        }
        const double result = totals[0] > totals[1] ? 1 : totals[0] < totals[1] ? 0 : 0.5;
        const double adjusted = result - luck_;
        ++tally.games;
        if (result == 1) ++tally.wins;
        if (result == 0.5) ++tally.ties;
        if (result == (seat_of(0) == 0 ? 1 : 0)) ++tally.first_seat_wins;
        tally.adjusted.add(adjusted);
    }

    Players& players_;
    const LuckBaseline& baseline_;
    std::uint64_t stream_;
};

// The number of a shard's i-th game.
std::uint64_t game_of_shard(const DuelOptions& options, std::uint64_t i) {
    return 2 * (options.shard + i / 2 * options.shards) + i % 2;
}

// Each thread has players of its own.
class Workers {
public:
    Workers(const std::array<MakePlayer, 2>& make, const LuckBaseline& baseline,
            const DuelOptions& options)
        : baseline_(baseline), options_(options) {
        for (int i = core::support::threads_or_all(options.threads); i > 0; --i)
            players_.push_back({make[0](), make[1]()});
    }

    std::size_t count() const { return players_.size(); }

    // Games first to end - 1 of the shard; enter(i, w, tally) takes that of game first + i, which
    // worker w has played. Those that were stopped are not entered.
    template <class Enter>
    void play(std::uint64_t first, std::uint64_t end, const Enter& enter) {
        core::support::for_each_index(
            end - first, options_.threads,
            [&](std::size_t i, int w) {
                Tally tally;
                DuelGame(players_[static_cast<std::size_t>(w)], baseline_, dice_, stream_,
                         game_of_shard(options_, first + i))
                    .play(tally);
                enter(i, w, tally);
                if (options_.progress) options_.progress(static_cast<double>(++played_));
            },
            options_.stop);
    }

private:
    const LuckBaseline& baseline_;
    const DuelOptions& options_;
    core::dice::KeyedDice dice_{options_.seed};
    std::uint64_t stream_ = first_number(options_.seed);
    std::vector<Players> players_;
    std::atomic<std::uint64_t> played_ = 0;
};

// So many games are played at once before the test looks at them.
constexpr std::uint64_t games_per_look = 64;

} // namespace

std::uint64_t games_of_shard(std::uint64_t games, std::uint64_t shard, std::uint64_t shards) {
    const std::uint64_t round = 2 * shards;
    const std::uint64_t rest = games % round;
    const std::uint64_t first = 2 * shard;
    return games / round * 2 + (rest > first ? std::min<std::uint64_t>(rest - first, 2) : 0);
}

Tally play_duel(const std::array<MakePlayer, 2>& make, const LuckBaseline& baseline,
                const DuelOptions& options) {
    Workers workers(make, baseline, options);
    std::vector<Tally> tallies(workers.count());
    workers.play(0, options.own_games(), [&](std::size_t, int w, const Tally& tally) {
        tallies[static_cast<std::size_t>(w)] += tally;
    });
    Tally all;
    for (const Tally& tally : tallies) all += tally;
    return all;
}

GameTallies play_games(const std::array<MakePlayer, 2>& make, const LuckBaseline& baseline,
                       const DuelOptions& options) {
    GameTallies tallies(options.games);
    Workers(make, baseline, options)
        .play(0, options.games,
              [&](std::size_t i, int, const Tally& tally) { tallies[i] = tally; });
    return tallies;
}

TestedDuel play_until_decided(const std::array<MakePlayer, 2>& make, const LuckBaseline& baseline,
                              const DuelOptions& options, const match::SprtBounds& bounds) {
    Workers workers(make, baseline, options);
    TestedDuel duel;
    match::ScoreSums pairs;
    duel.state = sprt(bounds, pairs);
    for (std::uint64_t game = 0; game < options.games && !options.stop.stop_requested();) {
        const std::uint64_t end = std::min(options.games, game + games_per_look);
        GameTallies tallies(end - game);
        workers.play(game, end,
                     [&](std::size_t i, int, const Tally& tally) { tallies[i] = tally; });
        if (options.stop.stop_requested()) break;
        for (std::size_t i = 0; i < tallies.size(); ++i) {
            duel.tally += tallies[i];
            if (i % 2 == 0) continue;
            pairs.add(pair_score(tallies[i - 1], tallies[i]));
            duel.state = sprt(bounds, pairs);
            if (duel.state.verdict != match::SprtVerdict::undecided) return duel;
        }
        game = end;
    }
    return duel;
}

} // namespace headless::lab
