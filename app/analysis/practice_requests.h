// Exercises, made in the background: for steps of the basic strategy, or from a person's own
// mistakes.

#pragma once

#include "ai/yahtzee/practice/exercise.h"
#include "app/analysis/analysis_service.h"
#include "app/storage/game_index.h"
#include "app/storage/practice_book.h"
#include "core/yahtzee/notation/record.h"

#include <array>
#include <optional>
#include <vector>

namespace app::analysis {

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
    std::vector<ai::yahtzee::practice::Exercise> exercises = {};
    std::vector<std::optional<MistakeOrigin>> origins = {}; // as many, or none
    // The step that was asked for and has too few exercises in all games; 0: none.
    int rare_step = 0;

    void add(ai::yahtzee::practice::Exercise exercise, std::optional<MistakeOrigin> origin = {});
};

struct ExerciseRequest {
    enum class Source {
        today,    // the step, the due ones, its neighbours, two of the mistakes, later a last turn
        step,     // exercises for it
        mistakes, // like these
        exceptions, // following the page loses at least 0.5
        last_turns, // winning and points disagree
        placement,
        lesson,   // one of each of eight steps, the same for everyone
        siblings, // of `model`
        open,     // that were begun, as they are
    };

    // In a set of today: steps that are due, and own mistakes.
    static constexpr std::size_t max_due = 3;
    static constexpr std::size_t max_mistakes = 2;

    // Exercises for the new step in a set of today; at most one is a roll that is made already.
    static int countOfNewStep(int step);
    // True if the set has an exercise where winning and points disagree: not while the first steps
    // are learned.
    static bool hasLastTurn(int step);

    Source source = Source::step;
    ai::yahtzee::practice::Goal goal = ai::yahtzee::practice::Goal::points;
    int count = 10;
    core::dice::Seed seed{};
    int step = 0;
    std::vector<int> due = {};     // steps, the first ones count
    std::array<int, 2> known = {}; // steps that the learner's rung and the next one know
    // Mistakes that were found in the index of the games of a folder, and games whose costliest
    // mistakes follow. Each gives a position like it.
    QString games_folder = {};
    std::vector<storage::MistakeEntry> mistakes = {};
    std::vector<core::yahtzee::notation::Record> games = {};
    double min_loss = 0.5; // points, of a mistake in those games
    std::optional<ai::yahtzee::practice::Exercise> model = {};
    std::vector<storage::OpenItem> items = {};

    // Fewer than `count` where there are no more. The mistakes keep their order.
    using Answer = ExerciseSet;
    static constexpr Priority priority = Priority::review;
    Answer answer(Work& work) const;
};

} // namespace app::analysis
