// The result of a match of Yahtzee, built game by game by the match itself or by a replay of its
// log.

#pragma once

#include "headless/match/match.h"
#include "headless/match/sprt.h"
#include "headless/match/statistics.h"
#include "headless/match/yahtzee/play.h"

#include <array>
#include <map>
#include <optional>
#include <vector>

namespace headless::match::yahtzee {

struct Terms : CommonTerms {
    bool duplicate = false; // games come in pairs with the same dice, seats changed
    std::optional<SprtBounds> sprt;
    bool adjusts_luck = false; // the sequential test takes the scores less the luck of the dice

    friend bool operator==(const Terms&, const Terms&) = default;
};

// The sides alternate in moving first; with duplicates games 2k - 1 and 2k have the same dice.
inline Pairing pairing_of(const Terms& terms, int game) {
    const int dice = terms.duplicate ? (game - 1) / 2 : game - 1;
    return {game, (game - 1) % 2, static_cast<std::uint64_t>(dice)};
}

struct SideResult {
    int wins = 0;
    int losses = 0;
    int ties = 0;
    std::int64_t points = 0; // of the games played to the end
    std::vector<Forfeit> forfeits;
    std::vector<int> forfeited_games; // the numbers of the same

    Record record() const { return {wins, ties, losses}; }
    int games() const { return wins + losses + ties; }
    double score() const { return record().score(); }

    friend bool operator==(const SideResult&, const SideResult&) = default;
};

class Result {
public:
    explicit Result(Terms terms) : terms_(std::move(terms)) {}

    // `luck` of side a, where it was measured.
    void add(const GameResult& game, std::optional<double> luck = {});
    void add(const Rest& rest);

    const Terms& terms() const { return terms_; }
    const SideResult& side(int side) const { return sides_[static_cast<std::size_t>(side)]; }
    const std::vector<Rest>& rests() const { return rests_; }
    int played() const { return played_; }     // games begun
    int complete() const { return complete_; } // games played to the end
    double average_points(int side) const;     // of these

    bool has_disqualified() const; // a program

    // True if the match was stopped: some games were neither played nor lost.
    bool is_cut_short() const;

    // The standing of one side. With duplicates the interval is that of pairs of games.
    Standing standing(int side) const;

    // Where the test was asked for, and the luck that it needs is known. Plain scores count by
    // pairs of games with duplicates, else by games; luck-adjusted scores by pairs.
    std::optional<SprtState> sprt_state() const;
    // Whole pairs of games with luck-adjusted scores, of side a.
    const ScoreSums& adjusted_pairs() const { return adjusted_.pairs(); }
    // Pairs of games with the same dice, by half points of side a.
    std::optional<std::array<std::int64_t, 5>> pairs() const;

    friend bool operator==(const Result&, const Result&) = default;

private:
    Terms terms_;
    std::array<SideResult, 2> sides_;
    std::vector<Rest> rests_;
    int played_ = 0;
    int complete_ = 0;
    // Results of side a: losses, ties, wins; or pairs by half points, 0 to 4.
    std::array<std::int64_t, 5> outcomes_{};
    std::map<int, int> half_pairs_; // pair to half points of its first game
    PairedScores adjusted_;
};

} // namespace headless::match::yahtzee
