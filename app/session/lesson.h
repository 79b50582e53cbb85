// The lesson of two minutes: a few decisions, each with one best choice, played and explained.

#pragma once

#include "core/yahtzee/action.h"
#include "core/yahtzee/game.h"

#include <QString>

#include <vector>

namespace app::session {

struct LessonStep {
    core::yahtzee::Game game; // of one player, dice on the table
    core::yahtzee::Action best;
    QString task;
    QString reason; // why it is best
};

// The best choices are those of exact play for points; a test compares.
std::vector<LessonStep> lesson_steps();

// Whether the action keeps the same dice as the best one, or takes the same box.
bool is_best(const LessonStep& step, core::yahtzee::Action action);

} // namespace app::session
