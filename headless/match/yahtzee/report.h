// The report of a match of Yahtzee, as text for people.

#pragma once

#include "headless/match/report_parts.h"
#include "headless/match/yahtzee/luck.h"
#include "headless/match/yahtzee/result.h"

#include <iosfwd>
#include <optional>
#include <string>

namespace headless::match::yahtzee {

struct Report : MatchReport<Result> {
    using MatchReport::MatchReport;
    std::optional<LuckReport> luck; // where there is a baseline to tell it by
};

void print_start(std::ostream& out, const Terms& terms, const std::string& protection);
void print_report(std::ostream& out, const Report& report);

// The running score of side a in one line: interval, Elo, likelihood of superiority, the sequential
// test, and how often each result came.
std::string live_line(const Result& so_far);

} // namespace headless::match::yahtzee
