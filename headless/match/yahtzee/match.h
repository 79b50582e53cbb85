// A match between two programs: the contest's 1,000 games, at one table or at several.

#pragma once

#include "headless/match/observed_engine.h"
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
    // The luck of side a in a game, by its transcript, where the terms need it. Any thread asks,
    // between games.
    std::function<double(const std::string& transcript)> luck = {};
    Pace pace = {}; // of whoever follows the match
};

// A game that counts.
struct PlayedGame {
    GameResult game;
    std::string transcript;
    std::optional<double> luck = {}; // of side a, where the terms need it
};

// Called one at a time, whatever the number of tables.
struct MatchEvents {
    std::function<void(const PlayedGame&, const Result& so_far)> game;
    std::function<void(const Rest&)> rest;
    Observer observer = {}; // of every request and answer, those of games that don't count too
};

// Throws std::system_error where the machine, not a program, is at fault.
Report run_match(const MatchOptions& options, const sandbox::Protection& protection,
                 const MatchEvents& events);

} // namespace headless::match::yahtzee
