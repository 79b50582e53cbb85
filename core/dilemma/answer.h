// What a player answers in a round: a line with the IDs it takes 1 from, then optionally a line of
// state that it gets back unchanged in the next round.

#pragma once

#include "core/support/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::dilemma {

// The default is the answer of a player whose output is void: it takes nothing and has no state.
struct Answer {
    std::vector<int> victims; // ascending, each once
    std::string state;        // without a line end

    friend bool operator==(const Answer&, const Answer&) = default;
};

// Reads the whole output of player `id`. The same victim twice counts once; any other flaw (its own
// ID, 0, a negative one, one above `players`, no number, a third line) voids the output.
support::Result<Answer> parse_answer(std::string_view output, int players, int id);

std::string to_text(const Answer& answer);

} // namespace core::dilemma
