// Games in files, in the notation.

#pragma once

#include "core/support/result.h"
#include "core/yahtzee/notation/record.h"

#include <QByteArray>
#include <QString>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace app::storage {

// Tags of a record that the trainer gives a meaning, beside those of the notation.

inline constexpr std::string_view time_tag = "Time";       // of day, when it began: "19:42:07"
inline constexpr std::string_view name_tag = "Name";       // that a person gave the game
inline constexpr std::string_view starred_tag = "Starred"; // "yes"
// The seat of the person whom the program calls "you", from 1; "0": nobody's.
inline constexpr std::string_view own_tag = "Own";
// "yes": the person decided at least once after the best choice was shown.
inline constexpr std::string_view hints_tag = "Hints";
// "yes": an example that comes with the program, nobody's game. It isn't kept.
inline constexpr std::string_view sample_tag = "Sample";
// Only in the file of the game that is played: the key (see same_game.h) under which the game is
// among the saved games, or was about to go there.
inline constexpr std::string_view kept_tag = "Kept";
// Only there too: "yes" while the game is as it was opened. Then nothing is lost when another takes
// its place, and it doesn't go to the saved games.
inline constexpr std::string_view unchanged_tag = "Unchanged";

// Empty: it isn't there.
std::string tag_of(const core::yahtzee::notation::Record& record, std::string_view name);

// An empty value takes the tag away.
void set_tag(core::yahtzee::notation::Record& record, std::string_view name, std::string value);

// At least one.
core::support::Result<std::vector<core::yahtzee::notation::Record>> read_games(const QString& path);

// All of it or nothing: a file that is there already stays whole until the new one is on the
// disk. Why it could not be done; empty: it is done.
QString write_whole(const QString& path, const QByteArray& bytes);
QString write_games(const QString& path, std::span<const core::yahtzee::notation::Record> records);
QString write_game(const QString& path, const core::yahtzee::notation::Record& record);

} // namespace app::storage
