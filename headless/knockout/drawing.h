// A knockout as text for people, as self-contained SVG, and as JSON.

#pragma once

#include "headless/knockout/state.h"

#include <string>

namespace headless::knockout {

// The entrants that were turned away, the matches by round, and the places once it is decided.
std::string to_text(const State& state);

std::string to_svg(const State& state);

// {"decided": …, "places": [{"place": 1, "name": …}, …], "state": {…}}.
support::Json report_json(const State& state);

} // namespace headless::knockout
