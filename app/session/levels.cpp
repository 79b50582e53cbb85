#include "app/session/levels.h"

#include <QCoreApplication>

namespace app::session {

std::vector<Level> levels() {
    const auto tr = [](const char* text) { return QCoreApplication::translate("Levels", text); };
    return {
        {"human-2", tr("Beginner"), "180", tr("errs like a person, by 2 points a decision")},
        {"greedy", tr("Casual"), "219", tr("takes the most points this turn, plans nothing")},
        {"human-0.8", tr("Club"), "225", tr("errs like a person, by 0.8 points a decision")},
        {"heuristic", tr("Strong"), "242",
         tr("good rules of thumb, and a full search of the turn")},
        {"optimal", tr("Expert"), "254.6", tr("the greatest expected final score; no mistakes")},
        {"champion",
         tr("Champion"),
         {},
         tr("the greatest probability to win; with compact tables within 0.2 percentage points")}};
}

} // namespace app::session
