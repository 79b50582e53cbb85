// What the list of saved games says about them, in words for people.

#pragma once

#include "app/storage/game_entry.h"

#include <QDate>
#include <QString>

namespace app::models {

// "Today 19:42", "Yesterday 22:05", "Thu 19 Nov 18:30", "19 Nov 2025 18:30"; without a time where
// it isn't known.
QString when_text(const QString& date, const QString& time, QDate today);
QString when_text(const storage::GameEntry& game, QDate today);

// The name that it was given, or its opponents; "alone".
QString against_text(const storage::GameEntry& game);

// "won by 22", "lost by 49", "a tie", "alone", "unfinished".
QString result_text(const storage::GameEntry& game);

// "247 : 225", the owner's first.
QString score_text(const storage::GameEntry& game);

// "fives for 15", "keep 3 4", "roll all again".
QString chosen_text(const storage::GameDecision& decision);
QString best_text(const storage::GameDecision& decision); // a box without its points

// A table for other programs: RFC 4180, UTF-8, a line per game.
QByteArray games_csv(const std::vector<storage::GameEntry>& games);

} // namespace app::models
