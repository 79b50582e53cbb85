// Tags of a record that the trainer gives a meaning, beside those of the notation.

#pragma once

#include "core/yahtzee/notation/record.h"

#include <string>
#include <string_view>

namespace app::storage {

inline constexpr std::string_view time_tag = "Time";       // of day, when it began: "19:42:07"
inline constexpr std::string_view name_tag = "Name";       // that a person gave the game
inline constexpr std::string_view starred_tag = "Starred"; // "yes"
// The seat of the person whom the program calls "you", from 1; "0": nobody's.
inline constexpr std::string_view own_tag = "Own";
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

} // namespace app::storage
