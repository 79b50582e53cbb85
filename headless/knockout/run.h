// Runs a contest to its end: set-up commands, then qualification, draw and bracket of a knockout,
// or the matches of a round robin or a gauntlet. Every match runs as a judge process of its own,
// here or where a scheduler puts it; matches that don't depend on each other run in parallel. The
// dice of each match depend only on the secret seed and the match, so neither order nor
// interruption changes them.

#pragma once

#include "core/dice/keyed_dice.h"
#include "headless/knockout/schedule.h"
#include "headless/knockout/set_up.h"
#include "headless/knockout/state.h"
#include "headless/sandbox/sandbox.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace headless::knockout {

struct RunOptions {
    Format format = Format::knockout;
    std::filesystem::path state_file;
    std::filesystem::path folder;    // for logs, reports and seeds of the matches
    core::dice::Seed seed{};         // secret
    std::vector<std::string> runner; // words before each match's command
    std::vector<std::string> judge;  // "alea-judge yahtzee match" and its limits, as words
    std::string random_player;       // the command that every entrant of a knockout must beat first
    int games = 1000;
    int tie_games = 100;     // in a block that decides a tie
    int max_tie_blocks = 10; // then the lot decides
    int side_by_side = 1;
    SetUpLimits set_up;
    // Called with each event of a match, a line of JSON from its judge, also in attempts that fail.
    // Any thread calls it. Empty: matches run without events.
    std::function<void(const std::string& id, const std::string& line)> on_event = {};
    std::function<void(const std::string& id, const Match&)> on_match = {}; // played to its end
    // Called with the result of each step in words, one call at a time.
    std::function<void(const std::string& words)> on_result = {};
};

// The opponent of all qualifications.
inline constexpr std::string_view random_name = "random player";

// Functions of the secret seed: the seed of a match's block of games, the winner by lot, and the
// draw of the entrants that were not turned away.
core::dice::Seed match_seed(const core::dice::Seed& seed, const std::string& block_name);
std::string lot_winner(const core::dice::Seed& seed, const std::string& id, const std::string& a,
                       const std::string& b);
std::vector<std::string> draw_of(const State& state, Format format, const core::dice::Seed& seed);

// The SHA-256 of a file or folder, or why there is none.
std::string hash_or_reason(const std::filesystem::path& path);

// Runs the contest from `state` on. Calls `on_error` with what keeps a match waiting, in words,
// one call at a time. Throws std::runtime_error if the process of a match repeatedly gives no
// result, support::Interrupted if a signal came first; the state is saved then.
State run_knockout(const RunOptions& options, State state, const sandbox::Protection& protection,
                   const std::function<void(const std::string&)>& on_error);

} // namespace headless::knockout
