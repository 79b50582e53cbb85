// The game solved again, plainly and in double precision, to test the solvers against: every keep
// of every roll and every way the re-rolled dice can fall, written from the rules of the game and
// sharing no code with what it tests.

#pragma once

#include <array>
#include <vector>

namespace reference {

enum class Joker { forced, verhoeff, free_choice };
enum class YahtzeeBox { open, zero, fifty };

using Dice = std::array<int, 5>; // sorted

constexpr int yahtzee_box = 11; // of boxes 0 to 12

// The points of `dice` in box 0 to 12, and whether they may be scored there; bit b of `open` stands
// for box b, and it must be open.
struct Scoring {
    bool legal;
    int points;
    int bonus; // for a further Yahtzee
};
Scoring scoring(Joker rule, unsigned open, YahtzeeBox yahtzee, const Dice& dice, int box);

// Every distinct roll, and how many of the 7,776 permutations of five dice give it.
struct Roll {
    Dice dice;
    int permutations;
};
const std::vector<Roll>& rolls();

// For every distinct keep how many of the ways that the other dice can fall end in which roll.
struct Outcome {
    int roll; // in rolls()
    double probability;
};
const std::vector<std::vector<Outcome>>& keeps();
// The keeps within a roll, in keeps().
const std::vector<std::vector<int>>& keeps_within();

class Values {
public:
    // Only with boxes open whose bits are in `within`.
    explicit Values(Joker rule, unsigned within = 8191);

    // Points to come; `upper` is capped at 63, where the bonus has been earned.
    double points(unsigned open, YahtzeeBox yahtzee, int upper) const {
        return row(open, yahtzee)[static_cast<std::size_t>(upper)];
    }

private:
    using Row = std::array<double, 64>; // by upper total

    const Row& row(unsigned open, YahtzeeBox yahtzee) const {
        return rows_[open * 3 + static_cast<unsigned>(yahtzee)];
    }
    void solve(unsigned open, YahtzeeBox yahtzee);
    void score_all(unsigned open, YahtzeeBox yahtzee, std::vector<Row>& by_roll) const;

    Joker rule_;
    std::vector<Row> rows_;
};

} // namespace reference
