// Exercises, made in the background: from games of human-like players, or from a person's own
// mistakes.

#pragma once

#include "ai/yahtzee/practice/exercise.h"
#include "app/analysis/analysis_service.h"
#include "app/storage/mistake_query.h"
#include "core/yahtzee/notation/record.h"

#include <QDate>

#include <optional>
#include <vector>

namespace app::analysis {

enum class ExerciseSource { themes, daily_set, last_turns, mistakes, siblings };

// The mistake that an exercise comes from.
struct MistakeOrigin {
    core::yahtzee::notation::Record record;
    std::size_t ply = 0; // of the action, in the main line
    core::yahtzee::Action chosen = core::yahtzee::Action::hold(0);
    double loss = 0;      // points, or win probability
    QString name;         // as MistakeEntry has it
    bool is_same = false; // the exercise is the position itself: it has no sibling
};

struct ExerciseSet {
    std::vector<ai::yahtzee::practice::Exercise> exercises;
    std::vector<MistakeOrigin> origins; // as many, or none
};

struct ExerciseRequest {
    ExerciseSource source = ExerciseSource::themes;
    ai::yahtzee::practice::Goal goal = ai::yahtzee::practice::Goal::points;
    int count = 10;
    core::dice::Seed seed{};
    std::vector<std::size_t> themes = {}; // indexes; of `themes`, in turn
    QDate date = {};                      // UTC; of `daily_set`
    // Of `mistakes`: those that were found in the index of the games of a folder, and games whose
    // costliest mistakes follow. Each gives a position like it.
    QString games_folder = {};
    std::vector<storage::MistakeEntry> mistakes = {};
    std::vector<core::yahtzee::notation::Record> games = {};
    double min_loss = 0.5; // points, of a mistake in those games
    // Of `siblings`: positions like this one.
    std::optional<ai::yahtzee::practice::Exercise> model = {};

    // Fewer than `count` where there are no more. The mistakes keep their order.
    using Answer = ExerciseSet;
    static constexpr Priority priority = Priority::review;
    Answer answer(Work& work) const;
};

} // namespace app::analysis
