// The matches of a contest without elimination: everybody against everybody (round robin), or one
// entrant against all others (gauntlet).

#pragma once

#include "headless/knockout/state.h"

#include <string>
#include <vector>

namespace headless::knockout {

enum class Format { knockout, round_robin, gauntlet };

// "knockout", "roundrobin", "gauntlet": the commands' names, and those in reports.
std::string name(Format format);

struct Pairing {
    std::string id; // "1-3": the numbers of a and b among the entrants
    std::string a;  // names
    std::string b;
};

// The matches of the entrants in the draw, in an order in which at any time all have played about
// equally often. In a gauntlet the first entrant plays all others; if it is not in the draw, there
// are none.
std::vector<Pairing> pairings(const State& state, Format format);

} // namespace headless::knockout
