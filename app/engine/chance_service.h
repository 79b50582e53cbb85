// Ranks choices with their chances, which takes some milliseconds, in the background.

#pragma once

#include "ai/yahtzee/coach/advice.h"
#include "app/engine/last_question.h"

#include <optional>
#include <vector>

namespace app {

struct RankedChoices {
    std::vector<ai::yahtzee::Choice> choices; // as ai::yahtzee::Adviser ranks them
    bool is_estimate = false;                 // of the chances to win that they are ranked by
};

class ChanceService : public QObject {
    Q_OBJECT

public:
    struct Question {
        core::yahtzee::Position position;
        ai::yahtzee::Aim aim;
        ai::yahtzee::SharedValues values;
        ai::yahtzee::SharedProspects prospects; // may be null

        friend bool operator==(const Question&, const Question&) = default;
    };

    explicit ChanceService(QObject* parent = nullptr) : QObject(parent), questions_(this) {}

    // Answers later with ranked() or damaged(), on this object's thread.
    void ask(const Question& question);
    void forget() { questions_.forget(); }
    bool isThinking() const { return questions_.isWaiting(); }

Q_SIGNALS:
    void ranked(const app::RankedChoices& ranked);
    void damaged(); // the prospects can't be read

private:
    using Answer = std::optional<RankedChoices>; // nothing: damaged

    Answer rank(const Question& question);

    // The thread's own, and what it was made with.
    std::optional<ai::yahtzee::Adviser> adviser_;
    ai::yahtzee::SharedValues values_;
    ai::yahtzee::SharedProspects prospects_;
    LastQuestion questions_;
};

} // namespace app
