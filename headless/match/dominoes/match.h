// The traits of a match of dominoes between two programs: the contest's twenty cases of a hundred
// games. Each case has its own copies of the programs with limits of their own, so a program that
// is disqualified in one case plays the next. Its log can be judged again.

#pragma once

#include "core/dice/keyed_dice.h"
#include "core/support/result.h"
#include "headless/match/dominoes/result.h"
#include "headless/match/log_lines.h"
#include "headless/match/match_loop.h"
#include "headless/match/report.h"

#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace headless::match::dominoes {

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

// The limits of the contest for one case.
inline constexpr sandbox::Limits contest_limits = [] {
    sandbox::Limits limits;
    limits.cpu_seconds = 100;
    limits.wall_seconds = 600;
    limits.memory_bytes = std::int64_t{1} << 30;
    return limits;
}();

class Traits {
public:
    using Terms = dominoes::Terms;
    using GameResult = dominoes::GameResult;
    using Result = dominoes::Result;
    using Report = dominoes::Report;
    static constexpr bool has_opening = true;

    Traits(const Terms& terms, const core::dice::Seed& seed) : terms_(terms), seed_(seed) {}

    std::vector<Part> parts() const {
        return std::vector<Part>(terms_.cases.size(), Part{{0, terms_.games}});
    }
    static int games_per_unit() { return 1; }
    static bool enters_in_order() { return false; }
    std::optional<Forfeit> open(std::size_t part, const Engines& engines,
                                std::string& transcript) const {
        return announce(core::dominoes::Init{terms_.cases[part]}, engines, transcript);
    }
    void begin(std::size_t part, Result& result) const { result.begin(terms_.cases[part]); }
    GameResult play(std::size_t part, int unit, int, const Engines& engines,
                    std::string& transcript) const {
        const auto deal = deal_of(seed_, terms_.cases[part], unit + 1);
        return dominoes::play(unit + 1, deal, engines, transcript);
    }

    static void add(const PlayedGameOf<GameResult>& played, Result& result) {
        result.add(played.game);
    }
    static int games_left(const Result& result) {
        return result.terms().games - result.cases().back().games();
    }
    static bool is_decided(const Result&) { return false; }

    // The lines of a log.
    static constexpr auto log_game = dominoes::log_game;
    std::string log_part(std::size_t part, const std::string& transcript) const {
        return log_case(terms_.cases[part], transcript);
    }

    // Events of --json-lines. What a program is asked stands beside its answer.
    static Json roll_json(const Request&) { return nullptr; }
    static Json action_json(const Request& request, std::string_view answer) {
        return {{"game", request.game},
                {"side", side_name(request.side)},
                {"request", request.text},
                {"action", answer}};
    }

private:
    const Terms& terms_;
    const core::dice::Seed& seed_;
};

using MatchOptions = match::MatchOptionsOf<Traits>;
using MatchEvents = match::MatchEventsOf<Traits>;
using PlayedGame = match::PlayedGameOf<GameResult>;

} // namespace headless::match::dominoes
