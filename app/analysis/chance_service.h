// Ranks choices with their chances, which takes some milliseconds, in the background.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "app/analysis/latest_request.h"

#include <optional>
#include <vector>

namespace app::analysis {

struct RankedChoices {
    std::vector<ai::yahtzee::decide::RankedAction>
        choices;              // as ai::yahtzee::ActionRanker ranks them
    bool is_estimate = false; // of the chances to win that they are ranked by
};

class ChanceService : public QObject {
    Q_OBJECT

public:
    struct Question {
        core::yahtzee::Position position;
        ai::yahtzee::decide::Objective aim;
        ai::yahtzee::solve::SharedValues values;
        ai::yahtzee::solve::SharedScoreSource score_source; // may be null

        friend bool operator==(const Question&, const Question&) = default;
    };

    explicit ChanceService(QObject* parent = nullptr) : QObject(parent), questions_(this) {}

    // Answers later with ranked() or damaged(), on this object's thread.
    void ask(const Question& question);
    void forget() { questions_.forget(); }
    bool isThinking() const { return questions_.isWaiting(); }

Q_SIGNALS:
    void ranked(const RankedChoices& ranked);
    void damaged(); // the score source can't be read

private:
    using Answer = std::optional<RankedChoices>; // nothing: damaged

    Answer rank(const Question& question);

    // The thread's own, and what it was made with.
    std::optional<ai::yahtzee::decide::ActionRanker> ranker_;
    ai::yahtzee::solve::SharedValues values_;
    ai::yahtzee::solve::SharedScoreSource score_source_;
    LatestRequest questions_;
};

} // namespace app::analysis
