// The programs to play against as levels: a name, the average of their final scores, and how they
// play. Those below Expert know the first steps of the basic strategy.

#pragma once

#include <QString>

#include <string>
#include <vector>

namespace app::session {

struct Level {
    std::string program; // in the roster
    QString title;       // "Strong"
    QString average;     // points alone, exact but for rounding; empty: not told
    QString style;       // one line
    double mean = 0;     // the same as a number; 0: not told
};

// From the weakest to the strongest.
std::vector<Level> levels();

} // namespace app::session
