#include "ai/dominoes/policy.h"

#include <numeric>

namespace ai::dominoes {

namespace {

using core::dominoes::max_numbers;

float flag(bool value) { return value ? 1.0f : 0.0f; }

float at_least_one(int count) { return static_cast<float>(std::max(count, 1)); }

std::size_t number(int value) { return static_cast<std::size_t>(value); }

// The part of `tiles` that the constraints allow to have a number, 0 to 1, averaged over numbers.
float open_share(const HandConstraints& constraints, int numbers, int tiles) {
    int sum = 0;
    for (int n = 0; n < numbers; ++n) sum += std::min(constraints[n], tiles);
    return static_cast<float>(sum) / (static_cast<float>(numbers) * at_least_one(tiles));
}

// The expected number of draws of a player without a fitting tile, when `fits` of the stock fit.
float draws(int stock, float fits) {
    return std::min(static_cast<float>(stock), static_cast<float>(stock + 1) / (fits + 1));
}

} // namespace

PlayerView view_of(const Table& table) {
    const auto opponent = static_cast<std::size_t>(table.opponent());
    return {table.hand(),
            table.hands[opponent] | table.in_stock,
            table.hands[opponent].size(),
            table.stock.size(),
            table.numbers,
            table.constraints[opponent],
            table.constraints[table.mover]};
}

PlacementFeatures::PlacementFeatures(const PlayerView& view) : view_(&view) {
    float total = 0;
    for (const Tile tile : view.unseen) {
        const auto weight = static_cast<float>(view.opponent.of(tile));
        total += weight;
        unseen_[number(tile.low())] += 1;
        expected_[number(tile.low())] += weight;
        if (tile.is_double()) continue;
        unseen_[number(tile.high())] += 1;
        expected_[number(tile.high())] += weight;
    }
    const float scale = total > 0 ? static_cast<float>(view.opponent_tiles) / total : 0;
    for (float& tiles : expected_) tiles *= scale;
    for (const Tile tile : view.hand) {
        held_[number(tile.low())] += 1;
        if (!tile.is_double()) held_[number(tile.high())] += 1;
    }
}

ContextFeatures PlacementFeatures::context() const {
    const PlayerView& seen = *view_;
    const int rest = seen.hand.size() - 1;
    const int unseen = seen.unseen.size();
    const auto numbers = static_cast<float>(seen.numbers);
    const auto pips = static_cast<float>(seen.hand.pips());
    const auto unseen_pips = static_cast<float>(seen.unseen.pips());
    const auto opponent_tiles = static_cast<float>(seen.opponent_tiles);
    int numbers_held = 0;
    for (const float tiles : held_) numbers_held += tiles > 0 ? 1 : 0;
    const auto doubles = static_cast<float>((seen.hand & TileSet::doubles()).size());
    return {flag(seen.stock == 0),
            static_cast<float>(seen.stock) / 16,
            static_cast<float>(rest) / 7,
            opponent_tiles / 7,
            static_cast<float>(rest - seen.opponent_tiles) / 4,
            numbers / 9,
            1 / at_least_one(rest),
            1 / at_least_one(seen.opponent_tiles),
            static_cast<float>(numbers_held) / numbers,
            doubles / static_cast<float>(rest + 1),
            pips / (static_cast<float>(rest + 1) * numbers),
            (pips - opponent_tiles * unseen_pips / at_least_one(unseen)) / (4 * numbers),
            open_share(seen.opponent, seen.numbers, seen.opponent_tiles),
            open_share(seen.own, seen.numbers, rest + 1)};
}

// The probability that the opponent has none of some tiles, of which he has `expected` on average.
float PlacementFeatures::all_miss(float expected) const {
    const float one = 1 - expected / at_least_one(view_->opponent_tiles);
    float all = 1;
    for (int i = 0; i < view_->opponent_tiles; ++i) all *= one;
    return all;
}

float PlacementFeatures::held_after(const Placement& placement, int n) const {
    return held_[number(n)] - flag(placement.tile.has(n));
}

// The mover's part of all tiles with this number that are not in the line.
float PlacementFeatures::share_after(const Placement& placement, int n) const {
    const float own = held_after(placement, n);
    return own / std::max(own + unseen_[number(n)], 1.0f);
}

// The most tiles of the rest that still fit after one more of them is placed.
float PlacementFeatures::next_fits(TileSet rest, const Placement& placement) const {
    float most = 0;
    const auto look = [&](int end, int other) {
        for (const Tile tile : rest& TileSet::having(end)) {
            const int outer = tile.other(end);
            const auto count = [&](int n) { return held_after(placement, n) - flag(tile.has(n)); };
            const float both = outer == other ? 0 : count(other);
            most = std::max(most, count(outer) + both);
        }
    };
    look(placement.left, placement.right);
    if (placement.left != placement.right) look(placement.right, placement.left);
    return most;
}

// Counts the tiles of the rest that share numbers.
PlacementFeatures::HandLinks PlacementFeatures::shape(TileSet rest,
                                                      const Placement& placement) const {
    HandLinks shape;
    for (int n = 0; n < view_->numbers; ++n)
        shape.numbers += held_after(placement, n) > 0 ? 1.0f : 0.0f;
    for (const Tile tile : rest)
        if (held_after(placement, tile.low()) <= 1 && held_after(placement, tile.high()) <= 1)
            ++shape.alone;
    shape.links = held_after(placement, placement.tile.low());
    if (!placement.tile.is_double()) shape.links += held_after(placement, placement.tile.high());
    return shape;
}

PlacementFeatures::Fits PlacementFeatures::fits(TileSet rest, const Placement& placement) const {
    const int outer = placement.outer();
    const int kept = placement.kept();
    Fits fits{held_after(placement, outer), unseen_[number(outer)], expected_[number(outer)]};
    if (outer != kept) {
        const Tile both = Tile::of(outer, kept);
        fits.own = fits.own + held_after(placement, kept) - flag(rest.contains(both));
        fits.unseen = fits.unseen + unseen_[number(kept)] - flag(view_->unseen.contains(both));
        fits.theirs += expected_[number(kept)];
    }
    fits.theirs = std::min(at_least_one(view_->opponent_tiles), fits.theirs);
    return fits;
}

Features PlacementFeatures::features(const Placement& placement) const {
    const PlayerView& seen = *view_;
    const TileSet rest = seen.hand.without(placement.tile);
    const float rest_size = at_least_one(rest.size());
    const int outer = placement.outer();
    const int kept = placement.kept();
    const int covered = placement.covered();
    const auto shown = [](const HandConstraints& constraints, int n) {
        return static_cast<float>(std::min(constraints.shown(n), 2)) / 2;
    };
    const auto [own_fits, unseen_fits, theirs] = fits(rest, placement);
    const float blocked = all_miss(theirs);
    const float in_stock = unseen_fits * static_cast<float>(seen.stock) /
                           static_cast<float>(std::max(seen.stock + seen.opponent_tiles, 1));
    const HandLinks left = shape(rest, placement);

    return {own_fits / 4,
            own_fits / rest_size,
            flag(own_fits == 0),
            flag(own_fits == 1),
            flag(own_fits == 2),
            held_after(placement, outer) / 3,
            held_after(placement, kept) / 3,
            theirs / 3,
            theirs / at_least_one(seen.opponent_tiles),
            blocked,
            own_fits == 0 ? blocked : 0,
            blocked / rest_size,
            blocked * draws(seen.stock, unseen_fits) / 8,
            own_fits == 0 ? draws(seen.stock, in_stock) / 8 : 0,
            unseen_[number(outer)] / 6,
            unseen_[number(kept)] / 6,
            flag(unseen_fits == 0),
            expected_[number(outer)] / 2,
            expected_[number(kept)] / 2,
            static_cast<float>(placement.tile.pips()) / static_cast<float>(2 * seen.numbers),
            flag(placement.tile.is_double()),
            flag(outer == kept),
            left.numbers / rest_size,
            left.links / rest_size,
            share_after(placement, outer),
            share_after(placement, kept),
            share_after(placement, covered),
            expected_[number(covered)] / 2,
            shown(seen.opponent, outer),
            shown(seen.opponent, kept),
            shown(seen.opponent, covered),
            shown(seen.own, outer),
            shown(seen.own, kept),
            static_cast<float>(std::min(seen.own[outer], rest.size())) / rest_size,
            next_fits(rest, placement) / 4,
            left.alone / rest_size,
            unseen_fits / 6};
}

std::array<float, Placements::most> probabilities(const Model& model, const PlayerView& view,
                                                  const Placements& choices) {
    const PlacementFeatures placement_features(view);
    const auto rows = std::span(model.weights->rows);
    Hidden shared = model.weights->bias;
    add_inputs(shared, rows.first<context_feature_count>(), placement_features.context());
    std::array<float, Placements::most> result{};
    const auto count = static_cast<std::size_t>(choices.size());
    for (std::size_t i = 0; i < count; ++i) {
        const Features features = placement_features.features(choices[static_cast<int>(i)]);
        Hidden sums = shared;
        add_inputs(sums, rows.last<placement_feature_count>(), features);
        result[i] =
            std::inner_product(features.begin(), features.end(), model.feature_weights.begin(),
                               model.sharpness * output_of(model.weights->output, sums));
    }
    softmax(std::span(result).first(count));
    return result;
}

int sample(const Model& model, const PlayerView& view, const Placements& choices,
           RandomStream& random) {
    if (choices.size() == 1) return 0;
    const auto probability = probabilities(model, view, choices);
    float left = static_cast<float>(random.unit());
    for (int i = 0; i < choices.size() - 1; ++i) {
        left -= probability[static_cast<std::size_t>(i)];
        if (left < 0) return i;
    }
    return choices.size() - 1;
}

} // namespace ai::dominoes
