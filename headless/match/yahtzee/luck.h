// The luck-adjusted score of a match: the score less the luck of the dice, with the same
// expectation and far less noise. Computed from the transcripts of the games. See
// ai/yahtzee/win/luck.h.

#pragma once

#include "ai/yahtzee/win/luck.h"
#include "core/support/result.h"
#include "headless/match/sprt.h"
#include "headless/match/yahtzee/result.h"

#include <array>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

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

class LuckMeter {
public:
    static constexpr std::size_t default_kept_bytes = 32 << 20; // some 3,000 games

    // `threads` measure what is left after the last game, or where no match is on. With values,
    // losses are measured too.
    LuckMeter(std::shared_ptr<const ai::yahtzee::win::LuckBaseline> baseline, int threads,
              std::size_t max_kept_bytes = default_kept_bytes,
              ai::yahtzee::solve::SharedValues values = nullptr);

    // Only keeps the transcript. Once half of what may be kept has piled up, a thread of the
    // meter's own measures beside the match. One call at a time. The figures depend neither on the
    // order of games nor on when they are measured.
    void add(const GameResult& game, const std::string& transcript);

    // A game whose luck was measured elsewhere; its losses are measured at once.
    void add(const GameResult& game, double luck, const std::string& transcript);
    void add(const PlayedGameOf<GameResult>& played) {
        played.luck ? add(played.game, *played.luck, played.transcript)
                    : add(played.game, played.transcript);
    }

    const ai::yahtzee::win::LuckBaseline& baseline() const { return *baseline_; }

    // As much is kept as may be: let no game begin until this has passed. Any thread may ask.
    bool is_full() const;

    // Measures what is kept on all threads, if that is much: where no match is on, whose programs
    // must be watched.
    void make_room();

    std::size_t games_to_measure() const;

    // After the last game. `on_measured` gets the number of games measured so far, from any thread.
    // An error if the baseline's tables are damaged, or if there are too few games.
    core::support::Result<LuckReport>
    report(const Result& result, const std::function<void(std::size_t)>& on_measured = {});

private:
    struct Kept {
        int game;
        double score; // of side a
        std::string transcript;
    };
    struct Figures {
        double luck = 0; // of side a
        std::array<Losses, 2> losses{};
    };
    Figures figures_of(const Kept& game) const;
    // The losses of both sides in one game; none without values.
    std::array<Losses, 2> losses_of(const std::string& transcript) const;
    void measure_beside(const std::stop_token& stop);
    void measure_kept(const std::function<void(std::size_t)>& on_measured);
    void enter(const Kept& game, const Figures& figures);
    void fail(const std::exception& error);
    ScoreSums sums_of(const Result& result) const;

    const std::shared_ptr<const ai::yahtzee::win::LuckBaseline> baseline_;
    const int threads_;
    const std::size_t max_kept_bytes_;
    const ai::yahtzee::solve::SharedValues values_;

    mutable std::mutex mutex_; // for all below, but the thread
    std::condition_variable_any changed_;
    std::deque<Kept> kept_;
    std::size_t kept_bytes_ = 0; // with the games that are being measured
    std::optional<core::support::Error> fault_;
    std::int64_t luck_ = 0; // of side a, over all games
    std::array<std::int64_t, 2> loss_{};
    std::array<std::int64_t, 2> decisions_{};
    ScoreSums games_; // side a's scores less its luck
    PairedScores pairs_;

    std::jthread thread_;
};

} // namespace headless::match::yahtzee
