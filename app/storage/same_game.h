// Recognises two records of the same game, and merges them.

#pragma once

#include "core/yahtzee/notation/record.h"

#include <QString>

#include <optional>
#include <vector>

namespace app::storage {

// 32 hexadecimal digits: a digest of who played, by which rules, when, with which dice, and what
// was rolled and done. Comments, variations, take-backs and other tags don't count, so a game that
// is looked at later keeps its key.
QString content_key(const core::yahtzee::notation::Record& record);

// Merges records with the same key: the first, with the comments, variations and tags that only the
// second has.
core::yahtzee::notation::Record merge(core::yahtzee::notation::Record first,
                                      const core::yahtzee::notation::Record& second);

// The seat of the person whom the program calls "you", if one is. A record without a tag for it
// comes from an earlier version: there it is the first person whose name is the word "You", in
// whatever language.
std::optional<int> you_seat(const core::yahtzee::notation::Record& record);

// The name of a player; empty: the person whom the program calls "you".
QString player_name(const core::yahtzee::notation::Record& record, int seat);

// The players of a record with such names.
std::vector<core::yahtzee::notation::RecordedPlayer>
players_of(const core::yahtzee::notation::Record& record);

// The person whose game it is: whom the program calls "you", else the first seat without a program,
// else the first seat.
int own_seat(const core::yahtzee::notation::Record& record);

// The owner has filled a box, and the game is no sample. Others aren't kept.
bool is_worth_keeping(const core::yahtzee::notation::Record& record);

} // namespace app::storage
