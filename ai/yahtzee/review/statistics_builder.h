// What the reviews of several games say about each player together: the means a game, and where the
// losses are. A game may come several times, as it was kept on the way and as it ended, or played
// on in two ways from some place: what such records share is counted once.

#pragma once

#include "ai/yahtzee/review/review.h"

#include <cstddef>
#include <vector>

namespace ai::yahtzee::review {

// One player, by name and program. Who plays in two seats of a game plays two games.
struct PlayerStatistics {
    core::yahtzee::notation::RecordedPlayer player;
    int games = 0; // from empty cards to the end: the means are over these
    int parts = 0; // of games: unfinished, or begun in the middle; in the sums only
    Figures points;
    Figures probabilities; // of games whose probabilities were reviewed, all of the same objective
    // Of a game, in points.
    Mean score;
    Mean luck;
    Mean losses;
    Mean luck_free_score;
    std::optional<Mean> probability_lost; // where probabilities were reviewed
};

class StatisticsBuilder {
public:
    // For reviews of these records, which are spoken of by their place among them.
    explicit StatisticsBuilder(const std::vector<core::yahtzee::notation::Record>& records);

    // False where another record tells all of the game that this one does.
    bool counts(std::size_t record) const { return !entries_[record].is_told_elsewhere; }

    // Each once at most. Does nothing for a record that does not count.
    void add(std::size_t record, const Review& review);

    int games() const { return games_; } // that were added and count, whole or not

    // In the order in which they came.
    std::vector<PlayerStatistics> players() const;

private:
    struct Entry {
        std::vector<core::yahtzee::notation::RecordedPlayer> players;
        bool is_whole;             // from empty cards to the end
        std::size_t first_own_ply; // those before it are counted with another record
        bool is_told_elsewhere;
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
