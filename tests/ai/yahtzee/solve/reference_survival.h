// The probabilities to get at least so many points, by plain enumeration, to test the tables of
// survival functions against: every roll is followed to the end of the game.

#pragma once

#include "tests/ai/yahtzee/solve/reference.h"

#include <cstddef>
#include <map>
#include <tuple>
#include <vector>

namespace reference {

constexpr int max_points_tested = 400;
using Probabilities = std::vector<double>; // to get at least n points, by n

// The probability to get at least `points`, which may be negative.
inline double at_least(const Probabilities& probabilities, int points) {
    if (points <= 0) return 1;
    return points < max_points_tested ? probabilities[static_cast<std::size_t>(points)] : 0;
}

using Node = std::tuple<unsigned, YahtzeeBox, int>; // open, Yahtzee box, upper total

struct Step {
    int points;
    Node next;
};

// The greatest probability to get at least n points. Play aims at n, so each n is solved apart.
class TargetProbabilities {
public:
    const Probabilities& of(const Node& node);

private:
    double solve(const Node& node, int needed);
    double score(const Node& node, const Roll& roll, int needed);

    std::map<Node, Probabilities> known_;
};

// The probabilities for play that aims at the greatest mean score.
class ScoreDistributions {
public:
    explicit ScoreDistributions(const Values& values) : values_(values) {}

    const Probabilities& of(const Node& node);

private:
    void play(const Node& node, Probabilities& probabilities);
    Step best_step(const Node& node, const Roll& roll, double& value) const;

    const Values& values_;
    std::map<Node, Probabilities> known_;
};

} // namespace reference
