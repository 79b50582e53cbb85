// Why one choice of a decision is worth more than another, as far as that is known yet: by points
// once the contributions are solved, under another objective once the choice is explained.

#pragma once

#include "app/analysis/decision_requests.h"
#include "app/analysis/latest_request.h"

#include <QObject>
#include <QString>

#include <optional>

namespace app::analysis {

class DecisionReason : public QObject {
    Q_OBJECT

public:
    // `reason`: an explanation is worked out only where the reason needs one.
    enum class Wanted { reason, explanation };
    DecisionReason(AnalysisService& analysis, Wanted wanted, QObject* parent = nullptr);

    // Asks about two choices of the game, the better one first. What is known about the same two
    // stays, also if their values are others now. Nothing is asked while the game isn't solved.
    void ask(const core::yahtzee::Game& game, const ai::yahtzee::decide::Objective& objective,
             const ai::yahtzee::decide::RankedAction& best,
             const ai::yahtzee::decide::RankedAction& other);
    void stop(); // computing, and forgets

    const std::optional<ExplanationRequest>& question() const { return question_; }
    // The decision, while there is a question.
    const core::yahtzee::Game& game() const { return *game_; }
    const ai::yahtzee::decide::RankedAction& best() const { return *best_; }
    const ai::yahtzee::decide::RankedAction& other() const { return *other_; }
    const std::optional<Explanation>& explanation() const { return explanation_; }
    // Why there is none, and no reason; empty: nothing has failed.
    const QString& explanationFailure() const { return explanation_failure_; }
    const QString& failure() const;
    // Nothing also where `other` loses nothing.
    std::optional<ai::yahtzee::review::Reason> reason() const;

Q_SIGNALS:
    void changed(); // more is known, or computing failed

private:
    AnalysisService& analysis_;
    const Wanted wanted_;
    LatestRequest<ExplanationRequest> explanations_;
    std::optional<ExplanationRequest> question_;
    std::optional<core::yahtzee::Game> game_; // this and the two choices: with a question
    std::optional<ai::yahtzee::decide::RankedAction> best_;
    std::optional<ai::yahtzee::decide::RankedAction> other_;
    ai::yahtzee::solve::SharedContributions contributions_; // null: not there
    std::optional<Explanation> explanation_;
    QString explanation_failure_;
    QString contributions_failure_; // until they are there
};

} // namespace app::analysis
