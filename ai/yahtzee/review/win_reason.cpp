#include "ai/yahtzee/review/win_reason.h"

#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;
using namespace core::yahtzee;

namespace {

// P(score <= i), for each i.
std::vector<double> running_sums(const ScoreDistribution& scores) {
    std::vector<double> sums;
    double sum = 0;
    for (const double probability : scores.probabilities()) sums.push_back(sum += probability);
    return sums;
}

double at(const std::vector<double>& numbers, std::size_t index, double above) {
    return index < numbers.size() ? numbers[index] : above;
}

std::vector<double> wins_against(const ScoreDistribution& opponent) {
    const std::vector<double> at_most = running_sums(opponent);
    std::vector<double> wins;
    double below = 0;
    for (const double sum : at_most) {
        wins.push_back((below + sum) / 2);
        below = sum;
    }
    return wins; // every higher score wins
}

// One after every score up to `points` is lost, every higher one won.
std::vector<double> wins_above(int points) {
    return std::vector<double>(static_cast<std::size_t>(points) + 1, 0.0);
}

// The probability to win with final scores that are `shift` points higher, which may be a fraction.
double win_probability(const ScoreDistribution& scores, const std::vector<double>& wins,
                       double shift = 0) {
    const double whole = std::floor(shift);
    const double part = shift - whole;
    const auto after = [&](double score) {
        return score < 0 ? 0 : at(wins, static_cast<std::size_t>(score), 1);
    };
    double sum = 0;
    for (std::size_t score = 0; score < scores.probabilities().size(); ++score) {
        const double shifted = static_cast<double>(score) + whole;
        sum += scores.probabilities()[score] *
               ((1 - part) * after(shifted) + part * after(shifted + 1));
    }
    return sum;
}

} // namespace

ScoreDistribution final_scores(const ScoreSource& score_source, const Card& card) {
    std::vector<double> probabilities(static_cast<std::size_t>(card.total()), 0.0);
    if (card.is_complete()) {
        probabilities.push_back(1);
    } else {
        const FutureScores future = score_source.of(state_of(card));
        probabilities.insert(probabilities.end(), future.probabilities.begin(),
                             future.probabilities.end());
    }
    return ScoreDistribution(std::move(probabilities));
}

ScoreDistribution best_final_scores(const ScoreSource& score_source,
                                    std::span<const Card> opponents) {
    assert(!opponents.empty());
    std::vector<double> none_above; // P(all <= i)
    for (const Card& card : opponents) {
        const std::vector<double> at_most = running_sums(final_scores(score_source, card));
        if (none_above.empty()) none_above.assign(at_most.size(), 1.0);
        none_above.resize(std::max(none_above.size(), at_most.size()), none_above.back());
        for (std::size_t score = 0; score < none_above.size(); ++score)
            none_above[score] *= at(at_most, score, at_most.back());
    }
    std::adjacent_difference(none_above.begin(), none_above.end(), none_above.begin());
    return ScoreDistribution(std::move(none_above));
}

std::optional<int> highest_total(Card card) {
    if (card.points(Box::yahtzee) != 0) return std::nullopt;
    for (const Box box : all_boxes)
        if (card.open().contains(box)) card = card.with_points(box, max_points(box));
    return card.total();
}

WinStakes find_stakes(const ScoreSource& score_source, const Position& position,
                      const Objective& objective, const std::vector<TurnEnd>& better,
                      const std::vector<TurnEnd>& worse) {
    assert(objective.kind != Objective::Kind::expected);
    int target = objective.points;
    std::vector<double> wins;
    if (objective.kind == Objective::Kind::win) {
        const auto opponents = best_final_scores(score_source, position.opponents);
        constexpr double half = 0.5;
        target = opponents.quantile(half);
        wins = wins_against(opponents);
    } else {
        wins = wins_above(target);
    }
    const int total = position.mover.total();
    const auto scores = final_scores(score_source, total, better);
    const auto other_scores = final_scores(score_source, total, worse);
    const double shift = scores.mean() - other_scores.mean();
    const bool has_ended = std::ranges::all_of(position.opponents, &Card::is_complete);
    WinStakes stakes{target,
                     has_ended,
                     win_probability(other_scores, wins, shift) -
                         win_probability(other_scores, wins),
                     {}};
    const std::vector<double> at_most = running_sums(scores);
    const std::vector<double> worse_at_most = running_sums(other_scores);
    for (std::size_t score = 0; score < std::max(at_most.size(), worse_at_most.size()); ++score) {
        const WinStakes::Gap gap{static_cast<int>(score), 1 - at(at_most, score, 1),
                                 1 - at(worse_at_most, score, 1)};
        if (gap.worse - gap.better > stakes.worse_gains.worse - stakes.worse_gains.better)
            stakes.worse_gains = gap;
    }
    return stakes;
}

} // namespace ai::yahtzee::review
