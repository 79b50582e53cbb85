// The luck-adjusted score of a match: the score less the luck of the dice, with the same
// expectation and far less noise. Computed from the transcripts of the games. See
// ai/yahtzee/win/luck.h.

#pragma once

#include "ai/yahtzee/win/luck.h"
#include "core/support/result.h"
#include "headless/match/sprt.h"
#include "headless/match/yahtzee/result.h"

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace headless::match::yahtzee {

// The luck-adjusted score of one side, over all games of the match; games that were lost unplayed
// have no luck.
struct LuckAdjusted {
    double score;
    double standard_error; // with duplicates, from pairs of games
    Interval interval99;   // of a normal distribution; its ends may lie outside of 0 and 1

    friend bool operator==(const LuckAdjusted&, const LuckAdjusted&) = default;
};

// The losses of one side's decisions, in points of the expected final score.
struct Losses {
    double points = 0;
    std::int64_t decisions = 0;

    friend bool operator==(const Losses&, const Losses&) = default;
};

struct LuckReport {
    std::array<LuckAdjusted, 2> sides;
    std::string baseline; // its name
    std::array<Losses, 2> losses{};

    // Points per decision; 0 where none was measured.
    double mean_loss(int side) const {
        const Losses& own = losses[static_cast<std::size_t>(side)];
        return own.decisions > 0 ? own.points / static_cast<double>(own.decisions) : 0;
    }

    friend bool operator==(const LuckReport&, const LuckReport&) = default;
};

// The luck of side a in one game. Every line of the transcript has a roll and the dice that were
// held of it.
double luck_in(const std::string& transcript, const ai::yahtzee::win::LuckBaseline& baseline);

// Adds up the luck and the losses of a match. The figures don't depend on the order of games.
class LuckMeter {
public:
    // With values, losses are measured too.
    explicit LuckMeter(std::shared_ptr<const ai::yahtzee::win::LuckBaseline> baseline,
                       ai::yahtzee::solve::SharedValues values = nullptr)
        : baseline_(std::move(baseline)), values_(std::move(values)) {}

    // As luck_in(); nothing if the baseline's tables are damaged, which report() says. Any thread
    // may call it.
    std::optional<double> luck_of(const std::string& transcript);

    // One call at a time. Nothing is added without luck.
    void add(const GameResult& game, const std::string& transcript, std::optional<double> luck);

    const ai::yahtzee::win::LuckBaseline& baseline() const { return *baseline_; }

    // After the last game. An error if the baseline's tables are damaged, or if there are too few
    // games.
    core::support::Result<LuckReport> report(const Result& result) const;

private:
    // The losses of both sides in one game; none without values.
    std::array<Losses, 2> losses_in(const std::string& transcript) const;
    ScoreSums sums_of(const Result& result) const;

    const std::shared_ptr<const ai::yahtzee::win::LuckBaseline> baseline_;
    const ai::yahtzee::solve::SharedValues values_;
    std::mutex mutex_; // for fault_, while games are played
    std::optional<core::support::Error> fault_;
    std::int64_t luck_ = 0; // of side a, over all games
    std::array<std::int64_t, 2> loss_{};
    std::array<std::int64_t, 2> decisions_{};
    ScoreSums games_; // side a's scores less its luck
    PairedScores pairs_;
};

} // namespace headless::match::yahtzee
