// A set of exercises with the answers so far, and how an answer is graded. Knows neither the book
// nor the background work.

#pragma once

#include "ai/yahtzee/practice/exercise.h"
#include "ai/yahtzee/review/game_analysis.h"
#include "app/analysis/practice_requests.h"

#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace app::session {

enum class PracticeMode { today, step, mistakes, exceptions, last_turns, placement, again };

// As the book of practice names it.
QString practice_mode_name(PracticeMode mode);

struct PracticeAnswer {
    core::yahtzee::Action action;
    double loss; // points, or win probability
    ai::yahtzee::review::Grade grade;

    bool is_accepted() const { return grade == ai::yahtzee::review::Grade::fine; }
};

// An answer is accepted if it loses less than an inaccuracy. Nothing if the action is no choice of
// the exercise.
std::optional<PracticeAnswer> grade_answer(const ai::yahtzee::practice::Exercise& exercise,
                                           core::yahtzee::Action action,
                                           const ai::yahtzee::review::GradeLimits& limits);

struct PracticeSet {
    PracticeMode mode = PracticeMode::today;
    QString id;
    QDate date;
    int step = 0;      // that all exercises are for; 0: none
    int rare_step = 0; // that was asked for, but is too rare; 0: none
    std::vector<ai::yahtzee::practice::Exercise> exercises = {};
    std::vector<std::optional<analysis::MistakeOrigin>> origins = {}; // as many
    // One fewer than exercises that were shown, or as many, when the last one was answered.
    std::vector<PracticeAnswer> answers = {};
    std::size_t at = 0; // of the exercise on the table

    bool isAnswered() const { return at < answers.size(); }
    bool isFinished() const { return !exercises.empty() && at >= exercises.size(); }
    const ai::yahtzee::practice::Exercise* exercise() const;
    const analysis::MistakeOrigin* origin() const; // null: it comes from none

    // Answers the exercise on the table. Among choices that are equally good it becomes the best.
    void add(const PracticeAnswer& answer);

    // Behind the exercise on the table; at the end after the last one.
    void insertNext(ai::yahtzee::practice::Exercise exercise);

    int accepted() const;
    // The mean of the answers in points, or of those in win probability in a set that begins to
    // win.
    double meanLoss() const;
    std::vector<std::size_t> missed() const;
};

} // namespace app::session
