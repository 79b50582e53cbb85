#include "app/session/levels.h"

#include "ai/yahtzee/basic/strategy.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <cmath>

namespace app::session {

namespace basic = ai::yahtzee::basic;

namespace {

// What lupdate finds the texts by.
struct LevelWords {
    Q_DECLARE_TR_FUNCTIONS(Levels)
};

constexpr double mean_of_optimal = 254.5877; // `alea-lab exact optimal`

// The number of steps whose exact mean is the nearest to so many points.
int steps_near(double points) {
    int nearest = 0;
    double distance = points;
    for (int known = 0; known < basic::page().size(); ++known) {
        const double off = std::abs(first_steps(basic::page(), known).mean - points);
        if (off >= distance) continue;
        nearest = known;
        distance = off;
    }
    return nearest;
}

Level basic_level(const QString& title, int known) {
    const basic::Strategy strategy = first_steps(basic::page(), known);
    const bool is_whole = known == basic::page().size();
    return {is_whole ? "basic" : "basic-" + std::to_string(known), title,
            QString::number(std::lround(strategy.mean)),
            is_whole
                ? LevelWords::tr("knows all %n steps of the basic strategy", nullptr, known)
                : LevelWords::tr("knows the first %n steps of the basic strategy", nullptr, known),
            strategy.mean};
}

} // namespace

std::vector<Level> levels() {
    static const std::array near{steps_near(180), steps_near(200), steps_near(215), steps_near(228),
                                 steps_near(238)};
    return {basic_level(LevelWords::tr("Beginner"), near[0]),
            basic_level(LevelWords::tr("Casual"), near[1]),
            basic_level(LevelWords::tr("Club"), near[2]),
            basic_level(LevelWords::tr("Regular"), near[3]),
            basic_level(LevelWords::tr("Strong"), near[4]),
            basic_level(LevelWords::tr("Master"), basic::page().size()),
            {"optimal", LevelWords::tr("Expert"), QLocale().toString(mean_of_optimal, 'f', 1),
             LevelWords::tr("the greatest expected final score; no mistakes"), mean_of_optimal},
            {"champion",
             LevelWords::tr("Champion"),
             {},
             LevelWords::tr("the greatest probability to win; with compact tables within 0.2 "
                            "percentage points")}};
}

} // namespace app::session
