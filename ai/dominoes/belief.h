// Which tiles the opponent can hold, and how likely each hand is.
//
// Every tile the opponent ever had came to him in a slot of the shuffled deal, and before anything
// is seen all assignments of tiles to slots are equally likely. Slots form generations: his first
// hand, then the tiles of each draw. When he draws at some ends, nothing that he holds fits them,
// nor does what he draws, but for the last tile, which he places at once. So each tile has an
// earliest generation to which it can belong. What is not known is from which generation the
// tiles came that he placed without drawing; a belief keeps each way of that (a Split), weighed by
// the number of assignments. Given a split, hands are drawn or counted exactly, generation by
// generation. On top of that, a hand is as likely as the opponent's choices would be with it.

#pragma once

#include "ai/dominoes/policy.h"
#include "ai/dominoes/random_stream.h"
#include "ai/dominoes/record.h"

#include <cstddef>
#include <vector>

namespace ai::dominoes {

// One hand of the opponent; weights are relative.
struct Determinization {
    TileSet hand;
    double weight = 0;
};

// A choice that the opponent had if he had a certain hand.
struct PastChoice {
    PlayerView known;       // to him
    Placements choices;     // two at least
    std::size_t chosen = 0; // of them: the one that leads to what was seen
};

// A player may choose otherwise than any model thinks: a small part of his choice is free.
inline double allow_for_surprise(double chance, int choices) {
    constexpr double free_choice = 0.05;
    return (1 - free_choice) * chance + free_choice / choices;
}

class Belief {
public:
    explicit Belief(const Record& record);

    // All hands weighed exactly by draws if there are at most `most`, else `most` drawn at random;
    // each weighed by the likelihood of the opponent's choices too unless there are no weights.
    std::vector<Determinization> worlds(int most, const Model* choices, RandomStream& random) const;

    // Hands as likely as the draws make them: what the opponent chose from with each.
    std::vector<std::vector<PastChoice>> pasts(int hands, RandomStream& random) const;

    // One hand, as likely as the draws make it.
    TileSet sample(RandomStream& random) const;

private:
    struct Split {
        std::vector<int> held;            // slots still held, by generation
        std::vector<std::size_t> origins; // generation of the tile placed in each turn
        double weight = 1;
    };
    // The tiles of a hand by generation.
    using Generations = std::vector<TileSet>;

    void build();
    void add_draw(const OpponentTurn& turn);
    void add_placement(const OpponentTurn& turn);
    void merge();
    std::size_t earliest(Tile tile) const;
    void sort_tiles();
    double assignments(const Split& split) const;
    double hands(const Split& split) const;
    const Split& draw_split(RandomStream& random) const;
    Generations draw(const Split& split, RandomStream& random) const;
    template <class Visit>
    void enumerate(const Split& split, Generations& chosen, TileSet pool, const Visit& visit) const;
    TileSet hand_at(const Split& split, const Generations& now, std::size_t turn) const;
    std::vector<PastChoice> past(const Split& split, const Generations& now) const;
    double likelihood(const Split& split, const Generations& now, const Model& model) const;

    const Record* record_;
    TileSet barred_;                   // not dealt to anybody
    std::vector<TileSet> not_fitting_; // by draw: the tiles that fitted the ends, which he had not
    std::vector<std::size_t> generations_at_; // by turn: generations that he had when he chose
    std::vector<TileSet>
        pools_; // by generation: unseen tiles that can belong to it, and not before
    std::vector<Split> splits_;
    std::vector<double> sums_; // of the splits' assignments, up to and with each
};

// The table as it is if the opponent has this hand, with a shuffled stock. The record's player has
// seat 0 and is to move.
Table determinize(const Record& record, TileSet opponent, RandomStream& random);

} // namespace ai::dominoes
