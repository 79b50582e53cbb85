// The traits of a match of Yahtzee between two programs: the contest's 1,000 games, one after the
// other or several in parallel; its log, which can be judged again, and its report as JSON.

#pragma once

#include "core/dice/keyed_dice.h"
#include "core/support/result.h"
#include "core/yahtzee/position.h"
#include "headless/match/log_lines.h"
#include "headless/match/match_loop.h"
#include "headless/match/report.h"
#include "headless/match/yahtzee/luck.h"
#include "headless/match/yahtzee/result.h"

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headless::match::yahtzee {

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

// With duplicates, the processes that played the first halves of a block end before those of the
// second halves begin; otherwise the programs could learn the opponent's dice.
class Traits {
public:
    using Terms = yahtzee::Terms;
    using GameResult = yahtzee::GameResult;
    using Result = yahtzee::Result;
    using Report = yahtzee::Report;
    static constexpr bool has_opening = false;
    // A request as at the start of a game.
    static std::string first_request() {
        return core::yahtzee::to_text({.mover = {}, .opponents = {{}}, .dice = {1, 2, 3, 4, 5}}) +
               '\n';
    }

    Traits(const Terms& terms, const core::dice::Seed& seed) : terms_(terms), dice_(seed) {}

    std::vector<Part> parts() const;
    int games_per_unit() const { return terms_.duplicate ? 2 : 1; }
    bool enters_in_order() const { return terms_.sprt.has_value(); }
    GameResult play(std::size_t part, int unit, int half, const Engines& engines,
                    std::string& transcript) const;

    static void add(const PlayedGameOf<GameResult>& played, Result& result) {
        result.add(played.game, played.luck);
    }
    static int games_left(const Result& result) { return result.terms().games - result.played(); }
    static bool is_decided(const Result& result);

    // The lines of a log.
    static constexpr auto log_game = yahtzee::log_game;

    // Events of --json-lines: the dice of a position that a program is asked about, and what it
    // answers, legal or not.
    static Json roll_json(const Request& request);
    static Json action_json(const Request& request, std::string_view answer);

private:
    const Terms& terms_;
    const core::dice::KeyedDice dice_;
};

using MatchOptions = match::MatchOptionsOf<Traits>;
using MatchEvents = match::MatchEventsOf<Traits>;
using PlayedGame = match::PlayedGameOf<GameResult>;

} // namespace headless::match::yahtzee
