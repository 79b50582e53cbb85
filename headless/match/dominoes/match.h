// The traits of a match of dominoes between two programs: the contest's twenty cases of a hundred
// games. Each case has its own copies of the programs with limits of their own, so a program that
// is disqualified in one case plays the next.

#pragma once

#include "headless/match/dominoes/log.h"
#include "headless/match/match_loop.h"

#include <string>
#include <vector>

namespace headless::match::dominoes {

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

    // The lines of a log; log.h.
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
