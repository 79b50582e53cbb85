// The log of a match that `alea-judge yahtzee match --log` wrote (see resources/docs/programs.md),
// as records of its games.

#pragma once

#include "core/yahtzee/notation/record.h"

#include <QString>

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace app::storage {

bool is_judge_log(std::string_view text);

struct JudgeLogReading {
    // Of the sides a and b; empty: the names of their commands.
    std::array<core::yahtzee::notation::RecordedPlayer, 2> players = {};
    std::optional<core::dice::Seed> seed = {}; // nothing: that at the end of the log
};

// A game that was broken off ends where it was. A log that ends early, while the match goes on,
// gives the games that it holds; the last line may be incomplete.
core::support::Result<std::vector<core::yahtzee::notation::Record>>
parse_judge_log(std::string_view text, const JudgeLogReading& reading = {});

} // namespace app::storage
