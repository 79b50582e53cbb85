// The log of a match of dominoes, one line an event, and its replay:
//
//   alea dominoes log 1
//   terms JSON
//   case NUMBERS HAND-SIZE
//   SIDE REQUEST : ANSWER                    (another answer than the protocol's: as JSON; none)
//   game NUMBER STARTER
//   SIDE REQUEST : ANSWER
//   end WINNER                               (a, b or tie)
//   forfeit SIDE REASON WORDS
//   rest SIDE GAMES REASON WORDS             (games left of the case, all lost)
//   seed 64-HEXADECIMAL-DIGITS               (after the last game)

#pragma once

#include "core/dice/keyed_dice.h"
#include "core/support/result.h"
#include "headless/match/dominoes/result.h"
#include "headless/match/log_lines.h"
#include "headless/match/report.h"

#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>

namespace headless::match::dominoes {

std::string log_head(const Terms& terms);
std::string log_case(core::dominoes::Case setting, const std::string& transcript);
std::string log_game(const GameResult& game, const std::string& transcript);

struct Spectator {
    std::function<void(core::dominoes::Case, const GameResult&)> before; // of the log
    Watcher watch;
    std::function<void(const GameResult&)> after;
};

struct Replay {
    Result result;
    core::dice::Seed seed;
};

// Plays every game of a log again: the deals must be the seed's, each request must follow from the
// answers before it, each verdict and result must be what the referee says. The last games may be
// missing: a match can be stopped.
core::support::Result<Replay> replay(std::istream& log, const Spectator& spectator = {});

// Matches of dominoes as JSON: the terms in a log, the report, and the events of --json-lines.

using Report = MatchReport<Result>;

Json to_json(const Terms& terms);
core::support::Result<Terms> terms_from_json(std::string_view text);
Json to_json(const Report& report);
// A finished game, and the running score of side a.
Json game_json(const GameResult& game, const Result& so_far);

} // namespace headless::match::dominoes
