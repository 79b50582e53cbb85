// The result of a match of dominoes, built game by game by the match itself or by a replay of its
// log.

#pragma once

#include "core/dominoes/request.h"
#include "headless/match/dominoes/play.h"
#include "headless/match/match.h"
#include "headless/match/statistics.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace headless::match::dominoes {

// Each case is a part of the match: the programs are started anew, with limits of their own.
struct Terms : CommonTerms {
    std::vector<core::dominoes::Case> cases;

    friend bool operator==(const Terms&, const Terms&) = default;
};

struct CaseResult {
    core::dominoes::Case setting;
    std::array<int, 2> wins{}; // by side; forfeited games are won by the other
    int ties = 0;
    std::vector<std::pair<int, Forfeit>> forfeits; // by game
    std::vector<Rest> rests;

    int games() const { return wins[0] + wins[1] + ties; }
    // Games won and half of those tied.
    double points(int side) const { return wins[static_cast<std::size_t>(side)] + 0.5 * ties; }
    // True if a program was disqualified in this case.
    bool has_disqualified() const {
        const auto is_out = [](const auto& each) { return each.second.disqualifies(); };
        return !rests.empty() || std::ranges::any_of(forfeits, is_out);
    }

    friend bool operator==(const CaseResult&, const CaseResult&) = default;
};

class Result {
public:
    explicit Result(Terms terms) : terms_(std::move(terms)) {}

    void begin(core::dominoes::Case setting) { cases_.push_back({setting, {}, 0, {}, {}}); }
    void add(const GameResult& game) {
        CaseResult& current = cases_.back();
        if (game.winner)
            ++current.wins[static_cast<std::size_t>(*game.winner)];
        else
            ++current.ties;
        if (game.forfeit) current.forfeits.emplace_back(game.game, *game.forfeit);
    }
    void add(const Rest& rest) {
        cases_.back().wins[static_cast<std::size_t>(1 - rest.side)] += rest.games;
        cases_.back().rests.push_back(rest);
    }

    const Terms& terms() const { return terms_; }
    const std::vector<CaseResult>& cases() const { return cases_; }
    int games() const {
        int sum = 0;
        for (const CaseResult& each : cases_) sum += each.games();
        return sum;
    }
    double points(int side) const {
        double sum = 0;
        for (const CaseResult& each : cases_) sum += each.points(side);
        return sum;
    }
    Record record(int side) const {
        Record record;
        for (const CaseResult& each : cases_) {
            record.wins += each.wins[static_cast<std::size_t>(side)];
            record.losses += each.wins[static_cast<std::size_t>(1 - side)];
            record.ties += each.ties;
        }
        return record;
    }
    int played() const { return games(); }
    bool has_disqualified() const { // a program, in any case
        return std::ranges::any_of(cases_, &CaseResult::has_disqualified);
    }
    Standing standing(int side) const { return match::standing(record(side)); }
    // The number of games in all cases of the terms.
    int games_due() const { return static_cast<int>(terms_.cases.size()) * terms_.games; }
    // True if the match was stopped: some games were neither played nor lost.
    bool is_cut_short() const { return games() < games_due(); }

    friend bool operator==(const Result&, const Result&) = default;

private:
    Terms terms_;
    std::vector<CaseResult> cases_;
};

} // namespace headless::match::dominoes
