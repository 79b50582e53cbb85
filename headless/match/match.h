// A match of any two-player game: what is agreed on, what is told while it is played, and what is
// known at its end. `Traits` says which game: match_loop.h lists what it holds.

#pragma once

#include "core/dice/keyed_dice.h"
#include "headless/engine/engine_connection.h"
#include "headless/match/observed_engine.h"
#include "headless/match/outcome.h"
#include "headless/sandbox/sandbox.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace headless::match {

// The part of the terms that all games have; agreed before the first game.
struct CommonTerms {
    std::array<std::string, 2> commands;
    int games = 0;            // of each part of the match
    std::string seed_sha256;  // hexadecimal, of the seed's 64 hexadecimal digits
    bool public_seed = false; // given on the command line: for tests

    friend bool operator==(const CommonTerms&, const CommonTerms&) = default;
};

// The options of a match but for its terms.
struct CommonOptions {
    core::dice::Seed seed{};
    sandbox::Limits limits; // for each part of the match
    int parallel_games = 1; // so many copies of each program play at once
    bool freezes = false;   // stops a program while it is not its move
    sandbox::View view;     // what both programs may see beside what is theirs
    // As EngineGroup asks it; a game that was on doesn't count.
    std::function<bool()> is_stopped = {};
    // Asked between games: whether to wait, watching the programs, before the next one.
    std::function<bool()> is_held_up = {};
    // The luck of side a in a game, by its transcript, where the terms need it. Any thread asks,
    // between games.
    std::function<double(const std::string& transcript)> luck = {};
    Pace pace = {}; // of whoever follows the match
};

template <class Traits>
struct MatchOptionsOf : CommonOptions {
    typename Traits::Terms terms;
};

// A game that counts.
template <class GameResult>
struct PlayedGameOf {
    GameResult game;
    std::string transcript;
    std::optional<double> luck = {}; // of side a, where the terms need it
};

// Called one at a time, whatever the number of parallel games.
template <class Traits>
struct MatchEventsOf {
    // The programs are told of a part of the match, where the game has such requests.
    std::function<void(std::size_t part, const std::string& transcript)> part = {};
    std::function<void(const PlayedGameOf<typename Traits::GameResult>&,
                       const typename Traits::Result& so_far)>
        game = {};
    std::function<void(const Rest&)> rest = {};
    // Of every request and answer, those of games that don't count too; game 0: of a part.
    Observer observer = {};
};

// What one side used over all parts. No part of the result: a replay can't know it.
struct SideUsage {
    double cpu_seconds = 0;
    double max_cpu_seconds = 0; // in one part
    double wall_seconds = 0;
    std::int64_t peak_bytes = 0;
    engine::Notes notes;
};

// Under which circumstances a match was played.
struct Circumstances {
    std::string version; // of the judge
    std::string date;
    std::string machine;
    std::string limits;
    std::string environment; // the verdict of its check
};

// What a report tells beside the result.
struct ReportFrame {
    std::optional<core::dice::Seed> seed;
    // Not known to a replay:
    std::optional<std::array<SideUsage, 2>> usage;
    std::string protection;
    std::array<std::string, 2> file_sha256; // of each program's file; empty if not known
    std::optional<Circumstances> circumstances;
};

template <class Result>
struct MatchReport : ReportFrame {
    explicit MatchReport(Result all, std::optional<core::dice::Seed> own_seed = {})
        : ReportFrame{std::move(own_seed), {}, {}, {}, {}}, result(std::move(all)) {}

    Result result;
};

} // namespace headless::match
