// The log of a match, one line an event, and its replay:
//
//   alea yahtzee log 1
//   terms JSON
//   game NUMBER FIRST-SIDE DICE
//   SIDE POSITION : ACTION                   (an answer that is no whole number: as JSON)
//   end WINNER POINTS-A POINTS-B             (a, b or tie)
//   forfeit SIDE POINTS-A POINTS-B REASON WORDS  (crash: of the game alone)
//   rest SIDE GAMES REASON WORDS             (games left, all lost)
//   seed 64-HEXADECIMAL-DIGITS               (after the last game)

#pragma once

#include "core/dice/keyed_dice.h"
#include "core/support/result.h"
#include "headless/match/log_lines.h"
#include "headless/match/report.h"
#include "headless/match/yahtzee/luck.h"
#include "headless/match/yahtzee/result.h"

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace headless::match::yahtzee {

std::string log_head(const Terms& terms);
std::string log_game(const GameResult& game, const std::string& transcript);

struct Replay {
    Result result;
    core::dice::Seed seed;
};

// `luck` only where it was measured.
using GameWatcher = std::function<void(const GameResult&, const std::string& transcript,
                                       std::optional<double> luck)>;

// Plays every game of a log again: each position must follow from the last one, each verdict and
// result must be what the referee says, and with the seed every die must be right. `luck` measures
// the luck of side a in a game, by its transcript; without it a sequential test on luck-adjusted
// scores is not repeated.
core::support::Result<Replay>
replay(std::istream& log, const GameWatcher& on_game = {},
       const std::function<double(const std::string& transcript)>& luck = {});

// Matches of Yahtzee as JSON: the terms in a log, the report, and the events of --json-lines.

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
