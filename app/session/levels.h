// The programs to play against as levels: a name, the average of their final scores, and how they
// play.

#pragma once

#include <QString>

#include <span>
#include <string_view>
#include <vector>

namespace app::session {

struct Level {
    std::string_view program; // in the roster
    QString title;            // "Strong"
    QString average;          // points alone, as measured by `alea-lab exact`; empty: not told
    QString style;            // one line
};

// From the weakest to the strongest.
std::vector<Level> levels();

} // namespace app::session
