#include "headless/lab/whole_duel.h"

#include "ai/yahtzee/win/rollout.h"
#include "ai/yahtzee/win/win_probability.h"
#include "core/support/parallel.h"
#include "core/yahtzee/game.h"
#include "headless/support/interrupt.h"
#include "headless/support/json.h"
#include "headless/support/options.h"
#include "headless/support/progress.h"
#include "headless/support/words.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <span>
#include <string_view>

namespace headless::lab {

using namespace ai::yahtzee::players;
using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::win;
using namespace core::yahtzee;
using GroupPlayers = std::vector<std::unique_ptr<Player>>;

namespace {

// The players and caches of one thread.
struct GradedWorker {
    std::unique_ptr<Player> player;
    std::unique_ptr<Player> opponent;
    std::unique_ptr<Player> reference;
    WinProbability probability;
    Rollouts rollouts;
    GradedTally tally = {};
};

// Plays one game and adds it to the worker's tally.
class GradedGame {
public:
    GradedGame(GradedWorker& worker, const core::dice::KeyedDice& dice, std::uint64_t number,
               const RolloutOptions& rollouts)
        : worker_(worker), dice_(dice), number_(number), rollouts_(rollouts) {}

    void play() {
        worker_.player->reseed(number_);
        while (game_.phase() != Phase::over) {
            const int seat = game_.mover();
            const auto rolls = dice_.turn(number_, seat, game_.turn());
            game_ = game_.with_roll(rolls[static_cast<std::size_t>(game_.roll_number())]);
            const Position position = game_.position();
            const bool is_player = static_cast<std::uint64_t>(seat) == number_ % 2;
            game_ = game_.apply(is_player ? decide(position) : worker_.opponent->choose(position));
        }
        GradedTally& tally = worker_.tally;
        ++tally.games;
        tally.estimated.add(estimated_);
        tally.corrected.add(corrected_);
    }

private:
    static TurnAction turn_action(Action action, const Position& position) {
        return TurnAction::of(action, position.dice);
    }

    Action decide(const Position& position) {
        const Action action = worker_.player->choose(position);
        ++worker_.tally.decisions;
        if (position.mover.is_complete()) return action;
        const Action wanted = worker_.reference->choose(position);
        if (turn_action(action, position) != turn_action(wanted, position))
            grade(position, action, wanted);
        return action;
    }

    void grade(const Position& position, Action action, Action wanted) {
        ++worker_.tally.differing;
        WinProbability& probability = worker_.probability;
        const SharedTurn turn = probability.of_turn(position.mover, position.opponents);
        const auto roll = core::dice::Roll::of(position.dice);
        const auto value = [&](Action one) {
            return turn->value(roll, position.roll_number, turn_action(one, position));
        };
        const double lost = value(wanted) - value(action);
        estimated_ += lost;
        corrected_ += lost;
        if (rollouts_.games == 0 || probability.is_exact(position.mover, position.opponents))
            return;
        RolloutOptions options = rollouts_;
        options.seed = core::dice::seed_from_number(number_ << 16 | ++grade_count_);
        const std::array actions{wanted, action};
        const auto corrections = worker_.rollouts.run(position, actions, options);
        corrected_ += corrections[0].mean - corrections[1].mean;
    }

