#include "app/analysis/decision_reason.h"

namespace app::analysis {

using ai::yahtzee::decide::Objective;
using ai::yahtzee::decide::RankedAction;

DecisionReason::DecisionReason(AnalysisService& analysis, Wanted wanted, QObject* parent)
    : QObject(parent), analysis_(analysis), wanted_(wanted), explanations_(analysis) {
    connect(&analysis_.contributions(), &ContributionCache::solved, this, [this] {
        if (!question_ || contributions_) return;
        contributions_ = analysis_.contributions().request(question_->values);
        if (!contributions_) return;
        contributions_failure_.clear();
        Q_EMIT changed();
    });
    connect(&analysis_.contributions(), &ContributionCache::failed, this,
            [this](const QString& why) {
                if (!question_ || contributions_) return;
                contributions_failure_ = why;
                Q_EMIT changed();
            });
}

void DecisionReason::ask(const core::yahtzee::Game& game, const Objective& objective,
                         const RankedAction& best, const RankedAction& other) {
    const auto values = analysis_.values().get(game.rules());
    if (!values) return stop();
    const ExplanationRequest question{game.position(), objective,
                                      best.action,     other.action,
                                      values,          analysis_.tables().get(game.rules())};
    game_ = game;
    best_ = best;
    other_ = other;
    if (question_ == question) return;
    stop();
    question_ = question;
    contributions_ = analysis_.contributions().request(values);
    if (wanted_ == Wanted::reason && objective.kind == Objective::Kind::expected) return;
    explanations_.request(
        question,
        [this](const Explanation& explanation) {
            explanation_ = explanation;
            Q_EMIT changed();
        },
        [this](const QString& why) {
            explanation_failure_ = why;
            Q_EMIT changed();
        });
}

void DecisionReason::stop() {
    explanations_.cancel();
    question_.reset();
    contributions_ = nullptr;
    explanation_.reset();
    contributions_failure_.clear();
    explanation_failure_.clear();
}

const QString& DecisionReason::failure() const {
    const bool is_by_points = question_ && question_->objective.kind == Objective::Kind::expected;
    return is_by_points || !contributions_failure_.isEmpty() ? contributions_failure_
                                                             : explanation_failure_;
}

std::optional<ai::yahtzee::review::Reason> DecisionReason::reason() const {
    if (!question_ || !contributions_) return std::nullopt;
    return reason_of(*question_, *best_, *other_, *contributions_, explanation_);
}

} // namespace app::analysis
