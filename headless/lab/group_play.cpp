#include "headless/lab/group_play.h"

#include "ai/yahtzee/win/win_probability.h"
#include "core/support/parallel.h"
#include "core/yahtzee/game.h"
#include "headless/lab/play.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <span>

namespace headless::lab {

using namespace ai::yahtzee::players;
using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::win;
using namespace core::yahtzee;

namespace {

using GroupPlayers = std::vector<std::unique_ptr<Player>>;

// Plays one game and adds it to a tally.
class GroupGame {
public:
    GroupGame(GroupPlayers& players, WinProbability& baseline, const core::dice::KeyedDice& dice,
              std::uint64_t number)
        : players_(players),
          baseline_(baseline),
          dice_(dice),
          number_(number),
          game_(static_cast<int>(players.size())) {}

    void play(GroupTally& tally) {
        for (std::size_t p = 0; p < players_.size(); ++p)
            players_[p]->reseed(number_ * players_.size() + p);
        while (game_.phase() != Phase::over) play_turn(tally);
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

    void play_turn(GroupTally& tally) {
        const int seat = game_.mover();
        const std::size_t mover = player_at(seat);
        const auto rolls = dice_.turn(number_, seat, game_.turn());
        const std::vector<Card> all = cards();
        const SharedTurn turn = baseline_.of_turn(all.front(), std::span(all).subspan(1));
        const double part = part_of_luck(all);
        core::dice::Keep kept;
        for (std::optional<Action> action; !action || action->is_hold();) {
            game_ = game_.with_roll(rolls[static_cast<std::size_t>(game_.roll_number())]);
            const Position position = game_.position();
            luck_ += part * luck_of_roll(*turn, position.roll_number, kept,
                                         core::dice::Roll::of(position.dice));
            action = timed_choice(*players_[mover], position, tally.players[mover]);
            if (action->is_hold()) kept = action->keep(position.dice);
            game_ = game_.apply(*action);
        }
    }

    // How much of the mover's luck is player 0's: the others lose it in proportion to their win
    // probabilities, whatever the roll.
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
        tally.share += in_units(share);
        tally.share_squares += in_units(share * share);
        tally.adjusted += in_units(adjusted);
        tally.adjusted_squares += in_units(adjusted * adjusted);
    }

    GroupPlayers& players_;
    WinProbability& baseline_;
    const core::dice::KeyedDice& dice_;
    std::uint64_t number_;
    Game game_;
    double luck_ = 0; // of player 0
};

// What a thread plays with.
struct Worker {
    GroupPlayers players;
    WinProbability baseline;
    GroupTally tally = {};
};

} // namespace

GroupTally& GroupTally::operator+=(const GroupTally& other) {
    games += other.games;
    share += other.share;
    share_squares += other.share_squares;
    adjusted += other.adjusted;
    adjusted_squares += other.adjusted_squares;
    players.resize(std::max(players.size(), other.players.size()));
    for (std::size_t p = 0; p < other.players.size(); ++p) players[p] += other.players[p];
    return *this;
}

Estimate raw_share(const GroupTally& tally) {
    return mean_of_units(tally.share, tally.share_squares, tally.games);
}

Estimate adjusted_share(const GroupTally& tally) {
    return mean_of_units(tally.adjusted, tally.adjusted_squares, tally.games);
}

GroupTally play_group(const std::vector<MakePlayer>& make,
                      const ai::yahtzee::solve::SharedScoreSource& score_source,
                      const DuelOptions& options) {
    std::vector<Worker> workers;
    for (int i = core::support::threads_or_all(options.threads); i > 0; --i) {
        workers.push_back({{}, WinProbability(Rules{}, score_source)});
        Worker& worker = workers.back();
        for (const MakePlayer& make_one : make) worker.players.push_back(make_one());
        worker.tally.players.resize(make.size());
    }
    const core::dice::KeyedDice dice(options.seed);
    std::atomic<std::uint64_t> played = 0;
    core::support::for_each_index(options.games, options.threads, [&](std::size_t game, int w) {
        if (options.stop.stop_requested()) return;
        auto& [players, baseline, tally] = workers[static_cast<std::size_t>(w)];
        GroupGame(players, baseline, dice, game).play(tally);
        if (options.progress) options.progress(static_cast<double>(++played));
    });
    GroupTally all;
    for (const Worker& worker : workers) all += worker.tally;
    return all;
}

} // namespace headless::lab
