// Matches of Yahtzee as JSON: the terms in a log, the report, and the events of --json-lines.

#pragma once

#include "core/support/result.h"
#include "headless/match/report_parts.h"
#include "headless/match/yahtzee/luck.h"
#include "headless/match/yahtzee/result.h"

#include <optional>
#include <string_view>

namespace headless::match::yahtzee {

struct Report : MatchReport<Result> {
    using MatchReport::MatchReport;
    std::optional<LuckReport> luck; // where there is a baseline to measure it by
};

Json to_json(const Terms& terms);
core::support::Result<Terms> terms_from_json(std::string_view text);
Json to_json(const Report& report);
// A finished game, and the running score of side a.
Json game_json(const GameResult& game, const Result& so_far);

} // namespace headless::match::yahtzee
