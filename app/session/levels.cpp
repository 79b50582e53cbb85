#include "app/session/levels.h"

#include <QCoreApplication>
#include <QLocale>

namespace app::session {

namespace {

// What lupdate finds the texts by.
struct LevelWords {
    Q_DECLARE_TR_FUNCTIONS(Levels)
};

} // namespace

std::vector<Level> levels() {
    return {
        {"human-2", LevelWords::tr("Beginner"), "180",
         LevelWords::tr("errs like a person, by 2 points per decision")},
        {"greedy", LevelWords::tr("Casual"), "219",
         LevelWords::tr("takes the most points this turn, plans nothing")},
        {"human-0.8", LevelWords::tr("Club"), "225",
         LevelWords::tr("errs like a person, by 0.8 points per decision")},
        {"heuristic", LevelWords::tr("Strong"), "242",
         LevelWords::tr("good rules of thumb, and a full search of the turn")},
        {"optimal", LevelWords::tr("Expert"), QLocale().toString(254.6, 'f', 1),
         LevelWords::tr("the greatest expected final score; no mistakes")},
        {"champion",
         LevelWords::tr("Champion"),
         {},
         LevelWords::tr(
             "the greatest probability to win; with compact tables within 0.2 percentage points")}};
}

} // namespace app::session
