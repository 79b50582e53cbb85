// A review of a game as text and as JSON.

#pragma once

#include "ai/yahtzee/coach/review.h"
#include "core/yahtzee/record.h"

#include <map>
#include <ostream>
#include <string>
#include <vector>

namespace headless::lab {

void write_text(std::ostream& out, const core::yahtzee::Record& record,
                const ai::yahtzee::Review& review);

// One object on one line.
void write_json(std::ostream& out, const core::yahtzee::Record& record,
                const ai::yahtzee::Review& review);

// Means over several games, by the names of the players.
class ReviewTotals {
public:
    void add(const core::yahtzee::Record& record, const ai::yahtzee::Review& review);
    void write_text(std::ostream& out) const;

private:
    struct Sums {
        std::vector<double> losses; // points, a number a game
        std::vector<double> luck_free_scores;
        double all_losses = 0;
        int unforced = 0;
    };
    std::map<std::string, Sums> players_;
};

} // namespace headless::lab
