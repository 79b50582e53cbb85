// Leads a contest to its end: set-up commands, then qualification, draw and bracket of a knockout,
// or the matches of a round robin or a gauntlet. Every match runs as a judge's process of its own,
// here or where a scheduler puts it; pairs that don't wait for one another run side by side. What
// each match comes to depends on the secret seed and the match alone, so neither order nor
// interruption changes the standings.

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
    std::string random_player;       // whom every entrant of a knockout must beat first
    int games = 1000;
    int tie_games = 100;     // in a block that decides a tie
    int max_tie_blocks = 10; // then the lot decides
    int side_by_side = 1;
    SetUpLimits set_up;
    // The events of a match as its judge tells them, a line of JSON each, those of a try that
    // failed too. Any thread calls it. Empty: matches run without telling.
    std::function<void(const std::string& id, const std::string& line)> on_event = {};
    std::function<void(const std::string& id, const Match&)> on_match = {}; // played to its end
};

// The opponent of all qualifications.
inline constexpr std::string_view random_name = "random player";

// What follows from the secret seed: the seed of a match's block of games, who wins by lot, and the
// draw of those that were not turned away.
core::dice::Seed match_seed(const core::dice::Seed& seed, const std::string& block_name);
std::string lot_winner(const core::dice::Seed& seed, const std::string& id, const std::string& a,
                       const std::string& b);
std::vector<std::string> draw_of(const State& state, Format format, const core::dice::Seed& seed);

// The SHA-256 of a file or folder, or why there is none.
std::string hash_or_reason(const std::filesystem::path& path);

// Goes on from `state`. `on_change` is told in words what has been done, one call at a time.
// Throws std::runtime_error if a match's process gives no result time and again.
State run_knockout(const RunOptions& options, State state, const sandbox::Protection& protection,
                   const std::function<void(const std::string&)>& on_change);

} // namespace headless::knockout
