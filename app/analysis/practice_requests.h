// Exercises, made in the background: from games of human-like players, or from a person's own
// mistakes.

#pragma once

#include "ai/yahtzee/practice/exercise.h"
#include "app/analysis/analysis_service.h"
#include "core/yahtzee/notation/record.h"

#include <QDate>

#include <optional>
#include <vector>

namespace app::analysis {

enum class ExerciseSource { themes, daily_set, last_turns, mistakes, siblings };

struct ExerciseRequest {
    ExerciseSource source = ExerciseSource::themes;
    ai::yahtzee::practice::Goal goal = ai::yahtzee::practice::Goal::points;
    int count = 10;
    core::dice::Seed seed{};
    std::vector<std::size_t> themes = {}; // indexes; of `themes`, in turn
    QDate date = {};                      // UTC; of `daily_set`
    // Of `mistakes`: positions to be played again, and games whose costliest mistakes follow.
    std::vector<core::yahtzee::Position> mistakes = {};
    std::vector<core::yahtzee::notation::Record> games = {};
    double min_loss = 0.5; // points, of a mistake in those games
    // Of `siblings`: positions like this one.
    std::optional<ai::yahtzee::practice::Exercise> model = {};

    // Fewer than `count` where there are no more. The mistakes keep their order.
    using Answer = std::vector<ai::yahtzee::practice::Exercise>;
    static constexpr Priority priority = Priority::review;
    Answer answer(Work& work) const;
};

} // namespace app::analysis
