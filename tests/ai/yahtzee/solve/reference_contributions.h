// Where the points come from, computed plainly and in double precision to test the solver against:
// backwards over every keep and every outcome, with fifteen numbers instead of one.

#pragma once

#include "tests/ai/yahtzee/solve/reference.h"

#include <array>
#include <map>

namespace reference {

// Points still to come: boxes 0 to 12, upper bonus, Yahtzee bonuses.
using Parts = std::array<double, 15>;

class Contributions {
public:
    // Only with boxes open whose bits are in `within`.
    Contributions(Joker rule, unsigned within);

    // `upper` is capped at 63, where the bonus has been earned.
    const Parts& at(unsigned open, YahtzeeBox yahtzee, int upper) const {
        return rows_.at({open, yahtzee})[static_cast<std::size_t>(upper)];
    }

private:
    struct ValuedAction {
        double value = -1;
        Parts parts{};
    };

    ValuedAction best_box(unsigned open, YahtzeeBox yahtzee, int upper, const Dice& dice) const;
    Parts solve(unsigned open, YahtzeeBox yahtzee, int upper) const;

    Joker rule_;
    std::map<std::pair<unsigned, YahtzeeBox>, std::array<Parts, 64>> rows_; // by upper total
};

} // namespace reference
