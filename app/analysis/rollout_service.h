// Corrects estimated chances to win by roll-outs, which take a second or so, in the background.

#pragma once

#include "ai/yahtzee/decide/rollout_ranker.h"
#include "app/analysis/latest_request.h"

#include <optional>
#include <vector>

namespace app::analysis {

class RolloutService : public QObject {
    Q_OBJECT

public:
    struct Question {
        core::yahtzee::Position position; // for two or more
        ai::yahtzee::solve::SharedValues values;
        ai::yahtzee::solve::SharedScoreSource score_source; // not null

        friend bool operator==(const Question&, const Question&) = default;
    };

    explicit RolloutService(QObject* parent = nullptr) : QObject(parent), questions_(this) {}

    // Answers later with corrected() or damaged(), on this object's thread.
    void ask(const Question& question);
    void forget() { questions_.forget(); }
    bool isThinking() const { return questions_.isWaiting(); }

Q_SIGNALS:
    // As ai::yahtzee::RolloutRanker ranks them.
    void corrected(const std::vector<ai::yahtzee::decide::RankedAction>& choices);
    void damaged(); // the score source can't be read

private:
    using Answer =
        std::optional<std::vector<ai::yahtzee::decide::RankedAction>>; // nothing: damaged

    Answer rank(const Question& question, const std::stop_token& stop);

    // The thread's own, and what it was made with.
    std::optional<ai::yahtzee::decide::RolloutRanker> ranker_;
    ai::yahtzee::solve::SharedValues values_;
    ai::yahtzee::solve::SharedScoreSource score_source_;
    LatestRequest questions_;
};

} // namespace app::analysis
