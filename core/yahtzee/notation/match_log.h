// The log of a match that `alea-judge yahtzee match --log` wrote (see resources/docs/programs.md),
// as records of its games.

#pragma once

#include "core/yahtzee/notation/record.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace core::yahtzee::notation {

bool is_match_log(std::string_view text);

// The JSON of the match's terms, with the commands of both sides; empty if there is none.
std::string_view terms_of_match_log(std::string_view text);

struct MatchLogReading {
    std::array<RecordedPlayer, 2> players{RecordedPlayer{"a"}, RecordedPlayer{"b"}}; // the sides
    std::optional<dice::Seed> seed = {}; // nothing: that at the end of the log
};

// A game that was broken off ends where it was. A log that ends early, while the match goes on,
// gives the games that it holds; the last line may be incomplete.
support::Result<std::vector<Record>> parse_match_log(std::string_view text,
                                                     const MatchLogReading& reading = {});

} // namespace core::yahtzee::notation
