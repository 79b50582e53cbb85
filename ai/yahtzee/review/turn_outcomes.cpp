#include "ai/yahtzee/review/turn_outcomes.h"

#include "ai/yahtzee/decide/action_ranker.h"
#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <map>
#include <utility>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::decide;
using namespace core::dice;
using namespace core::yahtzee;

TurnPolicy policy_for(const TurnSolver& probabilities, const Values& values,
                      const CardState& state) {
    TurnPolicy policy = best_policy(values.turn(state));
    for (int r = 0; r < roll_count; ++r) {
        const Roll roll = Roll::at(r);
        const auto slot = static_cast<std::size_t>(r);
        for (int roll_number = 1; roll_number < rolls_per_turn; ++roll_number) {
            Keep& kept = policy.keep[static_cast<std::size_t>(roll_number - 1)][slot];
            if (probabilities.value(roll, roll_number) >
                probabilities.value(kept, roll_number) + equal_probabilities)
                kept = probabilities.best_keep(roll, roll_number);
        }
        Box& box = policy.box[slot];
        if (probabilities.value(roll, rolls_per_turn) >
            probabilities.value(roll, box) + equal_probabilities)
            box = probabilities.best_box(roll);
    }
    return policy;
}

std::vector<TurnEnd> turn_ends(Rules rules, const Position& position, Action action,
                               const TurnPolicy& policy) {
    const CardState state = state_of(position.mover);
    if (action.is_score()) {
        const Roll roll = Roll::of(position.dice);
        return {{roll, action.box(), score(rules, state, roll, action.box()), 1}};
    }
    const RollValues probability_of_roll =
        last_rolls_after_keep(policy, action.keep(position.dice), position.roll_number);
    std::vector<TurnEnd> ends;
    for (int r = 0; r < roll_count; ++r) {
        const double probability = probability_of_roll[static_cast<std::size_t>(r)];
        if (probability == 0) continue;
        const Roll roll = Roll::at(r);
        const Box box = policy.box[static_cast<std::size_t>(r)];
        ends.push_back({roll, box, score(rules, state, roll, box), probability});
    }
    return ends;
}

std::array<BoxProbability, box_count> box_probabilities(Rules rules, const CardState& state,
                                                        const std::vector<TurnEnd>& ends) {
    std::array<BoxProbability, box_count> probabilities{};
    for (const TurnEnd& end : ends) {
        BoxProbability& probability = probabilities[static_cast<std::size_t>(index(end.box))];
        probability.ends += end.probability;
        if (is_in_full(rules, state.open, end.roll, end.box))
            probability.in_full += end.probability;
    }
    return probabilities;
}

bool is_in_full(Rules rules, BoxSet open, Roll roll, Box box) {
    if (is_upper(box)) return roll.count(face_of(box)) >= enough_of_a_face;
    return box == Box::chance || points(rules, open, roll, box) > 0;
}

std::vector<Box> aims_of(Keep keep) {
    const auto pairs =
        std::ranges::count_if(keep.counts(), [](std::uint8_t count) { return count >= 2; });
    if (pairs == 2) return {Box::full_house};
    constexpr int few = 3;
    if (*std::ranges::max_element(keep.counts()) != 1 || keep.size() < few) return {};
    int lowest = face_count;
    int highest = 1;
    for (int face = 1; face <= face_count; ++face) {
        if (keep.count(face) == 0) continue;
        lowest = std::min(lowest, face);
        highest = std::max(highest, face);
    }
    if (highest - lowest > 4) return {};
    if (highest - lowest == few && keep.size() == few + 1) return {Box::large_straight};
    return {Box::small_straight, Box::large_straight};
}

double probability_if_aimed_for(Box box, Keep keep, int roll_number, int count) {
    RollValues made;
    for (int at = 0; at < roll_count; ++at) {
        const Roll roll = Roll::at(at);
        const bool is_made =
            is_upper(box) ? roll.count(face_of(box)) >= count : base_score(box, roll) > 0;
        made[static_cast<std::size_t>(at)] = is_made ? 1 : 0;
    }
    KeepValues values = means_of_keeps(made);
    for (int rolls_left = rolls_per_turn - roll_number; rolls_left > 1; --rolls_left)
        values = means_of_keeps(best_keeps(values));
    return values[static_cast<std::size_t>(keep.index())];
}

ScoreDistribution final_scores(const ScoreSource& score_source, int total,
                               const std::vector<TurnEnd>& ends) {
    std::map<std::pair<CardState, int>, double> ends_by_state; // by the next state and the points
    for (const TurnEnd& end : ends)
        ends_by_state[{end.scored.next, total + end.scored.points}] += end.probability;
    std::vector<double> probabilities;
    for (const auto& [after, probability] : ends_by_state) {
        const auto& [next, points] = after;
        const FutureScores future_scores = score_source.of(next);
        const auto first = static_cast<std::size_t>(points);
        if (probabilities.size() < first + future_scores.probabilities.size())
            probabilities.resize(first + future_scores.probabilities.size());
        for (std::size_t more = 0; more < future_scores.probabilities.size(); ++more)
            probabilities[first + more] +=
                probability * static_cast<double>(future_scores.probabilities[more]);
    }
    return ScoreDistribution(std::move(probabilities));
}

} // namespace ai::yahtzee::review
