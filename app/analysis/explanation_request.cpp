#include "app/analysis/explanation_request.h"

namespace app::analysis {

using namespace ai::yahtzee::review;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::solve;

namespace {

DecisionFacts find_facts(const DecisionKey& decision, Work& work) {
    const auto& [made_with, position, objective] = decision;
    auto idle = work.service.rankers().take(made_with);
    ActionRanker ranker =
        idle ? *std::move(idle) : ActionRanker(made_with.values, made_with.score_source);
    const CardState state = state_of(position.mover);
    const bool is_by_points = objective.kind == Objective::Kind::expected;
    const SharedTurn turn = is_by_points ? nullptr : ranker.probabilities(position, objective);
    const TurnPolicy policy = turn ? policy_for(*turn, *made_with.values, state)
                                   : best_policy(made_with.values->turn(state));
    const auto break_even = nearest_break_even(ranker, position, objective, {.stop = work.stop()});
    work.service.rankers().put(made_with, std::move(ranker));
    if (work.stop().stop_requested()) throw Cancelled(); // the search for it ended early
    // Where nobody is to be beaten, or nothing is known of it, there is no reason to win.
    const bool explains_winning =
        turn && made_with.score_source &&
        (objective.kind == Objective::Kind::beat || !position.opponents.empty());
    return {policy, break_even,
            explains_winning
                ? std::make_shared<WinReasons>(made_with.values, made_with.score_source)
                : nullptr};
}

} // namespace

Explanation ExplanationRequest::answer(Work& work) const {
    const DecisionKey key = decision();
    auto idle = work.service.facts().take(key);
    DecisionFacts facts = idle ? *std::move(idle) : find_facts(key, work);
    const auto rules = values->rules();
    const auto ends_of = [&](core::yahtzee::Action action) {
        return turn_ends(rules, position, action, facts.policy);
    };
    auto ends = ends_of(choice);
    auto other_ends = ends_of(other);
    const CardState state = state_of(position.mover);
    Explanation explanation{box_probabilities(rules, state, ends),
                            box_probabilities(rules, state, other_ends),
                            {},
                            {},
                            facts.break_even};
    if (score_source) {
        const int total = position.mover.total();
        explanation.scores = final_scores(*score_source, total, ends);
        explanation.other_scores = final_scores(*score_source, total, other_ends);
        if (facts.win_reasons)
            explanation.win =
                facts.win_reasons->compare(position, objective, facts.policy, choice, other);
    }
    explanation.ends = std::move(ends);
    explanation.other_ends = std::move(other_ends);
    work.service.facts().put(key, std::move(facts));
    return explanation;
}

} // namespace app::analysis
