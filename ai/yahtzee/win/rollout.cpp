#include "ai/yahtzee/win/rollout.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <numeric>

namespace ai::yahtzee::win {

using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::solve;
using namespace core::dice;
using namespace core::yahtzee;

namespace {

// A game for two whose probabilities are nearer to 0 or 1 is not played on.
constexpr double decided_within = 2e-4;

// One game from a position on. The player whose probability is asked made the first decision.
class Continuation {
public:
    Continuation(WinProbability& win_probability, const KeyedDice& dice, std::uint64_t game,
                 const Position& position)
        : win_probability_(win_probability), dice_(dice), game_(game), cards_{position.mover} {
        cards_.insert(cards_.end(), position.opponents.begin(), position.opponents.end());
    }

    // The result less all luck, and less the estimate for `action`.
    double correction(const Position& position, Action action) {
        const Roll roll = Roll::of(position.dice);
        const TurnAction first = action.is_score() ? TurnAction::score(action.box())
                                                   : TurnAction::keep(action.keep(position.dice));
        const SharedTurn turn = turn_of_mover();
        double sum = -finish_turn(*turn, roll, position.roll_number, first);
        while (pass_to_who_can_move()) {
            if (cards_.size() == 2) {
                const double mover = turn_of_mover()->value();
                const bool is_decided = mover < decided_within || mover > 1 - decided_within;
                if (is_decided || win_probability_.is_exact(cards_.front(), others()))
                    return sum + (player_ == 0 ? mover : 1 - mover);
            } else if (is_last_round()) {
                return sum + (player_ == 0 ? turn_of_mover()->value()
                                           : win_probability_.of_waiting(cards_, player_));
            }
            sum -= luck_of_turn();
        }
        return sum + result();
    }

private:
    std::span<const Card> others() const { return std::span(cards_).subspan(1); }

    SharedTurn turn_of_mover() { return win_probability_.of_turn(cards_.front(), others()); }

    // Over those whose cards are full; false if all are.
    bool pass_to_who_can_move() {
        const auto next = std::ranges::find_if_not(cards_, &Card::is_complete);
        if (next == cards_.end()) return false;
        move_on(static_cast<std::size_t>(next - cards_.begin()));
        return true;
    }

    // In which the shares of all are exact.
    bool is_last_round() const {
        return win_probability_.is_exact(cards_.front(), others()) &&
               cards_.front().open().size() <= 1;
    }

    void move_on(std::size_t seats) {
        std::rotate(cards_.begin(), cards_.begin() + static_cast<std::ptrdiff_t>(seats),
                    cards_.end());
        player_ = (player_ + cards_.size() - seats) % cards_.size();
    }

    // The player's, whoever moves.
    double luck_of_turn() {
        const double share = player_ == 0 ? 1 : -share_of_the_rest();
        const SharedTurn turn = turn_of_mover();
        const double before = turn->value();
        const Roll roll = Roll::of(dice_of_turn()[0]);
        return share * (finish_turn(*turn, roll, 1, turn->best(roll, 1)) - before);
    }

    // The share of the mover's loss that is the player's gain.
    double share_of_the_rest() const {
        if (cards_.size() == 2) return 1;
        double all = 0;
        double his = 0;
        for (std::size_t i = 1; i < cards_.size(); ++i) {
            const double probability = win_probability_.of_waiting(cards_, i);
            all += probability;
            if (i == player_) his = probability;
        }
        return all > 0 ? his / all : 0;
    }

    // Until the mover has scored and the next is to move. The mover's probability then.
    double finish_turn(const TurnSolver& turn, Roll roll, int roll_number, TurnAction decision) {
        const auto dice = dice_of_turn();
        for (; !decision.is_score(); decision = turn.best(roll, roll_number)) {
            Keep keep = decision.kept();
            for (std::size_t slot = static_cast<std::size_t>(keep.size()); slot < dice_count;
                 ++slot)
                keep = keep.plus(dice[static_cast<std::size_t>(roll_number)][slot]);
            roll = Roll::of(keep);
            ++roll_number;
        }
        const double probability = turn.value(roll, decision.box());
        cards_.front() = cards_.front().scored(win_probability_.rules(), roll, decision.box());
        move_on(1);
        return probability;
    }

    std::array<Dice, rolls_per_turn> dice_of_turn() const {
        const auto seats = cards_.size();
        const int turn = box_count - cards_.front().open().size();
        return dice_.turn(game_, static_cast<int>((seats - player_) % seats), turn);
    }

    double result() const {
        const int best = std::ranges::max(cards_, {}, &Card::total).total();
        if (cards_[player_].total() < best) return 0;
        return 1 / static_cast<double>(std::ranges::count(cards_, best, &Card::total));
    }

    WinProbability& win_probability_;
    const KeyedDice& dice_;
    std::uint64_t game_;
    std::vector<Card> cards_; // the mover's first
    std::size_t player_ = 0;  // index of the player whose probability is asked
};

constexpr double caches_at_full_size = 4; // more threads share the memory of so many

Correction mean_of(std::span<const double> corrections) {
    const auto count = static_cast<double>(corrections.size());
    const double mean = std::accumulate(corrections.begin(), corrections.end(), 0.0) / count;
    double squares = 0;
    for (const double correction : corrections)
        squares += (correction - mean) * (correction - mean);
    return {mean, std::sqrt(squares / (count - 1) / count)};
}

} // namespace

Rollouts::Rollouts(Rules rules, SharedScoreSource score_source,
                   const WinProbabilityOptions& options)
    : rules_(rules), score_source_(std::move(score_source)), options_(options) {
    options_.exact_boxes = std::min(options_.exact_boxes, 3);
}

std::vector<Correction> Rollouts::run(const Position& position, std::span<const Action> choices,
                                      const RolloutOptions& options) {
    assert(options.games > 1);
    const int threads = core::support::threads_or_all(options.threads);
    WinProbabilityOptions own = options_;
    own.cache_share *= std::min(1.0, caches_at_full_size / static_cast<double>(threads));
    while (static_cast<int>(probabilities_.size()) < threads)
        probabilities_.push_back(std::make_unique<WinProbability>(rules_, score_source_, own));
    const KeyedDice dice(options.seed);
    const auto games = static_cast<std::size_t>(options.games);
    std::vector<double> found(choices.size() * games);
    core::support::for_each_index(found.size(), threads, [&](std::size_t i, int thread) {
        if (options.progress) options.progress(static_cast<double>(i));
        if (options.stop.stop_requested()) return;
        Continuation game(*probabilities_[static_cast<std::size_t>(thread)], dice, i, position);
        found[i] = game.correction(position, choices[i / games]);
    });
    std::vector<Correction> corrections(choices.size());
    if (options.stop.stop_requested()) return corrections;
    for (std::size_t c = 0; c < choices.size(); ++c)
        corrections[c] = mean_of(std::span(found).subspan(c * games, games));
    return corrections;
}

} // namespace ai::yahtzee::win
