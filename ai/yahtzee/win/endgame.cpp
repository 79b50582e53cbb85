#include "ai/yahtzee/win/endgame.h"

#include "ai/yahtzee/solve/values.h"
#include "core/yahtzee/scoring.h"

#include <utility>

namespace ai::yahtzee::win {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

namespace {

// Probabilities nearer to 0 or 1 than this are taken for it.
constexpr float negligible_loss = 3e-7f;

// The player who waits, whose margins are the opposite: from -(first + block_size - 1) on.
MarginCurve::Block mirrored(MarginCurve::Block probabilities) {
    std::ranges::reverse(probabilities);
    for (float& probability : probabilities) {
        const float other = 1 - probability;
        probability = probability < negligible_loss       ? 1
                      : probability > 1 - negligible_loss ? 0
                                                          : other;
    }
    return probabilities;
}

// An upper bound of the points that can still be scored.
int bound_of_points(const CardState& state) {
    const bool bonuses = state.yahtzee_bonus || state.open.contains(Box::yahtzee);
    int points = (state.open & BoxSet::upper()).empty() ? 0 : upper_bonus_points;
    for (const Box box : state.open)
        points += max_points(box) + (bonuses ? yahtzee_bonus_points : 0);
    return points;
}

std::uint64_t key_of(const CardState& state) { return state_index(state); }

} // namespace

Endgame::Endgame(Rules rules, std::size_t max_bytes, std::stop_token stop)
    : rules_(rules), max_bytes_(max_bytes), stop_(std::move(stop)) {}

double Endgame::probability_of_waiting(const CardState& mover, const CardState& waiting,
                                       int margin) {
    if (bytes_ > max_bytes_) {
        pairs_.clear();
        bytes_ = 0;
    }
    Pair& pair = find(with_min_upper_total(mover), with_min_upper_total(waiting));
    want(pair, margin, 1);
    return *pair.curve.from(margin);
}

Endgame::Pair& Endgame::find(const CardState& mover, const CardState& waiting) {
    const auto [found, is_new] = pairs_.try_emplace(
        key_of(mover) << 32 | key_of(waiting),
        Pair{mover, waiting, MarginCurve(-bound_of_points(waiting), bound_of_points(mover))});
    if (is_new) bytes_ += sizeof(Pair) + found->second.curve.bytes();
    return found->second;
}

void Endgame::want(Pair& pair, int margin, int count) {
    pair.curve.want(margin, count, [&](int first) { solve(pair, first); });
}

void Endgame::solve(Pair& pair, int first) {
    if (stop_.stop_requested()) throw Stopped();
    if (pair.nexts.empty()) find_nexts(pair);
    const int first_of_mover = -(first + MarginCurve::block_size - 1);
    pair.curve.set(first, mirrored(pair.mover.open.empty() ? pass(pair, first_of_mover)
                                                           : play(pair, first_of_mover)));
    ++solved_count_;
}

void Endgame::find_nexts(Pair& pair) {
    if (pair.mover.open.empty()) {
        if (!pair.waiting.open.empty()) pair.nexts.push_back({&find(pair.waiting, pair.mover), 0});
    } else {
        for (const auto& [box, box_points] : program_of(rules_, pair.mover).outcomes()) {
            const Transition scored = fill(pair.mover, box, box_points);
            pair.nexts.push_back({&find(pair.waiting, with_min_upper_total(scored.next)),
                                  scored.points - box_points});
        }
    }
    bytes_ += pair.nexts.capacity() * sizeof(Next);
}

// The probabilities of a mover whose card is full.
MarginCurve::Block Endgame::pass(const Pair& pair, int first) {
    MarginCurve::Block probabilities;
    if (pair.nexts.empty()) { // the game is over
        for (int i = 0; i < MarginCurve::block_size; ++i)
            probabilities[static_cast<std::size_t>(i)] = first + i < 0    ? 0.0f
                                                         : first + i == 0 ? 0.5f
                                                                          : 1.0f;
    } else {
        Pair& next = *pair.nexts.front().pair;
        want(next, first, MarginCurve::block_size);
        std::copy_n(next.curve.from(first), MarginCurve::block_size, probabilities.begin());
    }
    return probabilities;
}

MarginCurve::Block Endgame::play(const Pair& pair, int first) {
    const TurnProgram& turn = program_of(rules_, pair.mover);
    for (const auto& [outcome, points] : turn.options()) {
        const auto& [next, bonus] = pair.nexts[outcome];
        want(*next, first + points + bonus, MarginCurve::block_size);
    }
    if (rows_.size() < turn.row_count()) rows_.resize(turn.row_count());
    worth_.resize(turn.options().size());
    std::ranges::transform(turn.options(), worth_.begin(), [&](const auto& option) {
        const auto& [next, bonus] = pair.nexts[option.outcome];
        return next->curve.from(first + option.points + bonus);
    });
    return turn.run(worth_, rows_).values;
}

} // namespace ai::yahtzee::win
