#include "ai/yahtzee/review/win_reason.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

namespace {

// How much likelier a milestone must be in the games that are won for it to be told.
constexpr double min_surplus = 0.05;
// And how much a second one must add to that.
constexpr double min_second_surplus = 0.03;

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

// A way for the turn to end, as the final scores see it.
using End = std::tuple<CardState, int, MilestoneSet>; // next, points so far, brought

std::map<End, double> gathered(Rules rules, const Position& position,
                               const std::vector<TurnEnd>& ends) {
    const CardState state = state_of(position.mover);
    std::map<End, double> sums;
    for (const TurnEnd& end : ends) {
        const bool is_full = is_in_full(rules, state.open, end.roll, end.box);
        sums[{end.scored.next, position.mover.total() + end.scored.points,
              reached(state, end.box, end.scored, is_full)}] += end.probability;
    }
    return sums;
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

WinReasons::WinReasons(SharedValues values, SharedScoreSource score_source)
    : values_(values),
      score_source_(score_source),
      ranker_(values, std::move(score_source)),
      scores_(std::move(values)) {}

WinReason WinReasons::compare(const Position& position, const Objective& objective,
                              const TurnPolicy& policy, Action choice, Action other) {
    assert(objective.kind != Objective::Kind::expected);
    Question question{position, {}, nullptr};
    int target = objective.points;
    if (objective.kind == Objective::Kind::win) {
        const auto opponents = best_final_scores(*score_source_, position.opponents);
        constexpr double half = 0.5;
        target = opponents.quantile(half);
        question.wins = wins_against(opponents);
    } else {
        question.wins = wins_above(target);
    }
    question.passing = ranker_.probabilities(position, {Objective::Kind::beat, target});
    return {target, stakes(question, policy, choice), stakes(question, policy, other)};
}

Stakes WinReasons::stakes(const Question& question, const TurnPolicy& policy, Action action) {
    const Position& position = question.position;
    const auto ends = turn_ends(values_->rules(), position, action, policy);
    const ScoreDistribution scores = final_scores(*score_source_, position.mover.total(), ends);
    const auto roll = core::dice::Roll::of(position.dice);
    constexpr double one_in_ten = 0.1;
    return {
        question.passing->value(roll, position.roll_number, TurnAction::of(action, position.dice)),
        scores.mean(),
        scores.deviation(),
        scores.quantile(one_in_ten),
        scores.quantile(1 - one_in_ten),
        needed(question, ends)};
}

std::optional<Needed> WinReasons::needed(const Question& question,
                                         const std::vector<TurnEnd>& ends) {
    const CardState state = state_of(question.position.mover);
    if (state.open.size() - 1 > MilestoneScores::max_open_boxes) return std::nullopt;
    const auto gathered_ends = gathered(values_->rules(), question.position, ends);

    // Of the games without the milestones in a set: all, and those that are won.
    const auto games_without = [&](MilestoneSet missed) {
        double all = 0;
        double won = 0;
        for (const auto& [end, probability] : gathered_ends) {
            const auto& [next, total, brought] = end;
            if (missed & brought) continue;
            const std::vector<float>& scores = scores_.without(next, missed);
            for (std::size_t more = 0; more < scores.size(); ++more) {
                const double games = probability * static_cast<double>(scores[more]);
                all += games;
                won += games * at(question.wins, static_cast<std::size_t>(total) + more, 1);
            }
        }
        return std::pair{all, won};
    };
    const auto [all, won] = games_without(0);
    if (won <= 0) return std::nullopt;

    std::optional<Needed> best;
    double best_surplus = min_surplus;
    const MilestoneSet possible = within_reach(state);
    for (const int count : {1, 2}) {
        for (MilestoneSet set = 1; set < 1u << milestone_count; ++set) {
            if (std::popcount(set) != count || (set & ~possible) != 0) continue;
            const auto [all_without, won_without] = games_without(set);
            const Needed found{milestones_in(set), 1 - all_without / all, 1 - won_without / won,
                               all > all_without ? (won - won_without) / (all - all_without) : 0,
                               all_without > 0 ? won_without / all_without : 0};
            if (found.of_won - found.of_all <= best_surplus) continue;
            best_surplus = found.of_won - found.of_all;
            best = found;
        }
        best_surplus += min_second_surplus;
    }
    return best;
}

} // namespace ai::yahtzee::review
