// The record of practice: the day on which each step of the basic strategy is due again, the
// results of sets and answers, and the set of today as far as it is answered. A text file (JSON)
// beside the games, which several windows may write: each change is made, under a lock, on what the
// file holds then.

#pragma once

#include "ai/yahtzee/practice/schedule.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace app::storage {

// The result of a set of exercises that was answered to its end.
struct SetResult {
    QString id;
    QString mode; // as PracticeMode names it
    QString date; // "2026-11-20"
    int exercises = 0;
    int accepted = 0; // of them
    double loss = 0;  // the mean of an answer, in points or win probability, times `exercises`
    bool is_to_win = false;

    friend bool operator==(const SetResult&, const SetResult&) = default;
};

// An answer to an exercise for a step, in points.
struct StepAnswer {
    QString id;
    QString step; // name
    QString date;
    double loss = 0;

    friend bool operator==(const StepAnswer&, const StepAnswer&) = default;
};

// An exercise of the set of today.
struct OpenItem {
    QString position; // of two players; see core::yahtzee::to_text()
    bool is_to_win = false;
    QString step;    // name; empty: it practises none
    QString mistake; // name, that it is like; empty: none
    int action = -1; // the answer's code; below 0: not answered

    friend bool operator==(const OpenItem&, const OpenItem&) = default;
};

struct OpenSet {
    QString id;
    QString date;
    std::vector<OpenItem> items;

    friend bool operator==(const OpenSet&, const OpenSet&) = default;
};

struct PracticeBook {
    QString placed; // name of the last step that a placement found known; empty: none
    std::map<QString, ai::yahtzee::practice::MemoryState> steps; // by name
    std::vector<SetResult> sets;                                 // the oldest first
    std::vector<StepAnswer> answers;                             // the oldest first
    // By the name of a mistake of a saved game: the days on which a position like it was answered
    // right.
    std::map<QString, QStringList> right_days;
    int forgotten = 0; // how often those were all forgotten
    std::optional<OpenSet> open;

    // After right answers on two days a mistake is done.
    QStringList doneMistakes() const;
    // Days in a row with a finished set, up to today or yesterday.
    int streak(const QString& today) const;

    friend bool operator==(const PracticeBook&, const PracticeBook&) = default;
};

// Sets and answers of both by their ids, later reviews of a step, and days of both.
PracticeBook merged(PracticeBook book, const PracticeBook& other);

// Below the folder of all that the trainer keeps.
QString practice_path(const QString& data_folder);

// A book of version 1 (27b3eb2): its sets and done mistakes. An empty book if there is no file;
// nothing if the file makes no sense. What makes no sense in a sound file is left out.
std::optional<PracticeBook> read_practice(const QString& path, int* version = nullptr);

class PracticeStore {
public:
    // A file that makes no sense, and one of version 1 after it was read, is set aside.
    explicit PracticeStore(QString path);

    const PracticeBook& book() const { return book_; }
    // Where a file was set aside; empty: there was no need.
    const QString& setAside() const { return set_aside_; }

    // Makes a change on what the file holds now and writes it, all or nothing. Why that could not
    // be done; empty: it is done. The change is in the book in any case.
    QString change(const std::function<void(PracticeBook&)>& change);

    void reload(); // what another window has written

private:
    void read();
    QString write() const;

    QString path_;
    PracticeBook book_;
    QString set_aside_;
};

} // namespace app::storage
