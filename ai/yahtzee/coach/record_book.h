// What the reviews of several games say about each player together: the means a game, and where the
// losses are.

#pragma once

#include "ai/yahtzee/coach/review.h"

#include <vector>

namespace ai::yahtzee {

// One player, by name and program. Who plays in two seats of a game plays two games.
struct PlayerFigures {
    core::yahtzee::RecordedPlayer player;
    int games = 0; // from empty cards to the end: the means are over these
    int parts = 0; // of games: unfinished, or begun in the middle; in the sums only
    Figures points;
    Figures chances; // of games whose chances were reviewed, all of the same aim
    // Of a game, in points.
    Mean score;
    Mean luck;
    Mean losses;
    Mean luck_free_score;
    std::optional<Mean> chance_lost; // where chances were reviewed
};

class RecordBook {
public:
    // The review must be of this record.
    void add(const core::yahtzee::Record& record, const Review& review);

    int games() const { return games_; } // whole or not

    // In the order in which they came.
    std::vector<PlayerFigures> players() const;

private:
    struct Page {
        PlayerFigures sums; // without the means
        std::vector<double> scores;
        std::vector<double> luck;
        std::vector<double> losses;
        std::vector<double> luck_free_scores;
        std::vector<double> chances_lost;
    };
    Page& page_of(const core::yahtzee::RecordedPlayer& player);

    int games_ = 0;
    std::vector<Page> pages_;
};

} // namespace ai::yahtzee
