// Why the hint's best choice is better than the second, in one sentence: for the table, where the
// panel of the coach, which says more, is not shown.

#pragma once

#include "app/analysis/decision_requests.h"
#include "app/analysis/latest_request.h"
#include "app/text/advice.h"

#include <QObject>

#include <optional>

namespace app::views::play {

class HintReason : public QObject {
    Q_OBJECT

public:
    explicit HintReason(analysis::AnalysisService& analysis, QObject* parent = nullptr);

    // Empty while it isn't known, then known() follows; and where there is none.
    QString sentence(const text::Advice& hint);

Q_SIGNALS:
    void known();

private:
    analysis::AnalysisService& analysis_;
    analysis::LatestRequest<analysis::ExplanationRequest> explanations_;
    std::optional<analysis::ExplanationRequest> asked_;
    std::optional<analysis::Explanation> explanation_; // of what was asked
};

} // namespace app::views::play
