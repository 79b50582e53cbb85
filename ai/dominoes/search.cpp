#include "ai/dominoes/search.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>

namespace ai::dominoes {

namespace {

constexpr int searcher = 0; // seat in all determinizations

constexpr double golden_ratio = 0.6180339887498949;

std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    a ^= b * 0x9e3779b97f4a7c15;
    a = (a ^ a >> 32) * 0xd6e8feb86659fd93;
    return a ^ a >> 32;
}

// Positions that the end game may look at: before the search for each placement, and in an
// iteration.
constexpr int root_positions = 200'000;
constexpr int leaf_positions = 2'000;

// A hash of the searcher's view of the table, without the order of events.
std::uint64_t key_of(const Table& table) {
    const TileSet hidden = table.hands[1 - searcher] | table.in_stock;
    const int ends = std::min(table.left, table.right) * 16 + std::max(table.left, table.right);
    const std::uint64_t rest =
        static_cast<std::uint64_t>(ends) << 8 | static_cast<std::uint64_t>(table.stock.size());
    const std::uint64_t key = mixed(mixed(table.hands[searcher].bits(), hidden.bits()), rest);
    return key == 0 ? 1 : key;
}

} // namespace

Search::Search(const SearchOptions& options, const Weights& weights, std::uint64_t seed)
    : options_(options), policy_{&weights}, own_{&weights, {}, options.sharpness}, random_(seed) {}

// All placements; when the opponent's hand is known, only those of the best exact value.
Placements Search::candidates(const Record& record) {
    const Placements all = placements(record.hand(), record.left(), record.right());
    if (record.stock() > 0) return all;
    std::vector<double> values;
    for (const Placement& placement : all) {
        Table table = determinize(record, record.unseen(), random_);
        table.place(placement);
        if (!table.settle()) {
            values.push_back(table.points(searcher));
            continue;
        }
        const auto value = endgame_.value(table, root_positions);
        if (!value) return all;
        values.push_back(table.mover == searcher ? *value : 1 - *value);
    }
    Placements best;
    for (int i = 0; i < all.size(); ++i)
        if (values[static_cast<std::size_t>(i)] == *std::ranges::max_element(values))
            best.add(all[i]);
    return best;
}

Placement Search::best(const Record& record, const Model& opponent) {
    opponent_ = opponent;
    const Placements choices = candidates(record);
    assert(choices.size() > 0);
    if (choices.size() == 1 || record.hand().size() == 1) return choices[0];
    const std::vector<Determinization> hands = Belief(record).determinizations(
        options_.hands, options_.weigh_choices ? &opponent : nullptr, random_);
    std::vector<double> weights;
    double sum = 0;
    for (const Determinization& hand : hands) weights.push_back(sum += hand.weight);

    nodes_.assign(std::bit_ceil(static_cast<std::size_t>(options_.iterations) * 2), Node());
    edges_.clear();
    const Table table = determinize(record, hands.front().hand, random_);
    const std::uint64_t root = key_of(table);
    expand(node_at(root), root, table, choices);
    // Weyl's sequence spreads the draws evenly over the sum of weights: every determinization gets
    // its share from the first iterations on.
    double spot = random_.unit();
    placed_ = 0;
    for (int i = 0; i < options_.iterations && placed_ < options_.placements; ++i) {
        spot += golden_ratio;
        spot -= std::floor(spot);
        const auto found = std::ranges::upper_bound(weights, spot * sum) - weights.begin();
        const auto last = static_cast<std::ptrdiff_t>(hands.size()) - 1;
        const TileSet hand = hands[static_cast<std::size_t>(std::min(found, last))].hand;
        iterate(determinize(record, hand, random_));
    }
    const auto first = edges_.begin();
    const auto best =
        std::max_element(first, first + choices.size(),
                         [](const Edge& a, const Edge& b) { return a.visits < b.visits; });
    return best->placement;
}

