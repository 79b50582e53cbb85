// The traits of a match of Yahtzee between two programs: the contest's 1,000 games, one after the
// other or several in parallel.

#pragma once

#include "core/dice/keyed_dice.h"
#include "core/yahtzee/position.h"
#include "headless/match/match_loop.h"
#include "headless/match/yahtzee/log.h"

#include <string>
#include <vector>

namespace headless::match::yahtzee {

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

    // The lines of a log; log.h.
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
