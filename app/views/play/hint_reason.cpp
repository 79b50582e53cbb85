#include "app/views/play/hint_reason.h"

#include "app/text/coach_words.h"
#include "app/text/reason_words.h"

namespace app::views::play {

using namespace app::analysis;

HintReason::HintReason(AnalysisService& analysis, QObject* parent)
    : QObject(parent), analysis_(analysis), explanations_(analysis) {
    connect(&analysis_.contributions(), &ContributionCache::solved, this, &HintReason::known);
}

QString HintReason::sentence(const text::Advice& hint) {
    const auto values = analysis_.values().get(hint.game.rules());
    if (!values || hint.choices.size() < 2) return {};
    const auto& best = hint.best();
    const auto& second = hint.choices[1];
    const ExplanationRequest question{
        hint.game.position(), hint.ranked_by, best.action,
        second.action,        values,         analysis_.tables().get(values->rules())};
    if (asked_ != question) {
        asked_ = question;
        explanation_.reset();
        explanations_.cancel();
        if (text::is_by_probability(hint.ranked_by)) // by points nothing more is needed
            explanations_.request(
                question,
                [this](const Explanation& explanation) {
                    explanation_ = explanation;
                    Q_EMIT known();
                },
                [](const QString&) {});
    }
    const auto table = analysis_.contributions().request(values);
    const auto reason =
        table ? reason_of(question, best, second, *table, explanation_) : std::nullopt;
    return reason ? text::first_reason(*reason, hint.game) : QString();
}

} // namespace app::views::play
