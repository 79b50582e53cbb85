// Looks for the best placement by playing on in worlds that the opponent's hand allows.
//
// One tree of what the searcher can see (an information-set tree: Cowling, Powley, Whitehouse
// 2012) serves all worlds. Each iteration takes a world by its weight and a shuffled stock. At the
// searcher's own nodes the placement is chosen by an upper confidence bound; the opponent, who
// does not see the searcher's hand, plays by the policy, which does not either. Beyond the tree
// both play by the policy. Once the stock is empty both know all, and the exact value is used.

#pragma once

#include "ai/dominoes/belief.h"
#include "ai/dominoes/endgame.h"
#include "ai/dominoes/policy.h"

#include <cstdint>
#include <vector>

namespace ai::dominoes {

struct SearchOptions {
    int iterations = 20'000;  // at most
    int placements = 100'000; // in all iterations, about: what a choice may cost
    int worlds = 600;         // hands of the opponent that are kept
    double exploration = 1.4; // of what is untried, in points
    double even_prior = 0.4;  // the part of a prior that is the same for all placements
    float sharpness = 4;      // of the policy by which the searcher plays on
    bool weigh_choices = true;
    int endgame_tiles = 9; // in both hands: up to so many are solved in the midst of a roll-out
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
