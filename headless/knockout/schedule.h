// Which matches a contest without elimination has: everybody against everybody (round robin), or
// one against all others (gauntlet).

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

// Of those in the draw, in the order in which they are handed out: everybody plays about as often
// as the others at any time. In a gauntlet the first entrant plays all others; if it is not in the
// draw, nobody plays.
std::vector<Pairing> pairings(const State& state, Format format);

} // namespace headless::knockout
