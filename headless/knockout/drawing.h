// A knockout as text for people, as self-contained SVG, and as JSON.

#pragma once

#include "headless/knockout/state.h"

#include <string>
#include <utility>
#include <vector>

namespace headless::knockout {

// "Winners' bracket, round 2".
std::string title(char part, int round);

// The places with their entrants, from 1; empty until the knockout is decided.
std::vector<std::pair<int, std::string>> places_of(const State& state);

// A line for each entrant that was turned away.
std::string turned_away_text(const State& state);

// The entrants that were turned away, the matches by round, and the places once it is decided.
std::string to_text(const State& state);

std::string to_svg(const State& state);

// {"decided": …, "places": [{"place": 1, "name": …}, …], "state": {…}}.
support::Json report_json(const State& state);

} // namespace headless::knockout
