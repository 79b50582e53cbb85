// A match between two programs: the contest's 1,000 games, at one table or at several.

#pragma once

#include "headless/match/yahtzee/report.h"
#include "headless/sandbox/sandbox.h"

#include <functional>
#include <string>
#include <vector>

namespace headless::match::yahtzee {

struct MatchOptions {
    Terms terms;
    core::dice::Seed seed{};
    sandbox::Limits limits;
    int tables = 1;                        // so many copies of each program play at once
    bool freezes = false;                  // stops a program while it is not its move
    sandbox::View view;                    // what both programs may see beside what is theirs
    std::function<bool()> is_stopped = {}; // as Table asks it; games that were on don't count
    // Asked between games: whether to wait, watching the programs, before the next one.
    std::function<bool()> is_held_up = {};
};

// Called one at a time, whatever the number of tables.
struct MatchEvents {
    std::function<void(const GameResult&, const std::string& transcript, const Result&)> game;
    std::function<void(const Rest&)> rest;
};

// Throws std::system_error where the machine, not a program, is at fault.
Report run_match(const MatchOptions& options, const sandbox::Protection& protection,
                 const MatchEvents& events);

} // namespace headless::match::yahtzee
