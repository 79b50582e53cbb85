// The score of a match less the luck of its dice: it has the same expectation as the score and far
// less noise. Worked out from the transcripts of the games, apart from the match itself. See
// ai/yahtzee/chance/luck.h.

#pragma once

#include "ai/yahtzee/chance/luck.h"
#include "core/base/result.h"
#include "headless/match/yahtzee/result.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headless::match::yahtzee {

// Of one side, over all games of the match; those that were lost unplayed have no luck in them.
struct LuckAdjusted {
    double score;
    double standard_error; // with duplicates, from pairs of games
    Interval interval99;   // of a normal distribution; its ends may lie outside of 0 and 1

    friend bool operator==(const LuckAdjusted&, const LuckAdjusted&) = default;
};

struct LuckReport {
    std::array<LuckAdjusted, 2> sides;
    std::string baseline; // its name

    friend bool operator==(const LuckReport&, const LuckReport&) = default;
};

class LuckMeter {
public:
    LuckMeter(std::shared_ptr<const ai::yahtzee::LuckBaseline> baseline, int threads)
        : baseline_(std::move(baseline)), threads_(threads) {}

    // Only keeps the transcript; what has piled up is measured now and then, on all threads. One
    // call at a time. The figures don't depend on the order of games.
    void add(const GameResult& game, const std::string& transcript);

    // After the last game. An error if the baseline's tables are damaged, or if there are too few
    // games to tell.
    core::base::Result<LuckReport> report(const Result& result);

private:
    struct Kept {
        int game;
        double score; // of side a
        std::string transcript;
    };
    // Of games, or of pairs of games: side a's scores less its luck. Kept in whole parts, so that
    // the sums don't depend on their order.
    struct Sums {
        std::int64_t count = 0;
        std::int64_t scores = 0;
        std::int64_t squares = 0;

        void add(double score);
        double standard_error() const;
    };
    void measure();
    void enter(const Kept& game, double luck);
    Sums sums_of(const Result& result) const;

    std::shared_ptr<const ai::yahtzee::LuckBaseline> baseline_;
    int threads_;
    std::vector<Kept> kept_;
    std::size_t kept_bytes_ = 0;
    std::optional<core::base::Error> fault_;
    std::int64_t luck_ = 0; // of side a, over all games
    Sums games_;
    Sums pairs_;
    std::map<int, double> half_pairs_; // pair to the score of the one game that is known
};

} // namespace headless::match::yahtzee
