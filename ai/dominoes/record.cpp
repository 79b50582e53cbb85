#include "ai/dominoes/record.h"

#include <array>

namespace ai::dominoes {

using core::dominoes::Line;
using core::dominoes::Move;
using core::dominoes::View;

namespace {

// The one placement that leads from a line to a longer one, if there is one.
std::optional<Placement> placement_between(const Line& before, const Line& after) {
    if (after.size() != before.size() + 1) return std::nullopt;
    const std::array candidates{std::pair(End::left, after.tiles().front().tile()),
                                std::pair(End::right, after.tiles().back().tile())};
    for (const auto& [end, tile] : candidates)
        if (before.fits(tile, end) && before.placed(tile, end) == after)
            return Placement{tile, end, static_cast<std::uint8_t>(after.left()),
                             static_cast<std::uint8_t>(after.right())};
    return std::nullopt;
}

// The same chain read from its other side.
Line mirrored(const Line& line) {
    std::vector<core::dominoes::LaidTile> tiles;
    for (auto laid = line.tiles().rbegin(); laid != line.tiles().rend(); ++laid)
        tiles.push_back({laid->right, laid->left});
    return *Line::of(std::move(tiles));
}

} // namespace

void Record::start(core::dominoes::Case setting, Tile first) {
    *this = Record();
    setting_ = setting;
    line_ = Line(first);
    line_tiles_ = TileSet::of(first);
    stock_ = setting.tiles() - 2 * setting.hand_size;
    barred_ = core::dominoes::starting_before(first, setting.numbers);
    own_constraints_.start(setting.hand_size, barred_);
    opponent_constraints_.start(setting.hand_size, barred_);
}

void Record::see(const View& view) {
    if (!follow(view)) forget(view);
    take(view);
}

bool Record::follow(const View& view) {
    const int size = static_cast<int>(view.hand.size());
    if (awaited_ == Awaited::drawn_tile) {
        ++own_draws_;
        return view.line == line_ && view.stock == stock_ - 1 && size == hand_.size() + 1;
    }
    if (awaited_ == Awaited::opponent) return size == hand_.size() && follow_opponent(view);

    return follow_start(view);
}

bool Record::follow_start(const View& view) {
    const Tile start = line_.tiles().front().tile();
    const bool own = static_cast<int>(view.hand.size()) == setting_.hand_size - 1;
    hand_ = TileSet::of(view.hand);
    (own ? own_constraints_ : opponent_constraints_)
        .placed(start, start.high(), setting_.hand_size - 1);
    // It may lie either way round.
    for (const Line& line : {Line(start), mirrored(Line(start))}) {
        line_ = line;
        if (own ? follow_opponent(view) : view.line == line && view.stock == stock_) return true;
    }
    return false;
}

bool Record::follow_opponent(const View& view) {
    const int drawn = stock_ - view.stock;
    const auto placement = placement_between(line_, view.line);
    const bool passed = view.line == line_ && view.stock == 0;
    if (drawn < 0 || (!placement && !passed)) return false;
    turns_.push_back({line_tiles_, line_.left(), line_.right(), drawn, view.stock, hand_.size(),
                      own_constraints_, opponent_constraints_, placement});
    if (drawn > 0 || passed)
        opponent_constraints_.drew(drawn, line_.left(), line_.right(), placement.has_value());
    if (placement) {
        const int tiles_left =
            setting_.tiles() - view.line.size() - view.stock - static_cast<int>(view.hand.size());
        opponent_constraints_.placed(placement->tile, placement->outer(), tiles_left);
    }
    return true;
}

void Record::forget(const View& view) {
    turns_.clear();
    barred_ = {};
    own_draws_ = 0;
    own_constraints_.start(static_cast<int>(view.hand.size()));
    opponent_constraints_.start(setting_.tiles() - view.line.size() - view.stock -
                                static_cast<int>(view.hand.size()));
}

void Record::take(const View& view) {
    line_ = view.line;
    line_tiles_ = view.line.tile_set();
    hand_order_ = view.hand;
    hand_ = TileSet::of(view.hand);
    stock_ = view.stock;
}

void Record::answer(Move move) {
    if (move.kind == Move::Kind::draw) {
        awaited_ = Awaited::drawn_tile;
        return;
    }
    const bool places = move.kind == Move::Kind::place;
    if (own_draws_ > 0 || !places)
        own_constraints_.drew(own_draws_, line_.left(), line_.right(), places);
    own_draws_ = 0;
    awaited_ = Awaited::opponent;
    if (!places) return;
    const Tile tile = hand_order_[static_cast<std::size_t>(move.index)];
    hand_ = hand_.without(tile);
    line_ = line_.placed(tile, move.end);
    line_tiles_ = line_tiles_.with(tile);
    own_constraints_.placed(tile, line_.number_at(move.end), hand_.size());
}

} // namespace ai::dominoes
