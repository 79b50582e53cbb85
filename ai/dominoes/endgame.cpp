#include "ai/dominoes/endgame.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>

namespace ai::dominoes {

namespace {

constexpr std::size_t entry_count = std::size_t{1} << 14;

std::size_t slot_of(TileSet mover, TileSet other, int left, int right) {
    std::uint64_t key = mover.bits() * 0x9e3779b97f4a7c15 ^ other.bits() * 0xc2b2ae3d27d4eb4f;
    key ^= static_cast<std::uint64_t>(left * 16 + right) * 0x165667b19e3779f9;
    key ^= key >> 29;
    return static_cast<std::size_t>(key * 0xbf58476d1ce4e5b9 >> 50);
}

} // namespace

Endgame::Endgame() : entries_(entry_count) {}

std::optional<double> Endgame::value(const Table& table, int max_positions) {
    assert(table.stock.empty());
    positions_left_ = max_positions;
    const TileSet other = table.hands[static_cast<std::size_t>(table.opponent())];
    const int value = search(table.hand(), other, table.left, table.right, -1, 1);
    if (positions_left_ < 0) return std::nullopt;
    return 0.5 + 0.5 * value;
}

// The value to who placed, -1 to 1.
int Endgame::after(TileSet mover, TileSet other, const Placement& placement, int alpha, int beta) {
    const TileSet rest = mover.without(placement.tile);
    if (rest.empty()) return 1;
    const TileSet fit = TileSet::fitting(placement.left, placement.right);
    if (!(other & fit).empty())
        return -search(other, rest, placement.left, placement.right, -beta, -alpha);
    if (!(rest & fit).empty())
        return search(rest, other, placement.left, placement.right, alpha, beta);
    const int difference = other.pips() - rest.pips();
    return difference > 0 ? 1 : difference < 0 ? -1 : 0;
}

int Endgame::search(TileSet mover, TileSet other, int left, int right, int alpha, int beta) {
    if (left > right) std::swap(left, right);
    Entry& entry = entries_[slot_of(mover, other, left, right)];
    int low = -1;
    int high = 1;
    if (entry.mover == mover.bits() && entry.other == other.bits() && entry.left == left &&
        entry.right == right) {
        low = entry.low;
        high = entry.high;
        if (low >= beta || low == high) return low;
        if (high <= alpha) return high;
    }
    if (--positions_left_ < 0) return 0;
    const int asked = std::max(alpha, low);
    int best = -1;
    for (const Placement& placement : placements(mover, left, right)) {
        best = std::max(best, after(mover, other, placement, std::max(asked, best), beta));
        if (positions_left_ < 0) return 0; // whatever was found may be wrong
        if (best >= beta || best == 1) break;
    }
    if (best <= asked)
        high = std::min(high, best);
    else if (best >= beta)
        low = std::max(low, best);
    else
        low = high = best;
    if (best == 1) low = high = 1;
    entry = {mover.bits(),
             other.bits(),
             static_cast<std::uint8_t>(left),
             static_cast<std::uint8_t>(right),
             static_cast<std::int8_t>(low),
             static_cast<std::int8_t>(high)};
    return best;
}

} // namespace ai::dominoes
