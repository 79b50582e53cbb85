// Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012) over determinizations
// of the opponent's hand.
//
// One tree of what the searcher can see serves all determinizations. Each iteration draws one by
// its weight, with a shuffled stock. At the searcher's nodes an upper confidence bound chooses the
// placement; the opponent plays by the policy, which doesn't see the searcher's hand. Beyond the
// tree both play by the policy. Once the stock is empty both players know all tiles, and the exact
// value is used.

#pragma once

#include "ai/dominoes/belief.h"
#include "ai/dominoes/endgame.h"
#include "ai/dominoes/policy.h"

#include <cstdint>
#include <vector>

namespace ai::dominoes {

struct SearchOptions {
    int iterations = 20'000;  // at most
    int placements = 100'000; // in all iterations together, about: the budget of one choice
    int hands = 600;          // of the opponent, sampled before the search
    double exploration = 1.4; // factor of the upper confidence bound, points
    double even_prior = 0.4;  // the part of a prior that is uniform over the placements
    float sharpness = 4;      // of the searcher's policy beyond the tree
    bool weigh_choices = true;
    int endgame_tiles = 9; // in both hands together: up to so many are solved within a roll-out
};

class Search {
public:
    Search(const SearchOptions& options, const Weights& weights, std::uint64_t seed);

    // The record's player must be able to place. `opponent` says how the opponent plays.
    Placement best(const Record& record, const Model& opponent);

private:
    struct Edge {
        Placement placement;
        float prior = 0;
        int visits = 0;
        double sum = 0; // points
    };
    struct Node {
        std::uint64_t key = 0;   // 0: unused
        std::uint32_t first = 0; // edge
        std::uint8_t edges = 0;
        int visits = 0;
        double sum = 0; // points
    };

    Placements candidates(const Record& record);
    Node& node_at(std::uint64_t key);
    void expand(Node& node, std::uint64_t key, const Table& table, const Placements& choices);
    Edge& select(const Node& node);
    double iterate(Table table);
    void place(Table& table, const Placement& placement);
    double descend(Table& table);
    double finish(Table& table);

    SearchOptions options_;
    Model policy_; // for priors
    Model own_;    // for playing on
    Model opponent_;
    RandomStream random_;
    Endgame endgame_;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    int placed_ = 0;                  // in this search
    std::vector<std::uint32_t> path_; // edges taken in this iteration
    std::vector<std::size_t> path_nodes_;
};

} // namespace ai::dominoes
