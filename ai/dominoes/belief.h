// Which tiles the opponent can hold, and the probability of each hand.
//
// Every tile that the opponent ever had lay in some slot of the shuffled deal, and before anything
// is seen all assignments of tiles to slots are equally likely. Slots form generations: the first
// hand, then the tiles of each draw. When the opponent draws, no tile in its hand fits the ends,
// and no drawn tile does but the last, which is placed at once. So each tile has an earliest
// generation to which it can belong. A tile that was placed without drawing may be of several
// generations; a belief keeps every such combination (a Split), weighted by its number of
// assignments. Given a split, hands are drawn or counted exactly, generation by generation. The
// weight of a hand also contains the likelihood of the opponent's choices with that hand.

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

// A choice that the opponent had if its hand was the assumed one.
struct PastChoice {
    PlayerView known;       // to the opponent
    Placements choices;     // at least two
    std::size_t chosen = 0; // index of the one that was seen
};

// Mixes a small part of a uniform choice into a model's probability, since no model is certain.
inline double allow_for_surprise(double probability, int choices) {
    constexpr double free_choice = 0.05;
    return (1 - free_choice) * probability + free_choice / choices;
}

class Belief {
public:
    explicit Belief(const Record& record);

    // All hands, weighted exactly by draws, if there are at most `max_count`, else `max_count`
    // hands drawn at random. Each is also weighted by the likelihood of the opponent's choices
    // under `choices`, unless that is null.
    std::vector<Determinization> determinizations(int max_count, const Model* choices,
                                                  RandomStream& random) const;

    // For so many hands drawn at random by draws alone: the choices that the opponent had with
    // each.
    std::vector<std::vector<PastChoice>> pasts(int hands, RandomStream& random) const;

    // A hand drawn at random by draws alone.
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
    // `product`, times of_pool(tiles, held) for each generation.
    double ways(const Split& split, double product, double (*of_pool)(int tiles, int held)) const;
    const Split& draw_split(RandomStream& random) const;
    Generations draw(const Split& split, RandomStream& random) const;
    template <class Visit>
    void enumerate(const Split& split, Generations& chosen, TileSet pool, const Visit& visit) const;
    TileSet hand_at(const Split& split, const Generations& now, std::size_t turn) const;
    std::vector<PastChoice> past(const Split& split, const Generations& now) const;
    double likelihood(const Split& split, const Generations& now, const Model& model) const;

    const Record* record_;
    TileSet barred_;                   // not dealt to anybody
    std::vector<TileSet> not_fitting_; // by draw: tiles that fit the ends; the opponent had none
    std::vector<std::size_t> generations_at_; // by turn: how many generations there were
    std::vector<TileSet>
        pools_; // by generation: unseen tiles that can belong to it, and not before
    std::vector<Split> splits_;
    std::vector<double> sums_; // of the splits' assignments, up to and with each
};

// The table if the opponent has this hand, with a shuffled stock. The record's player has seat 0
// and is to move.
Table determinize(const Record& record, TileSet opponent, RandomStream& random);

} // namespace ai::dominoes
