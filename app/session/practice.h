// Practice: a set of exercises, answered one by one. Each answer is compared with the best choice;
// it is accepted if it loses less than the limit, not only if it is the very best. Themes come back
// when they are due. Knows no widgets.

#pragma once

#include "ai/yahtzee/practice/exercise.h"
#include "ai/yahtzee/review/game_analysis.h"
#include "app/analysis/latest_request.h"
#include "app/analysis/practice_requests.h"
#include "app/session/coach.h"
#include "app/storage/practice_book.h"

#include <QDate>
#include <QObject>

#include <optional>
#include <vector>

namespace app::session {

enum class PracticeMode { mistakes, themes, daily_points, daily_win, last_turns };

// As the book of practice names it.
QString practice_mode_name(PracticeMode mode);

struct PracticeAnswer {
    core::yahtzee::Action action;
    double loss; // points, or win probability
    ai::yahtzee::review::Grade grade;

    bool is_accepted() const { return grade == ai::yahtzee::review::Grade::fine; }
};

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

    // Each begins a set; changed() follows at once, and again when the exercises are there.
    // Positions like mistakes in the games of a folder.
    void beginMistakes(const QString& games_folder, std::vector<storage::MistakeEntry> mistakes,
                       ai::yahtzee::practice::Goal goal);
    // Positions like the costliest mistakes of the person in these games.
    void beginMistakesIn(std::vector<core::yahtzee::notation::Record> games);
    void beginExercises(std::vector<ai::yahtzee::practice::Exercise> exercises); // as they are
    void beginThemes(const std::vector<std::size_t>& themes);                    // indexes
    void beginDaily(ai::yahtzee::practice::Goal goal);
    void beginLastTurns();
    void leave(); // the set

    // Whether a set is on, and what it is.
    bool isOn() const { return mode_.has_value(); }
    PracticeMode mode() const { return *mode_; }
    bool isDaily() const; // the same positions for everyone, once a day
    bool isPreparing() const { return exercises_request_.isWaiting(); }
    const QString& failure() const { return failure_; } // why there are no exercises

    // The exercises of the set, and the answers so far: one fewer than exercises that were shown,
    // or as many, when the last one was answered.
    const std::vector<ai::yahtzee::practice::Exercise>& exercises() const { return exercises_; }
    const std::vector<PracticeAnswer>& answers() const { return answers_; }
    std::size_t at() const { return at_; } // of the exercise on the table
    bool isAnswered() const { return at_ < answers_.size(); }
    bool isFinished() const { return !exercises_.empty() && at_ >= exercises_.size(); }
    const ai::yahtzee::practice::Exercise* exercise() const;
    // The mistake that the exercise on the table comes from; null: it comes from none.
    const analysis::MistakeOrigin* origin() const;
    QDate date() const { return date_; } // UTC, when the set was begun

    // The exercise on the table as a game that begins there, and as the choices of a decision with
    // the answer marked, if it has been given.
    core::yahtzee::notation::Record record() const;
    core::yahtzee::Game game() const;
    text::Advice advice() const;

    // The theme whose rule of thumb fits the exercise on the table: that which is practised, else
    // the one in which most is lost.
    std::optional<std::size_t> ruleTheme() const;

    // The choice must be among those of the exercise. A second one isn't taken.
    void answer(core::yahtzee::Action action);
    void next();       // the next exercise, or the end of the set
    void addAnother(); // one more like that on the table, right after it
    bool isAdding() const { return another_request_.isWaiting(); }

    // Mean loss of the answers of this set, and of the sets of the same kind before it, the newest
    // last.
    double meanLoss() const;
    std::vector<double> lastMeans(std::size_t count) const;

    // The schedule.
    bool hasSchedule() const { return book_.has_schedule; }
    void setSchedule(bool wanted);
    // By theme; nothing: never practised.
    std::vector<std::optional<ai::yahtzee::practice::MemoryState>> memory() const;
    std::vector<std::size_t> dueThemes() const; // the least likely to be recalled first
    static int today();                         // as days of the schedule
    static QDate dateOfToday();                 // UTC; of the set of the day
    static int setNumber(QDate date);           // of the set of a date
    static int setVersion();                    // of their generator

    // Names of mistakes that positions like them were answered right for: they wait no longer.
    QStringList doneMistakes() const;
    void forgetDoneMistakes(); // all wait again

    const storage::PracticeBook& book() const { return book_; }
    // Where a damaged book was set aside; empty: it was sound.
    const QString& setAside() const { return set_aside_; }

Q_SIGNALS:
    void changed();
    void finished();                 // a set
    void failed(const QString& why); // the book could not be written

private:
    void begin(PracticeMode mode, analysis::ExerciseRequest request);
    void take(analysis::ExerciseSet set);
    void reschedule(const PracticeAnswer& answer);
    void finish();
    void write();

    QString path_;
    QString set_aside_;
    storage::PracticeBook book_;
    ai::yahtzee::review::GradeLimits points_ = ai::yahtzee::review::point_limits;
    ai::yahtzee::review::GradeLimits probabilities_ = ai::yahtzee::review::probability_limits;
    std::optional<PracticeMode> mode_;
    std::vector<std::size_t> themes_; // of a set of themes, by exercise
    QDate date_;
    std::vector<ai::yahtzee::practice::Exercise> exercises_;
    std::vector<std::optional<analysis::MistakeOrigin>> origins_; // as many
    std::vector<PracticeAnswer> answers_;
    std::size_t at_ = 0;
    bool is_recorded_ = false; // the last set of the book is this one
    QString failure_;
    analysis::LatestRequest<analysis::ExerciseRequest> exercises_request_;
    analysis::LatestRequest<analysis::ExerciseRequest> another_request_;
};

} // namespace app::session
