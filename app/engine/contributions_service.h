// Works out in the background where the points come from, which takes seconds early in a game and
// next to nothing late: only cards that can still come are looked at.

#pragma once

#include "ai/yahtzee/solve/contributions.h"
#include "app/engine/last_question.h"

#include <memory>

namespace app {

using SharedContributions = std::shared_ptr<const ai::yahtzee::Contributions>;

class ContributionsService : public QObject {
    Q_OBJECT

public:
    explicit ContributionsService(QObject* parent = nullptr) : QObject(parent), questions_(this) {}

    // For cards whose open boxes are among these: at once, or null, and solved() later.
    SharedContributions want(const ai::yahtzee::SharedValues& values, core::yahtzee::BoxSet open);

    // Nobody waits for solved() any more.
    void forget() { questions_.forget(); }

Q_SIGNALS:
    void progressed(int percent);
    void solved();

private:
    struct Task {
        ai::yahtzee::SharedValues values;
        core::yahtzee::BoxSet within;

        bool covers(const Task& other) const {
            return values == other.values && (other.within & within) == other.within;
        }
    };

    void start(const Task& task);
    SharedContributions solve(const Task& task, const std::stop_token& stop);

    Task solving_; // while questions_ waits
    Task solved_;
    SharedContributions contributions_; // of solved_
    LastQuestion questions_;
};

} // namespace app
