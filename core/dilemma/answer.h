// The answer of a player in a round: a line with the IDs of the players from whom it takes 1, then
// optionally a line of state that it gets back unchanged in the next round.

#pragma once

#include "core/support/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::dilemma {

// The default stands for a void output: it takes nothing and has no state.
struct Answer {
    std::vector<int> victims; // ascending, each once
    std::string state;        // without a line end

    friend bool operator==(const Answer&, const Answer&) = default;
};

// Reads the whole output of player `id`. A victim that is named twice counts once. Any other fault
// (the player's own ID, an ID below 1 or above `players`, a word that is no number, a third line)
// is an error and makes the output void.
support::Result<Answer> parse_answer(std::string_view output, int players, int id);

std::string to_text(const Answer& answer);

} // namespace core::dilemma
