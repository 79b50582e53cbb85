// What practice leaves behind: when each theme is due again, and how the sets of exercises went.
// A text file (JSON) beside the games.

#pragma once

#include "ai/yahtzee/practice/schedule.h"

#include <QString>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace app::storage {

// Of a set of exercises that was answered to its end.
struct SetResult {
    QString mode; // as PracticeMode names it
    QString date; // "2026-11-20"
    int exercises = 0;
    int accepted = 0; // of them
    double loss = 0;  // of all answers, in points, or in win probability
    bool is_to_win = false;

    friend bool operator==(const SetResult&, const SetResult&) = default;
};

struct PracticeBook {
    bool has_schedule = true; // themes are asked for when they are due
    std::map<std::string, ai::yahtzee::practice::MemoryState> themes; // by name
    std::vector<SetResult> sets;                                      // the oldest first
    // Mistakes of saved games, by name, that wait no longer: positions like them were answered
    // right.
    std::set<std::string> done_mistakes;

    friend bool operator==(const PracticeBook&, const PracticeBook&) = default;
};

// Below the folder of all that the trainer keeps.
QString practice_path(const QString& data_folder);

// An empty book if there is no file. A file that makes no sense is set aside under the name that
// `set_aside` gets; what makes no sense in a sound file is left out.
PracticeBook read_practice(const QString& path, QString* set_aside = nullptr);

// All of it or nothing. Why it could not be done; empty: it is done.
QString write_practice(const QString& path, const PracticeBook& book);

} // namespace app::storage
