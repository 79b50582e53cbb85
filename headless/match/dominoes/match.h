// A match of dominoes between two programs: the contest's twenty cases of a hundred games. Each
// case has its own copies of the programs, with limits of their own, so who falls out of one case
// is back in the next.

#pragma once

#include "core/dice/keyed_dice.h"
#include "headless/engine/engine_connection.h"
#include "headless/match/dominoes/result.h"
#include "headless/match/observed_engine.h"
#include "headless/sandbox/sandbox.h"

#include <functional>
#include <string>

namespace headless::match::dominoes {

// What the contest allows for one case.
inline constexpr sandbox::Limits contest_limits = [] {
    sandbox::Limits limits;
    limits.cpu_seconds = 100;
    limits.wall_seconds = 600;
    limits.memory_bytes = std::int64_t{1} << 30;
    return limits;
}();

struct MatchOptions {
    Terms terms;
    core::dice::Seed seed{};
    sandbox::Limits limits = contest_limits; // for each case
    bool freezes = false;                    // stops a program while it is not its move
    sandbox::View view;                      // what both programs may see beside what is theirs
    std::function<bool()> is_stopped = {};   // as Table asks it; a game that was on does not count
    Pace pace = {};                          // of whoever follows the match
};

// What one side used, over all cases.
struct SideUsage {
    double cpu_seconds = 0;
    double max_cpu_seconds = 0; // in one case
    std::int64_t peak_bytes = 0;
    engine::Notes notes;
};

struct MatchEvents {
    std::function<void(core::dominoes::Case, const std::string& transcript)> begin;
    std::function<void(const GameResult&, const std::string& transcript, const Result&)> game;
    std::function<void(const Rest&)> rest;
    Observer observer = {}; // of every request and answer; game 0: before the first game
};

struct Report {
    Result result;
    std::array<SideUsage, 2> usage;
};

// Throws std::system_error where the machine, not a program, is at fault.
Report run_match(const MatchOptions& options, const sandbox::Protection& protection,
                 const MatchEvents& events);

} // namespace headless::match::dominoes
