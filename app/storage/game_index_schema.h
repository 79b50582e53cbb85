// The tables of the index; see game_index.h. Names of players and programs are parted by
// line ends.

#pragma once

namespace app::storage {

// In `PRAGMA user_version`: an index of another version is built anew.
inline constexpr int index_version = 3;
// In games.analysis: games with another analysis are analysed again. It depends on the page of the
// basic strategy, whose steps decisions name.
int analysis_version();

inline constexpr const char* index_tables[] = {
    // The files of the folder as they were when they were read.
    "CREATE TABLE files (path TEXT PRIMARY KEY, bytes INTEGER NOT NULL, changed INTEGER NOT NULL,"
    " failure TEXT) WITHOUT ROWID", // changed: milliseconds since 1970; failure: why not read

    // Where the games are: a game may be in several files.
    "CREATE TABLE copies (path TEXT NOT NULL, number INTEGER NOT NULL, game TEXT NOT NULL,"
    " PRIMARY KEY (path, number)) WITHOUT ROWID",
    "CREATE INDEX copies_by_game ON copies (game)",

    // One row per game; `key` is the hash of its content. Scores by seat, parted by '-'. result:
    // GameResult. own, whole: see GameEntry. real: the dice. luck, loss (points), win_loss
    // (probability), costliest (ply) and sums (see loss_sums.h) are the owner's. wins: whether the
    // analysis knew win probabilities.
    "CREATE TABLE games (key TEXT PRIMARY KEY, path TEXT NOT NULL, number INTEGER NOT NULL,"
    " date TEXT NOT NULL, time TEXT NOT NULL, players TEXT NOT NULL, programs TEXT NOT NULL,"
    " seat INTEGER NOT NULL, opponent TEXT NOT NULL, result INTEGER NOT NULL,"
    " scores TEXT NOT NULL, score INTEGER NOT NULL, starred INTEGER NOT NULL, name TEXT NOT NULL,"
    " own INTEGER NOT NULL, whole INTEGER NOT NULL, real INTEGER NOT NULL,"
    " analysis INTEGER NOT NULL DEFAULT 0, luck REAL, loss REAL, win_loss REAL,"
    " costliest INTEGER, sums BLOB, wins INTEGER NOT NULL DEFAULT 0)",
    "CREATE INDEX games_by_time ON games (date DESC, time DESC, key)",

    // The owner's decisions. turn from 0, roll from 1, dice as five digits, actions as numbers.
    "CREATE TABLE decisions (game TEXT NOT NULL, ply INTEGER NOT NULL, turn INTEGER NOT NULL,"
    " roll INTEGER NOT NULL, seat INTEGER NOT NULL, dice INTEGER NOT NULL,"
    " chosen INTEGER NOT NULL, best INTEGER NOT NULL, points INTEGER NOT NULL,"
    " loss REAL NOT NULL, win_loss REAL, grade INTEGER NOT NULL, step INTEGER NOT NULL,"
    " page_loss REAL NOT NULL,"
    " PRIMARY KEY (game, ply)) WITHOUT ROWID",
    "CREATE INDEX decisions_by_loss ON decisions (loss DESC)",
    "CREATE INDEX decisions_by_win_loss ON decisions (win_loss DESC)",
};

} // namespace app::storage
