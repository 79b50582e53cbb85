// The games that are kept: all files of a folder with games in them. game_index.h answers
// questions about them faster, from an index.

#pragma once

#include "core/support/parallel.h"
#include "core/yahtzee/notation/record.h"

#include <QString>

#include <vector>

namespace app::storage {

// Changes to games of the library, made in their files: names, stars, and deletion, which can be
// undone for some weeks.

// Why it could not be done; empty: it is done. `key` is that of same_game.h, `file` a name in the
// folder; the others games in the file stay as they are.
QString name_game(const QString& folder, const QString& file, const QString& key,
                  const QString& name);
QString star_game(const QString& folder, const QString& file, const QString& key, bool starred);

// Into a folder of deleted games below the folder. All copies of the game must be named one by one.
QString delete_game(const QString& folder, const QString& file, const QString& key);
// A game that was deleted, back into the folder.
QString restore_game(const QString& folder, const QString& key);

// It was deleted, and has not come back since.
bool is_deleted(const QString& folder, const core::yahtzee::notation::Record& record);

inline constexpr int days_until_forgotten = 30;
// Deleted games that nobody has missed for so long.
void forget_deleted_games(const QString& folder);
// Counts the days of a deleted game anew; the game may be none.
void remember_deleted_game(const QString& folder, const QString& key);

// Below the folder of all that the trainer keeps.
QString library_folder(const QString& data_folder);

struct Import {
    int added = 0;   // games
    int known = 0;   // that were there already
    QString failure; // why it could not be done; empty: it is done
};

// Each game of a file into a file of its own in the folder, which is made if need be. A game that
// is there already isn't added again. What was added before it was stopped stays.
Import import_games(const QString& path, const QString& folder,
                    const core::support::Execution& execution = {});

// Where the library has the game if it was kept or imported, and not moved by hand.
QString path_of_game(const core::yahtzee::notation::Record& record, const QString& folder);

// Writes the game into the folder, which is made if need be, under its date and key (see
// same_game.h): the same game is kept once, with the variations and comments of both. Why it could
// not be done; empty: it is done.
QString keep_game(const core::yahtzee::notation::Record& record, const QString& folder);

// Keeps it in place of another record of the game, whose name and star it takes over, if that one
// is there under this key. Can be done again where it was stopped.
QString replace_game(const QString& key, const core::yahtzee::notation::Record& record,
                     const QString& folder);

} // namespace app::storage
