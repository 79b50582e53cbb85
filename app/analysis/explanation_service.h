// Looks deeper into a choice, in the background: how the turn may end, which final scores follow,
// and what the decision hangs on.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "ai/yahtzee/review/break_even.h"
#include "ai/yahtzee/review/turn_outcomes.h"
#include "ai/yahtzee/solve/score_distribution.h"
#include "app/analysis/latest_request.h"

#include <array>
#include <optional>

namespace app::analysis {

using BoxChances = std::array<ai::yahtzee::review::BoxChance, core::yahtzee::box_count>;

struct Explanation {
    BoxChances boxes;
    // Of the choice and of the one it is compared with; without tables they aren't known.
    std::optional<ai::yahtzee::solve::ScoreDistribution> scores;
    std::optional<ai::yahtzee::solve::ScoreDistribution> other_scores;
    std::optional<ai::yahtzee::review::FlipPoint> flip; // nothing near enough
};

class ExplanationService : public QObject {
    Q_OBJECT

public:
    struct Question {
        core::yahtzee::Position position; // with an open box
        ai::yahtzee::decide::Objective aim;
        core::yahtzee::Action choice;
        core::yahtzee::Action other; // to compare with
        ai::yahtzee::solve::SharedValues values;
        ai::yahtzee::solve::SharedScoreSource score_source; // may be null

        friend bool operator==(const Question&, const Question&) = default;
    };

    explicit ExplanationService(QObject* parent = nullptr) : QObject(parent), questions_(this) {}

    // Answers later with explained() or damaged(), on this object's thread.
    void ask(const Question& question);
    void forget() { questions_.forget(); }
    bool isThinking() const { return questions_.isWaiting(); }

Q_SIGNALS:
    void explained(const Explanation& explanation);
    void damaged(); // the score source can't be read

private:
    // Nothing: damaged. Something of it if it was stopped.
    std::optional<Explanation> explain(const Question& question, const std::stop_token& stop);

    // The thread's own: that of the last question.
    struct Known {
        Question question;
        ai::yahtzee::decide::ActionRanker ranker;
        ai::yahtzee::solve::TurnPolicy policy;
        std::optional<ai::yahtzee::review::FlipPoint> flip;
    };
    void learn(const Question& question, const std::stop_token& stop);

    std::optional<Known> known_;
    LatestRequest questions_;
};

} // namespace app::analysis
