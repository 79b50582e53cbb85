#include "app/analysis/chance_service.h"

#include "ai/yahtzee/tables/table_file.h"

namespace app::analysis {

void ChanceService::ask(const Question& question) {
    questions_.ask([this, question] { return rank(question); },
                   [this](const Answer& answer) {
                       if (answer)
                           Q_EMIT ranked(*answer);
                       else
                           Q_EMIT damaged();
                   });
}

// On the thread.
ChanceService::Answer ChanceService::rank(const Question& question) try {
    if (!ranker_ || values_ != question.values || score_source_ != question.score_source) {
        values_ = question.values;
        score_source_ = question.score_source;
        ranker_.emplace(values_, score_source_);
    }
    auto choices = ranker_->rank(question.position, question.aim);
    const bool wins = question.aim.kind == ai::yahtzee::decide::Objective::Kind::win;
    const bool is_known = !choices.empty() && choices.front().win;
    const bool is_estimate = wins && is_known && !ranker_->is_exact(question.position);
    return RankedChoices{std::move(choices), is_estimate};
} catch (const ai::yahtzee::tables::TableError&) {
    ranker_.reset();
    return std::nullopt;
}

} // namespace app::analysis
