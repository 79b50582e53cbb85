#include "app/analysis/explanation_service.h"

#include "ai/yahtzee/tables/table_file.h"

namespace app::analysis {

using namespace ai::yahtzee::review;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::tables;
using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::solve;

namespace {

// Whether only the choices differ.
bool is_same_decision(const ExplanationService::Question& a,
                      const ExplanationService::Question& b) {
    return a.position == b.position && a.aim == b.aim && a.values == b.values &&
           a.score_source == b.score_source;
}

} // namespace

void ExplanationService::ask(const Question& question) {
    questions_.ask(
        [this, question](const std::stop_token& stop) { return explain(question, stop); },
        [this](const std::optional<Explanation>& explanation) {
            if (explanation)
                Q_EMIT explained(*explanation);
            else
                Q_EMIT damaged();
        });
}

// On the thread.
std::optional<Explanation> ExplanationService::explain(const Question& question,
                                                       const std::stop_token& stop) try {
    if (!known_ || !is_same_decision(known_->question, question)) learn(question, stop);
    if (stop.stop_requested()) {
        known_.reset(); // it may lack something
        return Explanation();
    }
    const auto& position = question.position;
    const auto rules = question.values->rules();
    const auto ends_of = [&](core::yahtzee::Action action) {
        return turn_ends(rules, position, action, known_->policy);
    };
    const auto ends = ends_of(question.choice);
    Explanation explanation{
        box_chances(rules, state_of(position.mover), ends), {}, {}, known_->flip};
    if (question.score_source) {
        const int total = position.mover.total();
        explanation.scores = final_scores(*question.score_source, total, ends);
        explanation.other_scores =
            final_scores(*question.score_source, total, ends_of(question.other));
    }
    return explanation;
} catch (const TableError&) {
    known_.reset();
    return std::nullopt;
}

// What all choices of a decision share.
void ExplanationService::learn(const Question& question, const std::stop_token& stop) {
    ActionRanker ranker = known_ && known_->question.values == question.values &&
                                  known_->question.score_source == question.score_source
                              ? std::move(known_->ranker)
                              : ActionRanker(question.values, question.score_source);
    known_.reset();
    const CardState state = state_of(question.position.mover);
    const bool is_by_points = question.aim.kind == Objective::Kind::expected;
    const TurnProbabilities* chances =
        is_by_points ? nullptr : ranker.chances(question.position, question.aim);
    const TurnPolicy policy = chances ? policy_for(*chances, *question.values, state)
                                      : best_policy(*question.values, state);
    const auto flip = nearest_flip(ranker, question.position, question.aim, {.stop = stop});
    known_.emplace(Known{question, std::move(ranker), policy, flip});
}

} // namespace app::analysis