    GradedWorker& worker_;
    const core::dice::KeyedDice& dice_;
    std::uint64_t number_;
    const RolloutOptions& rollouts_;
    Game game_;
    std::uint64_t grade_count_ = 0; // in this game
    double estimated_ = 0;          // the player's loss
    double corrected_ = 0;
};

// Plays options.games games with play(worker, game), on several threads with a worker each. The sum
// of the workers' tallies.
template <class Worker, class Play>
auto played(std::vector<Worker> workers, const DuelOptions& options, const Play& play) {
    std::atomic<std::uint64_t> games = 0;
    core::support::for_each_index(
        options.games, options.threads,
        [&](std::size_t game, int w) {
            play(workers[static_cast<std::size_t>(w)], game);
            if (options.progress) options.progress(static_cast<double>(++games));
        },
        options.stop);
    decltype(Worker::tally) all;
    for (const Worker& worker : workers) all += worker.tally;
    return all;
}

} // namespace

GradedTally& GradedTally::operator+=(const GradedTally& other) {
    games += other.games;
    decisions += other.decisions;
    differing += other.differing;
    estimated += other.estimated;
    corrected += other.corrected;
    return *this;
}

Estimate estimated_score(const GradedTally& tally) {
    return rest_of(0.5, mean_of(tally.estimated, tally.games));
}

Estimate corrected_score(const GradedTally& tally) {
    return rest_of(0.5, mean_of(tally.corrected, tally.games));
}

GradedTally play_graded(const MakePlayer& make, const MakePlayer& make_reference,
                        const ai::yahtzee::solve::SharedScoreSource& score_source, int rollouts,
                        const DuelOptions& options) {
    std::vector<GradedWorker> workers;
    for (int i = core::support::threads_or_all(options.threads); i > 0; --i)
        workers.push_back({make(), make_reference(), make_reference(),
                           WinProbability(Rules{}, score_source), Rollouts(Rules{}, score_source)});
    const core::dice::KeyedDice dice(options.seed);
    const RolloutOptions each{{1, options.stop}, rollouts};
    return played(std::move(workers), options, [&](GradedWorker& worker, std::uint64_t game) {
        const GradedTally before = worker.tally;
        GradedGame(worker, dice, game, each).play();
        if (options.stop.stop_requested()) worker.tally = before; // roll-outs may be missing
    });
}

namespace {

// Plays one game and adds it to a tally.
class GroupGame : LuckGame {
public:
    GroupGame(GroupPlayers& players, WinProbability& baseline, const core::dice::KeyedDice& dice,
              std::uint64_t number)
        : LuckGame(dice, number, static_cast<int>(players.size())),
          players_(players),
          baseline_(baseline) {}

    void play(GroupTally& tally) {
        for (std::size_t p = 0; p < players_.size(); ++p)
            players_[p]->reseed(number_ * players_.size() + p);
        while (game_.phase() != Phase::over) {
            const std::vector<Card> all = cards();
            const SharedTurn turn = baseline_.of_turn(all.front(), std::span(all).subspan(1));
            const std::size_t mover = player_at(game_.mover());
            play_turn(*players_[mover], *turn, part_of_luck(all), tally.players[mover]);
        }
        count(tally);
    }

private:
    std::size_t player_at(int seat) const {
        const auto shift = static_cast<std::size_t>(number_ % players_.size());
        return (static_cast<std::size_t>(seat) + players_.size() - shift) % players_.size();
    }

    // In the order in which they move, the mover's first.
    std::vector<Card> cards() const {
        std::vector<Card> cards = game_.cards();
        std::rotate(cards.begin(), cards.begin() + game_.mover(), cards.end());
        return cards;
    }

    // The share of the mover's luck that is player 0's: the others lose it in proportion to their
    // win probabilities, whatever the roll.
    double part_of_luck(const std::vector<Card>& all) {
        double own = 0;
        double sum = 0;
        for (std::size_t i = 1; i < all.size(); ++i) {
            const double waiting = baseline_.of_waiting(all, i);
            const auto seat = (static_cast<std::size_t>(game_.mover()) + i) % all.size();
            if (player_at(static_cast<int>(seat)) == 0) own = waiting;
            sum += waiting;
        }
        if (player_at(game_.mover()) == 0) return 1;
        return sum > 0 ? -own / sum : 0;
    }

