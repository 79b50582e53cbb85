// The types of a match of any two-player game: its terms and options, its events, and its report.
// `Traits` defines the game; match_loop.h lists its members.

#pragma once

#include "core/dice/keyed_dice.h"
#include "headless/engine/engine_connection.h"
#include "headless/match/engine_pair.h"
#include "headless/match/outcome.h"

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
    std::string title = {};   // in words: the contest, the match, the players; empty: none

    friend bool operator==(const CommonTerms&, const CommonTerms&) = default;
};

// The options of a match but for its terms.
struct CommonOptions {
    core::dice::Seed seed{};
    sandbox::Limits limits; // for each part of the match
    int parallel_games = 1; // as many copies of each program run
    bool freezes = false;   // suspends a program while it is not its move
    // The files that each program may see beside its own.
    std::array<sandbox::View, 2> views;
    // As in EngineGroup; an unfinished game doesn't count.
    std::function<bool()> is_stopped = {};
    // The luck of side a in a game with this transcript, where it can be measured. Called between
    // games, from any thread.
    std::function<std::optional<double>(const std::string& transcript)> luck = {};
    Pace pace = {}; // for people who follow the match
    // Called once per side, from any thread, when it has neither answered nor used CPU time for so
    // long.
    double patience_seconds = 10;
    std::function<void(int side, double seconds)> on_silence = {};
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
    std::optional<double> luck = {}; // of side a, where it was measured
};

// Called one at a time, whatever the number of parallel games.
template <class Traits>
struct MatchEventsOf {
    // A part of the match has been announced to the programs, if the game has such requests.
    std::function<void(std::size_t part, const std::string& transcript)> part = {};
    std::function<void(const PlayedGameOf<typename Traits::GameResult>&,
                       const typename Traits::Result& so_far)>
        game = {};
    std::function<void(const Rest&)> rest = {};
    // Receives every request and answer, also those of games that don't count; game 0: the
    // announcement of a part.
    Observer observer = {};
};

// The resources that one side used over all parts. Not in the result, since a replay can't know
// them.
struct SideUsage {
    double cpu_seconds = 0;
    double max_cpu_seconds = 0; // in one part
    double wall_seconds = 0;
    std::int64_t peak_bytes = 0;
    engine::Notes notes;
};

// The circumstances of a match.
struct Circumstances {
    std::string version; // of the judge
    std::string date;
    std::string machine;
    std::string limits;
    std::string environment; // the verdict of its check
};

// The part of a report beside the result.
struct ReportFrame {
    std::optional<core::dice::Seed> seed;
    // Not known to a replay:
    std::optional<std::array<SideUsage, 2>> usage;
    std::string protection;
    std::array<std::string, 2> file_sha256; // of each program's file; empty if not known
    std::optional<Circumstances> circumstances;
    std::optional<Unanswered> unanswered;
};

template <class Result>
struct MatchReport : ReportFrame {
    explicit MatchReport(Result all, std::optional<core::dice::Seed> own_seed = {})
        : ReportFrame{own_seed, {}, {}, {}, {}, {}}, result(std::move(all)) {}

    Result result;
};

} // namespace headless::match
