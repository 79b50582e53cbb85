// The review of the game on the table: worked out in the background while somebody looks, again
// when the game, the objective or the tables change. Says how far it is, and stops when asked.

#pragma once

#include "app/analysis/latest_request.h"
#include "app/analysis/library_requests.h"
#include "app/session/coach.h"

#include <QElapsedTimer>
#include <QObject>

#include <optional>

namespace app::session {

class GameReview : public QObject {
    Q_OBJECT

public:
    enum class State {
        unwanted, // nobody has looked yet
        solving,  // the game must be solved first
        computing,
        stopped, // by a person
        failed,
        ready,
    };

    GameReview(GameSession& session, Coach& coach, analysis::AnalysisService& analysis,
               QObject* parent = nullptr);

    // Somebody looks, or does no longer: nothing new is begun then.
    void setWatched(bool watched);

    // From what losses on choices are called mistakes.
    void setLimits(const ai::yahtzee::review::GradeLimits& points,
                   const ai::yahtzee::review::GradeLimits& probabilities);

    State state() const { return state_; }
    // Null until it is ready. While a new one is computed the last of this game stays.
    const analysis::SharedReview& review() const { return review_; }
    // The game that it is of, as it was then.
    const core::yahtzee::notation::Record& record() const { return record_; }

    // By points or by probability(): at first as the coach's objective is. That stays as it is.
    bool isByWinning() const { return by_winning_; }
    void setByWinning(bool by_winning);
    const ai::yahtzee::decide::Objective& probability() const { return probability_; }

    const QString& failure() const { return failure_; } // why, in words
    double done() const { return done_; }               // fraction, while it is computed
    std::optional<int> secondsLeft() const;             // nothing: not known yet
    void stop();
    void start(); // again

Q_SIGNALS:
    void changed(); // state, review or objective
    void progressed();

private:
    // The inputs of a review.
    struct Question {
        core::yahtzee::notation::Record record; // the game, without what was tried
        ai::yahtzee::solve::SharedScoreSource score_source;
        ai::yahtzee::decide::Objective probability;
        ai::yahtzee::review::GradeLimits points;
        ai::yahtzee::review::GradeLimits probabilities;

        friend bool operator==(const Question&, const Question&) = default;
    };

    void refresh();
    void forget();
    void followObjective();
    void compute(Question question, const ai::yahtzee::solve::SharedValues& values);
    void setState(State state);

    GameSession& session_;
    Coach& coach_;
    analysis::AnalysisService& analysis_;
    analysis::LatestRequest<analysis::ReviewRequest> request_;
    bool is_watched_ = false;
    State state_ = State::unwanted;
    std::optional<Question> asked_; // last
    analysis::SharedReview review_;
    core::yahtzee::notation::Record record_;
    ai::yahtzee::decide::Objective followed_; // the coach's
    bool by_winning_ = false;
    ai::yahtzee::decide::Objective probability_{ai::yahtzee::decide::Objective::Kind::win};
    ai::yahtzee::review::GradeLimits points_ = ai::yahtzee::review::point_limits;
    ai::yahtzee::review::GradeLimits probabilities_ = ai::yahtzee::review::probability_limits;
    QString failure_;
    double done_ = 0;
    QElapsedTimer since_;
};

} // namespace app::session
