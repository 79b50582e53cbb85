// Statistics of each player over the reviews of several games: means per game, and where the losses
// are. Several records may hold parts of one game (a save on the way and the finished game, or two
// ways to play on): the plies that they share are counted once.

#pragma once

#include "ai/yahtzee/review/review.h"

#include <cstddef>
#include <vector>

namespace ai::yahtzee::review {

// One player, by name and program. A player in two seats of a game has played two games.
struct PlayerStatistics {
    core::yahtzee::notation::RecordedPlayer player;
    int games = 0; // from empty cards to the end: the means are over these
    int parts = 0; // unfinished games and those begun in the middle; only the sums count them
    Figures points;
    Figures probabilities; // of games whose probabilities were reviewed, all of the same objective
    // Means per game, in points.
    Mean score;
    Mean luck;
    Mean losses;
    Mean luck_free_score;
    std::optional<Mean> probability_lost; // where probabilities were reviewed
};

class StatisticsBuilder {
public:
    // For reviews of these records; the other functions name a record by its index.
    explicit StatisticsBuilder(const std::vector<core::yahtzee::notation::Record>& records);

    // False if another record holds every ply of this one.
    bool counts(std::size_t record) const { return !entries_[record].is_counted_elsewhere; }

    // At most once per record. Does nothing for a record that does not count.
    void add(std::size_t record, const Review& review);

    int games() const { return games_; } // added records that count, whole games or parts

    // In the order in which they were added.
    std::vector<PlayerStatistics> players() const;

private:
    struct Entry {
        std::vector<core::yahtzee::notation::RecordedPlayer> players;
        bool is_whole;             // from empty cards to the end
        std::size_t first_own_ply; // those before it are counted with another record
        bool is_counted_elsewhere;
    };
    struct Page {
        PlayerStatistics sums; // without the means
        std::vector<double> scores;
        std::vector<double> luck;
        std::vector<double> losses;
        std::vector<double> luck_free_scores;
        std::vector<double> probabilities_lost;
    };
    Page& page_of(const core::yahtzee::notation::RecordedPlayer& player);

    std::vector<Entry> entries_; // by record
    int games_ = 0;
    std::vector<Page> pages_;
};

} // namespace ai::yahtzee::review
