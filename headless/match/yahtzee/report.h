// All there is to tell about a match, as text for people.

#pragma once

#include "core/dice/keyed_dice.h"
#include "headless/match/report_parts.h"
#include "headless/match/yahtzee/luck.h"
#include "headless/match/yahtzee/result.h"

#include <array>
#include <iosfwd>
#include <optional>
#include <string>

namespace headless::match::yahtzee {

struct Report {
    Result result;
    std::optional<core::dice::Seed> seed;
    // Not known to a replay:
    std::optional<std::array<SideUsage, 2>> usage;
    std::string protection;
    std::array<std::string, 2> file_sha256; // of each program's file; empty if not known
    // Where there is a baseline to tell luck by:
    std::optional<LuckReport> luck = {};
    std::optional<Circumstances> circumstances = {}; // not known to a replay
};

void print_start(std::ostream& out, const Terms& terms, const std::string& protection);
void print_report(std::ostream& out, const Report& report);

// The running score of side a in one line: interval, Elo, likelihood of superiority, the sequential
// test, and how often each result came.
std::string live_line(const Result& so_far);

} // namespace headless::match::yahtzee