    void count(GroupTally& tally) const {
        const int best = std::ranges::max(game_.cards(), {}, &Card::total).total();
        double share = 0;
        for (int seat = 0; seat < game_.players(); ++seat) {
            const int total = game_.card(seat).total();
            tally.players[player_at(seat)].points += total;
            if (player_at(seat) == 0 && total == best)
                share =
                    1 / static_cast<double>(std::ranges::count(game_.cards(), best, &Card::total));
        }
        const double adjusted = share - luck_;
        ++tally.games;
        tally.share.add(share);
        tally.adjusted.add(adjusted);
    }

    GroupPlayers& players_;
    WinProbability& baseline_;
};

// The players and caches of one thread.
struct GroupWorker {
    GroupPlayers players;
    WinProbability baseline;
    GroupTally tally = {};
};

} // namespace

GroupTally& GroupTally::operator+=(const GroupTally& other) {
    games += other.games;
    share += other.share;
    adjusted += other.adjusted;
    players.resize(std::max(players.size(), other.players.size()));
    for (std::size_t p = 0; p < other.players.size(); ++p) players[p] += other.players[p];
    return *this;
}

Estimate raw_share(const GroupTally& tally) {
    return with_wilson_interval(mean_of(tally.share, tally.games), tally.games);
}

Estimate adjusted_share(const GroupTally& tally) { return mean_of(tally.adjusted, tally.games); }

GroupTally play_group(const std::vector<MakePlayer>& make,
                      const ai::yahtzee::solve::SharedScoreSource& score_source,
                      const DuelOptions& options) {
    std::vector<GroupWorker> workers;
    for (int i = core::support::threads_or_all(options.threads); i > 0; --i) {
        workers.push_back({{}, WinProbability(Rules{}, score_source)});
        GroupWorker& worker = workers.back();
        for (const MakePlayer& make_one : make) worker.players.push_back(make_one());
        worker.tally.players.resize(make.size());
    }
    const core::dice::KeyedDice dice(options.seed);
    return played(std::move(workers), options, [&](GroupWorker& worker, std::uint64_t game) {
        GroupGame(worker.players, worker.baseline, dice, game).play(worker.tally);
    });
}

namespace {

// The common part of graded duels and duels of many players.
struct WholeDuel {
    // Plays the games; returns how many were finished.
    std::function<std::uint64_t(const DuelOptions&)> play;
    // The report, asked for once any game was finished.
    std::function<std::string()> json;
    std::function<void()> print;
};

// Plays with progress on a terminal and stops at an interrupt; then reports. Returns the exit
// status.
int run_whole_duel(const support::Invocation& invocation, const po::variables_map& given,
                   DuelOptions options, const WholeDuel& duel) {
    std::uint64_t played = 0;
    {
        support::InterruptStop stop;
        support::Progress progress("playing", static_cast<double>(options.games), "games",
                                   support::is_quiet(given));
        static_cast<core::support::Execution&>(options) =
            support::watched(options.threads, progress, stop);
        support::catch_interrupts();
        played = duel.play(options);
    }
    if (played > 0) support::report(given, duel.json, duel.print);
    return support::exit_status(invocation, played, options.games, "games");
}

constexpr auto reference_player = "champion";

struct GradedReport {
    std::string name;
    std::string seed;
    int rollouts;
    GradedTally tally;
};

void print(const GradedReport& report) {
    const GradedTally& tally = report.tally;
    std::printf("%s against %s, graded\n", report.name.c_str(), reference_player);
    std::printf("seed                   %s\n", report.seed.c_str());
    std::printf("games                  %lld\n", static_cast<long long>(tally.games));
    std::printf("decisions              %lld\n", static_cast<long long>(tally.decisions));
    std::printf("of them different      %lld\n", static_cast<long long>(tally.differing));
    std::printf("score by the estimate  %s\n", in_percent(estimated_score(tally), 5).c_str());
    if (report.rollouts > 0)
        std::printf("score by roll-outs     %s\n", in_percent(corrected_score(tally), 5).c_str());
}

std::string json_of(const GradedReport& report) {
    support::Json json{{"player", report.name},
                       {"against", reference_player},
                       {"seed", report.seed},
                       {"games", report.tally.games},
                       {"decisions", report.tally.decisions},
                       {"differing", report.tally.differing},
                       {"score_by_estimate", as_json(estimated_score(report.tally))}};
    if (report.rollouts > 0) {
        json["rollouts"] = report.rollouts;
        json["score_by_rollouts"] = as_json(corrected_score(report.tally));
    }
    return support::dumped(json);
}

struct GroupReport {
    std::vector<std::string> names;
    std::string seed;
    GroupTally tally;
};

void print(const GroupReport& report) {
    const std::vector<std::string_view> others(report.names.begin() + 1, report.names.end());
    std::printf("%s against %s\n", report.names.front().c_str(), support::joined(others).c_str());
    std::printf("seed                   %s\n", report.seed.c_str());
    std::printf("games                  %lld\n", static_cast<long long>(report.tally.games));
    std::printf("an equal share         %8.4f %%\n",
                100 / static_cast<double>(report.names.size()));
    std::printf("raw share              %s\n", in_percent(raw_share(report.tally)).c_str());
    std::printf("luck-adjusted share    %s\n", in_percent(adjusted_share(report.tally)).c_str());
    for (std::size_t p = 0; p < report.names.size(); ++p) {
        const PlayerTally& player = report.tally.players[p];
        std::printf("%-22s %8.3f points   %.2f microseconds/decision\n", report.names[p].c_str(),
                    average_points(player, report.tally.games), microseconds_per_decision(player));
    }
}

std::string json_of(const GroupReport& report) {
    support::Json json{{"players", report.names},
                       {"seed", report.seed},
                       {"games", report.tally.games},
                       {"raw_share", as_json(raw_share(report.tally))},
                       {"adjusted_share", as_json(adjusted_share(report.tally))}};
    for (const PlayerTally& player : report.tally.players) {
        json["average_points"].push_back(average_points(player, report.tally.games));
        json["microseconds_a_decision"].push_back(microseconds_per_decision(player));
    }
    return support::dumped(json);
}

} // namespace

int graded_duel(const support::Invocation& invocation, const po::variables_map& given,
                const std::vector<std::string>& names, DuelOptions options) {
    if (names.size() != 2 || names[1] != reference_player)
        throw support::UsageError("--graded takes two players, of whom the second is champion");
    support::require_outputs(given, {"json-file"});
    LabPlayers players(given);
    const MakePlayer make = [&] { return players.make(names[0]); };
    const MakePlayer make_reference = [&] { return players.make(reference_player); };
    make(); // what takes long comes first
    const auto score_source = players.full_tables();
    if (!score_source) throw support::UsageError(need_of_tables);
    GradedReport report{
        names[0], core::dice::to_text(options.seed), given["rollouts"].as<int>(), {}};
    return run_whole_duel(invocation, given, std::move(options),
                          {[&](const DuelOptions& playing) {
                               report.tally = play_graded(make, make_reference, score_source,
                                                          report.rollouts, playing);
                               return static_cast<std::uint64_t>(report.tally.games);
                           },
                           [&report] { return json_of(report); }, [&report] { print(report); }});
}

int duel_of_group(const support::Invocation& invocation, const po::variables_map& given,
                  const std::vector<std::string>& names, DuelOptions options) {
    support::require_outputs(given, {"json-file"});
    LabPlayers players(given);
    std::vector<MakePlayer> make;
    for (const std::string& name : names) make.push_back([&] { return players.make(name); });
    for (const MakePlayer& make_one : make) make_one(); // what takes long comes first
    const auto score_source = players.score_source();
    GroupReport report{names, core::dice::to_text(options.seed), {}};
    return run_whole_duel(invocation, given, std::move(options),
                          {[&](const DuelOptions& playing) {
                               report.tally = play_group(make, score_source, playing);
                               return static_cast<std::uint64_t>(report.tally.games);
                           },
                           [&report] { return json_of(report); }, [&report] { print(report); }});
}

} // namespace headless::lab
