#include "ai/dominoes/policy.h"

#include <algorithm>
#include <cmath>

namespace ai::dominoes {

namespace {

using core::dominoes::most_numbers;
using Expected = std::array<float, most_numbers>;

float dot(const Features& weights, const Features& x) {
    float sum = 0;
    for (std::size_t i = 0; i < x.size(); ++i) sum += weights[i] * x[i];
    return sum;
}

} // namespace

Outlook outlook(const Table& table) {
    const auto opponent = static_cast<std::size_t>(table.opponent());
    return {table.hand(),
            table.hands[opponent] | table.in_stock,
            table.hands[opponent].size(),
            table.stock.size(),
            table.numbers,
            table.chances[opponent]};
}

Expected expected_tiles(const Outlook& outlook) {
    Expected sums{};
    float total = 0;
    for (const Tile tile : outlook.unseen) {
        const auto low = static_cast<std::size_t>(tile.low());
        const auto high = static_cast<std::size_t>(tile.high());
        const float chance = static_cast<float>(outlook.chances.of(tile));
        total += chance;
        sums[low] += chance;
        if (low != high) sums[high] += chance;
    }
    const float scale = total > 0 ? static_cast<float>(outlook.opponent_tiles) / total : 0;
    for (float& sum : sums) sum *= scale;
    return sums;
}

Features features(const Outlook& outlook, const Expected& expected, const Placement& placement) {
    const TileSet rest = outlook.hand.without(placement.tile);
    const TileSet fit = TileSet::fitting(placement.left, placement.right);
    const bool same = placement.left == placement.right;
    const float own_fits = static_cast<float>((rest & fit).size());
    const float rest_size = static_cast<float>(std::max(rest.size(), 1));
    const float opponent_tiles = static_cast<float>(outlook.opponent_tiles);
    float theirs = expected[placement.left] + (same ? 0 : expected[placement.right]);
    theirs = std::min(theirs, opponent_tiles);
    const float none = 1 - theirs / std::max(opponent_tiles, 1.0f);
    float blocked = 1;
    for (int i = 0; i < outlook.opponent_tiles; ++i) blocked *= none;

    const TileSet left_set = TileSet::having(placement.left);
    const TileSet right_set = TileSet::having(placement.right);
    const auto share = [&](TileSet number) {
        const int own = (rest & number).size();
        const int all = own + (outlook.unseen & number).size();
        return all == 0 ? 0.0f : static_cast<float>(own) / static_cast<float>(all);
    };
    int numbers_held = 0;
    for (int number = 0; number < outlook.numbers; ++number)
        numbers_held += (rest & TileSet::having(number)).empty() ? 0 : 1;
    const float links = static_cast<float>(
        (rest & TileSet::fitting(placement.tile.low(), placement.tile.high())).size());

    return {own_fits,
            own_fits / rest_size,
            own_fits == 0 ? 1.0f : 0.0f,
            theirs,
            blocked,
            own_fits == 0 ? blocked : 0.0f,
            static_cast<float>(placement.tile.pips()) / static_cast<float>(2 * outlook.numbers),
            placement.tile.is_double() ? 1.0f : 0.0f,
            same ? 1.0f : 0.0f,
            static_cast<float>(numbers_held) / rest_size,
            links / rest_size,
            share(left_set) + share(right_set),
            blocked / std::max(opponent_tiles, 1.0f),
            blocked / rest_size,
            theirs / std::max(opponent_tiles, 1.0f),
            own_fits == 1 ? 1.0f : 0.0f};
}

std::array<float, Placements::most> probabilities(const Weights& weights, const Outlook& outlook,
                                                  const Placements& choices) {
    const Expected expected = expected_tiles(outlook);
    const Features& w = weights[outlook.stock > 0 ? 0 : 1];
    std::array<float, Placements::most> result{};
    float best = -1e30f;
    for (int i = 0; i < choices.size(); ++i) {
        auto& score = result[static_cast<std::size_t>(i)];
        score = dot(w, features(outlook, expected, choices[i]));
        best = std::max(best, score);
    }
    float total = 0;
    for (int i = 0; i < choices.size(); ++i) {
        auto& score = result[static_cast<std::size_t>(i)];
        score = std::exp(score - best);
        total += score;
    }
    for (float& p : result) p /= total;
    return result;
}

int sample(const Weights& weights, const Outlook& outlook, const Placements& choices,
           RandomStream& random) {
    if (choices.size() == 1) return 0;
    const auto chances = probabilities(weights, outlook, choices);
    float left = static_cast<float>(random.unit());
    for (int i = 0; i < choices.size() - 1; ++i) {
        left -= chances[static_cast<std::size_t>(i)];
        if (left < 0) return i;
    }
    return choices.size() - 1;
}

void roll_out(Table& table, const Weights& weights, RandomStream& random) {
    do {
        const Placements choices = placements(table.hand(), table.left, table.right);
        const int chosen =
            choices.size() == 1 ? 0 : sample(weights, outlook(table), choices, random);
        table.place(choices[chosen]);
    } while (table.settle());
}

} // namespace ai::dominoes
