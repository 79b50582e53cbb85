// Matches of dominoes as JSON: the terms in a log, the report, and the events of --json-lines.

#pragma once

#include "core/support/result.h"
#include "headless/match/dominoes/result.h"
#include "headless/match/report_parts.h"

#include <string_view>

namespace headless::match::dominoes {

using Report = MatchReport<Result>;

Json to_json(const Terms& terms);
core::support::Result<Terms> terms_from_json(std::string_view text);
Json to_json(const Report& report);
// A finished game, and the running score of side a.
Json game_json(const GameResult& game, const Result& so_far);

} // namespace headless::match::dominoes
