#include "core/dominoes/line.h"

#include <cassert>

namespace core::dominoes {

Line::Line(Tile start)
    : tiles_{{static_cast<std::uint8_t>(start.low()), static_cast<std::uint8_t>(start.high())}} {}

std::optional<Line> Line::of(std::vector<LaidTile> tiles) {
    if (tiles.empty()) return std::nullopt;
    for (std::size_t i = 1; i < tiles.size(); ++i)
        if (tiles[i - 1].right != tiles[i].left) return std::nullopt;
    Line line;
    line.tiles_ = std::move(tiles);
    return line;
}

TileSet Line::tile_set() const {
    TileSet set;
    for (const LaidTile laid : tiles_) set = set.with(laid.tile());
    return set;
}

Line Line::placed(Tile tile, End end) const {
    assert(fits(tile, end));
    const auto inner = static_cast<std::uint8_t>(number_at(end));
    const auto outer = static_cast<std::uint8_t>(tile.other(inner));
    Line longer = *this;
    if (end == End::left)
        longer.tiles_.insert(longer.tiles_.begin(), {outer, inner});
    else
        longer.tiles_.push_back({inner, outer});
    return longer;
}

std::string to_text(const Line& line) {
    std::string text;
    for (const LaidTile laid : line.tiles()) {
        if (!text.empty()) text += ' ';
        text += static_cast<char>('0' + laid.left);
        text += static_cast<char>('0' + laid.right);
    }
    return text;
}

} // namespace core::dominoes
