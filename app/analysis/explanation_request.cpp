#include "app/analysis/explanation_request.h"

namespace app::analysis {

using namespace ai::yahtzee::review;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::solve;

namespace {

ActionRanker ranker_of(const RankerKey& key, Work& work) {
    auto idle = work.service.rankers().take(key);
    return idle ? *std::move(idle) : ActionRanker(key.values, key.score_source);
}

TurnPolicy find_policy(const DecisionKey& decision, Work& work) {
    const auto& [made_with, position, objective] = decision;
    const CardState state = state_of(position.mover);
    if (objective.kind == Objective::Kind::expected)
        return best_policy(made_with.values->turn(state));
    ActionRanker ranker = ranker_of(made_with, work);
    const SharedTurn turn = ranker.probabilities(position, objective);
    work.service.rankers().put(made_with, std::move(ranker));
    return turn ? policy_for(*turn, *made_with.values, state)
                : best_policy(made_with.values->turn(state));
}

} // namespace

Explanation ExplanationRequest::answer(Work& work) const {
    const DecisionKey key{{values, score_source}, position, objective};
    const auto idle = work.service.policies().take(key);
    const TurnPolicy policy = idle ? *idle : find_policy(key, work);
    work.service.policies().put(key, policy);
    const auto rules = values->rules();
    const auto ends = turn_ends(rules, position, choice, policy);
    const auto other_ends = turn_ends(rules, position, other, policy);
    const CardState state = state_of(position.mover);
    Explanation explanation{policy, box_probabilities(rules, state, ends),
                            box_probabilities(rules, state, other_ends)};
    if (!score_source) return explanation;
    const int total = position.mover.total();
    explanation.scores = final_scores(*score_source, total, ends);
    explanation.other_scores = final_scores(*score_source, total, other_ends);
    // Where nobody is to be beaten there is no reason to win.
    const bool has_opponents = !position.opponents.empty();
    if (objective.kind == Objective::Kind::beat ||
        (objective.kind == Objective::Kind::win && has_opponents))
        explanation.stakes = find_stakes(*score_source, position, objective, ends, other_ends);
    return explanation;
}

BreakEvenRequest::Answer BreakEvenRequest::answer(Work& work) const {
    const auto& [made_with, position, objective] = decision;
    ActionRanker ranker = ranker_of(made_with, work);
    const auto found = nearest_break_even(ranker, position, objective, {.stop = work.stop()});
    work.service.rankers().put(made_with, std::move(ranker));
    if (work.stop().stop_requested()) throw Cancelled(); // the search for it ended early
    return found;
}

} // namespace app::analysis
