// Practice: sets of exercises, answered one by one, and the book that keeps what they leave behind.
// Steps come back when they are due. Knows no widgets.

#pragma once

#include "app/analysis/latest_request.h"
#include "app/session/coach.h"
#include "app/session/learning.h"
#include "app/session/practice_set.h"

#include <QDate>
#include <QObject>

#include <optional>
#include <vector>

namespace app::session {

class Practice : public QObject {
    Q_OBJECT

public:
    static constexpr int set_size = 10;

    // The book is kept in the folder of all that the trainer keeps.
    Practice(analysis::AnalysisService& analysis, const QString& folder, QObject* parent = nullptr);

    // From what losses on an answer isn't accepted.
    void setLimits(const ai::yahtzee::review::GradeLimits& points,
                   const ai::yahtzee::review::GradeLimits& probabilities);
    const ai::yahtzee::review::GradeLimits& limits() const; // of the exercise on the table

    // Progress by the saved games, and the costliest mistakes that wait for a set of today.
    void setProgress(analysis::SharedProgress progress);
    void setWaiting(const QString& games_folder, std::vector<storage::MistakeEntry> costliest);

    // Each begins a set; changed() follows at once, and again when the exercises are there.
    void beginToday(); // goes on with the set that was begun today
    void beginStep(int step);
    void beginMistakes(const QString& games_folder, std::vector<storage::MistakeEntry> mistakes,
                       ai::yahtzee::practice::Goal goal);
    // Positions like the costliest mistakes of the person in these games.
    void beginMistakesIn(std::vector<core::yahtzee::notation::Record> games);
    void beginExceptions();
    void beginLastTurns();
    void beginPlacement();
    void beginMissed(); // of the finished set, as they are
    void beginExercises(std::vector<ai::yahtzee::practice::Exercise> exercises); // as they are
    void leave(); // a set of today is kept as far as it is answered

    bool isOn() const { return set_.has_value(); }
    const PracticeSet& set() const { return *set_; }
    bool isPreparing() const { return exercises_request_.isWaiting(); }
    const QString& failure() const { return failure_; } // why there are no exercises

    const ai::yahtzee::practice::Exercise* exercise() const;
    bool isAnswered() const { return set_ && set_->isAnswered(); }
    bool isFinished() const { return set_ && set_->isFinished(); }
    const PracticeAnswer& given() const { return set_->answers[set_->at]; } // if it is answered
    // A step that fits the answered exercise, too, but says something else than the one that
    // decides: the practised one, the one that was followed, or the one to learn; 0: none.
    int otherStep() const;

    // The exercise on the table as a game that begins there, and as the choices of a decision with
    // the answer marked, if it has been given.
    core::yahtzee::notation::Record record() const;
    core::yahtzee::Game game() const;
    // Their names, where the exercise is from a mistake those of its game; who decides comes first.
    std::vector<QString> players() const;
    text::Advice advice() const;

    // The choice must be among those of the exercise. A second one isn't taken.
    void answer(core::yahtzee::Action action);
    void next();       // the next exercise, or the end of the set
    void tryAgain();   // until the next exercise another answer stands; the first one counts
    void addAnother(); // one more like that on the table, right after it
    bool isAdding() const { return another_request_.isWaiting(); }

    // Mean losses of the sets of the same kind before this one, the newest last.
    std::vector<double> lastMeans(std::size_t count) const;

    // Where the person stands.
    const std::vector<StepStanding>& standings() const { return standings_; }
    const Ladder& ladder() const { return ladder_; }
    const analysis::Progress& progress() const { return *progress_; }
    bool hasReadGames() const { return has_read_games_; } // else their progress isn't known yet
    int learning() const { return step_to_learn(standings_); }
    // The steps that are due `days` from now, the least likely to be recalled first; without the
    // one to learn. A set of that day takes the first of them.
    std::vector<int> dueSteps(int days = 0) const;
    std::vector<int> dueInSet(int days = 0) const;
    // Steps that are recalled since an answer of this set, and weren't before it.
    const std::vector<int>& learnedNow() const { return learned_; }
    int mistakesToday() const;                           // own ones in a set of today
    bool hasOpenToday() const;                           // one is begun and not finished
    std::optional<storage::SetResult> doneToday() const; // the last of the day
    int streak() const;                                  // days in a row
    // Right answers and all answers of the last seven days.
    std::pair<int, int> rightThisWeek() const;

    static int today(); // as days of the schedule

    // Names of mistakes that were answered right on two days: they wait no longer.
    QStringList doneMistakes() const { return store_.book().doneMistakes(); }
    void forgetDoneMistakes(); // all wait again

    const storage::PracticeBook& book() const { return store_.book(); }
    void reload(); // what another window has written
    // Where an old or damaged book was set aside; empty: there was no need.
    const QString& setAside() const { return store_.setAside(); }

Q_SIGNALS:
    void changed();
    void finished();                 // a set
    void failed(const QString& why); // the book could not be written

private:
    void begin(PracticeMode mode, analysis::ExerciseRequest request);
    void take(analysis::ExerciseSet found);
    void record(const PracticeAnswer& given);
    void keepOpen();
    void finish();
    void stand();
    void change(const std::function<void(storage::PracticeBook&)>& change);

    storage::PracticeStore store_;
    ai::yahtzee::review::GradeLimits points_ = ai::yahtzee::review::point_limits;
    ai::yahtzee::review::GradeLimits probabilities_ = ai::yahtzee::review::probability_limits;
    analysis::SharedProgress progress_;
    bool has_read_games_ = false;
    QString games_folder_;
    std::vector<storage::MistakeEntry> costliest_;
    std::vector<StepStanding> standings_;
    std::vector<int> learned_;
    Ladder ladder_;
    std::optional<PracticeSet> set_;
    std::vector<core::yahtzee::Action> answered_before_; // of a set that is gone on with
    std::optional<PracticeAnswer> first_;                // of an exercise that is tried again
    QString failure_;
    analysis::LatestRequest<analysis::ExerciseRequest> exercises_request_;
    analysis::LatestRequest<analysis::ExerciseRequest> another_request_;
};

} // namespace app::session