Search::Node& Search::node_at(std::uint64_t key) {
    std::size_t slot = key & (nodes_.size() - 1);
    while (nodes_[slot].key != 0 && nodes_[slot].key != key)
        slot = (slot + 1) & (nodes_.size() - 1);
    return nodes_[slot];
}

void Search::expand(Node& node, std::uint64_t key, const Table& table, const Placements& choices) {
    node.key = key;
    node.first = static_cast<std::uint32_t>(edges_.size());
    node.edges = static_cast<std::uint8_t>(choices.size());
    const auto by_policy = probabilities(policy_, view_of(table), choices);
    const auto even = static_cast<float>(options_.even_prior);
    for (int i = 0; i < choices.size(); ++i)
        edges_.push_back({choices[i], (1 - even) * by_policy[static_cast<std::size_t>(i)] +
                                          even / static_cast<float>(choices.size())});
}

Search::Edge& Search::select(const Node& node) {
    Edge* const edges = &edges_[node.first];
    Edge* best = edges;
    double best_bound = -1;
    const double allowance = options_.exploration * std::sqrt(node.visits + 1.0);
    const double unknown = node.visits > 0 ? node.sum / node.visits : 0.5;
    for (Edge* edge = edges; edge != edges + node.edges; ++edge) {
        const double mean = edge->visits > 0 ? edge->sum / edge->visits : unknown;
        const double bound =
            mean + allowance * static_cast<double>(edge->prior) / (1 + edge->visits);
        if (bound > best_bound) {
            best_bound = bound;
            best = edge;
        }
    }
    return *best;
}

double Search::iterate(Table table) {
    path_.clear();
    path_nodes_.clear();
    const double points = descend(table);
    for (const std::uint32_t edge : path_) {
        ++edges_[edge].visits;
        edges_[edge].sum += points;
    }
    for (const std::size_t node : path_nodes_) {
        ++nodes_[node].visits;
        nodes_[node].sum += points;
    }
    return points;
}

void Search::place(Table& table, const Placement& placement) {
    table.place(placement);
    ++placed_;
}

double Search::descend(Table& table) {
    for (;;) {
        // The root is always there, whatever its candidates are.
        const std::uint64_t key = key_of(table);
        Node& node = node_at(key);
        if (node.key == 0) {
            expand(node, key, table, placements(table.hand(), table.left, table.right));
            return finish(table);
        }
        Edge& edge = select(node);
        path_nodes_.push_back(static_cast<std::size_t>(&node - nodes_.data()));
        path_.push_back(static_cast<std::uint32_t>(&edge - edges_.data()));
        // Mirror images share a node: take the tile by the end that it fits here.
        const Placements choices = placements(table.hand(), table.left, table.right);
        const Placement* placement =
            std::find_if(choices.begin(), choices.end(), [&](const auto& p) {
                return p.tile == edge.placement.tile &&
                       std::minmax(p.left, p.right) ==
                           std::minmax(edge.placement.left, edge.placement.right);
            });
        assert(placement != choices.end());
        place(table, *placement);
        bool goes_on = table.settle();
        while (goes_on && table.mover != searcher) {
            const Placements replies = placements(table.hand(), table.left, table.right);
            place(table, replies[sample(opponent_, view_of(table), replies, random_)]);
            goes_on = table.settle();
        }
        if (!goes_on) return table.points(searcher);
    }
}

// The searcher's points when both play on by the policy.
double Search::finish(Table& table) {
    do {
        if (table.stock.empty() &&
            table.hands[0].size() + table.hands[1].size() <= options_.endgame_tiles) {
            if (const auto value = endgame_.value(table, leaf_positions))
                return table.mover == searcher ? *value : 1 - *value;
        }
        const Placements choices = placements(table.hand(), table.left, table.right);
        const int chosen = choices.size() == 1 ? 0
                                               : sample(table.mover == searcher ? own_ : opponent_,
                                                        view_of(table), choices, random_);
        place(table, choices[chosen]);
    } while (table.settle());
    return table.points(searcher);
}

} // namespace ai::dominoes
