// Matches of dominoes as JSON: the terms in a log, the report, and the events of --json-lines.

#pragma once

#include "core/support/result.h"
#include "headless/match/dominoes/report.h"
#include "headless/match/observed_engine.h"

#include <string>
#include <string_view>

namespace headless::match::dominoes {

std::string terms_to_json(const Terms& terms);
core::support::Result<Terms> terms_from_json(std::string_view text);

// The whole report, on `indent` columns; -1: on one line.
std::string report_to_json(const Report& report, int indent);

// One line each: {"event": "began" | "action" | "game" | "ended", ...}; report_parts.h has those of
// all games.
std::string began_event(const Terms& terms, const std::string& protection);
std::string action_event(const Request& request, std::string_view answer);
std::string game_event(const GameResult& game, const Result& so_far);
std::string ended_event(const Report& report);

} // namespace headless::match::dominoes
