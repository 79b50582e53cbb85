// The games that are kept: all files of a folder with games in them. They are read anew each time;
// a thousand take a quarter of a second.

#pragma once

#include "core/yahtzee/notation/record.h"

#include <QString>
#include <QStringList>

#include <stop_token>
#include <vector>

namespace app::storage {

// Below the folder of all that the trainer keeps.
QString library_folder(const QString& data_folder);

struct SavedGame {
    QString file; // its name in the folder
    core::yahtzee::notation::Record record;
    core::yahtzee::Game end; // as far as it was played
};

struct Library {
    std::vector<SavedGame> games; // the newest first
    QStringList failures;         // a line for each file that could not be read
};

// What was read so far if it was stopped. A folder that isn't there holds nothing.
Library read_library(const QString& folder, const std::stop_token& stop = {});

// Copies a file with games into the folder, which is made if need be, under a name that is free.
// Why it could not be done; empty: it is done.
QString import_games(const QString& path, const QString& folder);

// Writes the game into the folder, which is made if need be, under its date and a name that is its
// own: the same game is kept once. Why it could not be done; empty: it is done.
QString keep_game(const core::yahtzee::notation::Record& record, const QString& folder);

} // namespace app::storage
