#include "ai/dominoes/belief.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <utility>

namespace ai::dominoes {

namespace {

// Ways to choose `some` of `all` tiles, in order.
double arrangements(int all, int some) {
    double ways = 1;
    for (int i = 0; i < some; ++i) ways *= std::max(all - i, 0);
    return ways;
}

double combinations(int all, int some) {
    return arrangements(all, some) / arrangements(some, some);
}

Tile tile_at(TileSet set, int rank) {
    auto tile = set.begin();
    for (; rank > 0; --rank) ++tile;
    return *tile;
}

TileSet together(const std::vector<TileSet>& generations) {
    TileSet hand;
    for (const TileSet part : generations) hand = hand | part;
    return hand;
}

bool same_result(const Placement& a, const Placement& b) {
    return a.tile == b.tile &&
           ((a.left == b.left && a.right == b.right) || (a.left == b.right && a.right == b.left));
}

} // namespace

Belief::Belief(const Record& record) : record_(&record), barred_(record.barred()) {
    build();
    sort_tiles();
    if (sums_.empty() || sums_.back() <= 0) {
        // The record does not show a whole game: only the size of the hand is sure.
        not_fitting_.clear();
        barred_ = {};
        generations_at_.clear();
        splits_ = {{{std::clamp(record.opponent_tiles(), 0, record.unseen().size())}, {}, 1}};
        sort_tiles();
    }
}

void Belief::build() {
    int slots = record_->opponent_tiles();
    for (const OpponentTurn& turn : record_->opponent_turns())
        slots += (turn.placement ? 1 : 0) - turn.drawn;
    if (slots < 0) return;
    splits_ = {{{slots}, {}, 1}};
    for (const OpponentTurn& turn : record_->opponent_turns()) {
        if (turn.drawn > 0 || !turn.placement)
            add_draw(turn);
        else
            add_placement(turn);
        generations_at_.push_back(not_fitting_.size() + 1);
    }
}

void Belief::add_draw(const OpponentTurn& turn) {
    not_fitting_.push_back(TileSet::fitting(turn.left, turn.right));
    const int kept = turn.drawn - (turn.placement ? 1 : 0);
    for (Split& split : splits_) {
        split.held.push_back(std::max(kept, 0));
        split.origins.push_back(not_fitting_.size());
    }
}

void Belief::add_placement(const OpponentTurn& turn) {
    std::vector<Split> next;
    for (const Split& split : splits_) {
        for (std::size_t g = earliest(turn.placement->tile); g < split.held.size(); ++g) {
            if (split.held[g] == 0) continue;
            Split from = split;
            from.weight *= from.held[g];
            --from.held[g];
            from.origins.push_back(g);
            next.push_back(std::move(from));
        }
    }
    splits_ = std::move(next);
    merge();
}

// Splits that hold the same slots differ in their past only; the past with the greatest weight
// stands for all of them.
void Belief::merge() {
    std::map<std::vector<int>, Split> merged;
    for (Split& split : splits_) {
        const auto [found, is_new] = merged.try_emplace(split.held, split);
        if (is_new) continue;
        const double together = found->second.weight + split.weight;
        if (split.weight > found->second.weight) found->second = std::move(split);
        found->second.weight = together;
    }
    splits_.clear();
    for (auto& [held, split] : merged) splits_.push_back(std::move(split));
}

std::size_t Belief::earliest(Tile tile) const {
    for (std::size_t draw = not_fitting_.size(); draw > 0; --draw)
        if (not_fitting_[draw - 1].contains(tile)) return draw + 1;
    return barred_.contains(tile) ? 1 : 0;
}

void Belief::sort_tiles() {
    pools_.assign(not_fitting_.size() + 2, TileSet());
    for (const Tile tile : record_->unseen()) {
        TileSet& pool = pools_[earliest(tile)];
        pool = pool.with(tile);
    }
    sums_.clear();
    for (const Split& split : splits_)
        sums_.push_back((sums_.empty() ? 0 : sums_.back()) +
                        ways(split, split.weight, arrangements));
}

double Belief::ways(const Split& split, double product, double (*of_pool)(int, int)) const {
    int pool = 0;
    for (std::size_t g = 0; g < split.held.size(); ++g) {
        pool += pools_[g].size();
        product *= of_pool(pool, split.held[g]);
        pool -= split.held[g];
    }
    return product;
}

Belief::Generations Belief::draw(const Split& split, RandomStream& random) const {
    Generations chosen(split.held.size());
    TileSet pool;
    for (std::size_t g = 0; g < split.held.size(); ++g) {
        pool = pool | pools_[g];
        for (int i = 0; i < split.held[g]; ++i) {
            const Tile tile = tile_at(pool, random.below(pool.size()));
            pool = pool.without(tile);
            chosen[g] = chosen[g].with(tile);
        }
    }
    return chosen;
}

template <class Visit>
void Belief::enumerate(const Split& split, Generations& chosen, TileSet pool,
                       const Visit& visit) const {
    const std::size_t g = chosen.size();
    if (g == split.held.size()) {
        visit(chosen);
        return;
    }
    pool = pool | pools_[g];
    // Combinations of the pool, as ascending choices of tiles.
    const auto choose = [&](const auto& self, TileSet candidates, TileSet picked) -> void {
        const int missing = split.held[g] - picked.size();
        if (missing == 0) {
            chosen.push_back(picked);
            enumerate(split, chosen, pool - picked, visit);
            chosen.pop_back();
            return;
        }
        while (candidates.size() >= missing) {
            const Tile tile = candidates.first();
            candidates = candidates.without(tile);
            self(self, candidates, picked.with(tile));
        }
    };
    choose(choose, pool, TileSet());
}

TileSet Belief::hand_at(const Split& split, const Generations& now, std::size_t turn) const {
    const std::size_t generations = generations_at_[turn];
    TileSet hand;
    for (std::size_t g = 0; g < generations; ++g) hand = hand | now[g];
    const auto& turns = record_->opponent_turns();
    for (std::size_t later = turn; later < turns.size(); ++later) {
        const OpponentTurn& play = turns[later];
        const bool had_it =
            later == turn || (play.drawn == 0 && split.origins[later] < generations);
        if (play.placement && had_it) hand = hand.with(play.placement->tile);
    }
    return hand;
}

std::vector<PastChoice> Belief::past(const Split& split, const Generations& now) const {
    std::vector<PastChoice> past;
    const int numbers = record_->setting().numbers;
    const auto& turns = record_->opponent_turns();
    for (std::size_t i = 0; i < generations_at_.size(); ++i) {
        const OpponentTurn& turn = turns[i];
        // After a draw only the tile drawn last fits.
        if (!turn.placement || turn.drawn > 0) continue;
        const TileSet hand = hand_at(split, now, i);
        const Placements choices = placements(hand, turn.left, turn.right);
        if (choices.size() < 2) continue;
        const auto chosen = std::ranges::find_if(
            choices, [&](const Placement& p) { return same_result(p, *turn.placement); });
        assert(chosen != choices.end());
        past.push_back({PlayerView{hand, TileSet::all(numbers) - turn.line - hand, turn.own_tiles,
                                   turn.stock, numbers, turn.own_constraints, turn.constraints},
                        choices, static_cast<std::size_t>(chosen - choices.begin())});
    }
    return past;
}

double Belief::likelihood(const Split& split, const Generations& now, const Model& model) const {
    double product = 1;
    for (const PastChoice& choice : past(split, now)) {
        const auto probability = probabilities(model, choice.known, choice.choices);
        product *= allow_for_surprise(static_cast<double>(probability[choice.chosen]),
                                      choice.choices.size());
    }
    return product;
}

std::vector<std::vector<PastChoice>> Belief::pasts(int hands, RandomStream& random) const {
    std::vector<std::vector<PastChoice>> result;
    for (int i = 0; i < hands; ++i) {
        const Split& split = draw_split(random);
        result.push_back(past(split, draw(split, random)));
    }
    return result;
}

std::vector<Determinization> Belief::determinizations(int max_count, const Model* choices,
                                                      RandomStream& random) const {
    const auto weigh = [&](const Split& split, const Generations& generations) {
        return Determinization{together(generations),
                               choices ? likelihood(split, generations, *choices) : 1};
    };
    std::vector<Determinization> result;
    double all_hands = 0;
    for (const Split& split : splits_) all_hands += ways(split, 1, combinations);
    if (all_hands > max_count) {
        for (int i = 0; i < max_count; ++i) {
            const Split& split = draw_split(random);
            result.push_back(weigh(split, draw(split, random)));
        }
        return result;
    }
    for (const Split& split : splits_) {
        const double each =
            ways(split, split.weight, arrangements) / std::max(ways(split, 1, combinations), 1.0);
        Generations chosen;
        enumerate(split, chosen, TileSet(), [&](const Generations& generations) {
            result.push_back(weigh(split, generations));
            result.back().weight *= each;
        });
    }
    return result;
}

const Belief::Split& Belief::draw_split(RandomStream& random) const {
    const auto found = std::ranges::upper_bound(sums_, random.unit() * sums_.back());
    return splits_[static_cast<std::size_t>(found - sums_.begin())];
}

TileSet Belief::sample(RandomStream& random) const {
    return together(draw(draw_split(random), random));
}

Table determinize(const Record& record, TileSet opponent, RandomStream& random) {
    Table table;
    table.hands = {record.hand(), opponent};
    table.in_stock = record.unseen() - opponent;
    Stock& stock = table.stock;
    for (const Tile tile : table.in_stock) stock.tiles[stock.count++] = tile;
    for (int left = stock.count; left > 1; --left)
        std::swap(stock.tiles[static_cast<std::size_t>(left - 1)],
                  stock.tiles[static_cast<std::size_t>(random.below(left))]);
    table.left = static_cast<std::uint8_t>(record.left());
    table.right = static_cast<std::uint8_t>(record.right());
    table.numbers = static_cast<std::uint8_t>(record.setting().numbers);
    table.constraints = {record.own_constraints(), record.opponent_constraints()};
    return table;
}

} // namespace ai::dominoes
