// Reads the tags of a record: the part before the moves.

#pragma once

#include "core/yahtzee/notation/record.h"
#include "core/yahtzee/notation/record_lexer.h"

#include <span>

namespace core::yahtzee::notation {

inline constexpr auto not_a_game = "a game begins with the line [Alea \"1\"]";

// The record without its moves. There must be at least one tag. The tag Result is not checked here.
support::Result<Record> record_of_tags(std::span<const RecordToken> tags);

// The tag of that name; null if there is none.
const RecordToken* find_tag(std::span<const RecordToken> tags, std::string_view name);

} // namespace core::yahtzee::notation
