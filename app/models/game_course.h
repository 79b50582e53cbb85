// The course of a game, turn by turn, for one player: how each turn was played, and the final
// scores to be expected on the way. Worked out in place: a game takes milliseconds.

#pragma once

#include "ai/yahtzee/review/game_analysis.h"
#include "ai/yahtzee/solve/values.h"
#include "app/session/timeline.h"

#include <optional>
#include <vector>

namespace app::models {

struct CourseTurn {
    std::size_t moment;                                                  // of its first decision
    ai::yahtzee::review::Grade grade = ai::yahtzee::review::Grade::fine; // of its worst choice
    double loss = 0;                                                     // points, all choices
};

// A choice that lost points.
struct CourseMistake {
    std::size_t moment;
    core::yahtzee::Action made;
    core::yahtzee::Action best;
    double loss; // points
};

struct GameCourse {
    std::vector<CourseTurn> turns; // of the player, those that have begun
    // Of each seat: the expected final score at the start, and after each of its turns.
    std::vector<std::vector<double>> expected;
    std::vector<CourseMistake> mistakes; // the player's, costliest first
    double luck = 0;                     // points, of the player
    double losses = 0;
};

// Of the moments up to `until`.
GameCourse course_of(const session::Timeline& timeline, std::size_t until, int seat,
                     const ai::yahtzee::solve::Values& values,
                     const ai::yahtzee::review::GradeLimits& limits);

} // namespace app::models
