#include "ai/dominoes/table.h"

namespace ai::dominoes {

Placements placements(TileSet hand, int left, int right) {
    Placements all;
    for (const Tile tile : hand& TileSet::having(left))
        all.add({tile, End::left, static_cast<std::uint8_t>(tile.other(left)),
                 static_cast<std::uint8_t>(right)});
    if (left == right) return all;
    for (const Tile tile : hand& TileSet::having(right))
        all.add({tile, End::right, static_cast<std::uint8_t>(left),
                 static_cast<std::uint8_t>(tile.other(right))});
    return all;
}

core::dominoes::Move as_move(const core::dominoes::View& view, const Placement& placement) {
    const auto index = std::ranges::find(view.hand, placement.tile) - view.hand.begin();
    return core::dominoes::Move::place(static_cast<int>(index), placement.end);
}

Table Table::of(const core::dominoes::Deal& deal) {
    const core::dominoes::Start start = deal.start();
    const TileSet barred = core::dominoes::starting_before(start.tile, deal.setting.numbers);
    Table table;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        table.hands[seat] = TileSet::of(deal.hands[seat]);
        table.constraints[seat].start(deal.setting.hand_size, barred);
    }
    for (const Tile tile : deal.stock) table.stock.tiles[table.stock.count++] = tile;
    table.in_stock = TileSet::of(deal.stock);
    table.numbers = static_cast<std::uint8_t>(deal.setting.numbers);
    table.mover = static_cast<std::uint8_t>(start.seat);
    table.place({start.tile, End::right, static_cast<std::uint8_t>(start.tile.low()),
                 static_cast<std::uint8_t>(start.tile.high())});
    return table;
}

void Table::place(const Placement& placement) {
    hands[mover] = hands[mover].without(placement.tile);
    constraints[mover].placed(placement.tile, placement.outer(), hands[mover].size());
    left = placement.left;
    right = placement.right;
    mover = static_cast<std::uint8_t>(1 - mover);
}

bool Table::settle() {
    if (hands[0].empty() || hands[1].empty()) return false;
    const TileSet fit = fitting();
    if (!(hands[mover] & fit).empty()) return true;
    int drawn = 0;
    bool fits = false;
    while (!fits && !stock.empty()) {
        const Tile tile = stock.tiles[stock.next++];
        hands[mover] = hands[mover].with(tile);
        in_stock = in_stock.without(tile);
        fits = fit.contains(tile);
        ++drawn;
    }
    constraints[mover].drew(drawn, left, right, fits);
    if (fits) return true;
    mover = static_cast<std::uint8_t>(1 - mover);
    return !(hands[mover] & fit).empty();
}

double Table::points(int seat) const {
    const TileSet own = hands[static_cast<std::size_t>(seat)];
    const TileSet other = hands[static_cast<std::size_t>(1 - seat)];
    if (own.empty() || other.empty()) return own.empty() ? 1 : 0;
    const int own_pips = own.pips();
    const int other_pips = other.pips();
    return own_pips < other_pips ? 1 : own_pips == other_pips ? 0.5 : 0;
}

} // namespace ai::dominoes
