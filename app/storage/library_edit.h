// Changes to games of the library, made in their files: names, stars, and deletion, which can be
// undone for some weeks.

#pragma once

#include "core/yahtzee/notation/record.h"

#include <QString>

namespace app::storage {

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
void forget_deleted_games(const QString& folder, int days = days_until_forgotten);
// Counts the days of a deleted game anew; the game may be none.
void remember_deleted_game(const QString& folder, const QString& key);

} // namespace app::storage
