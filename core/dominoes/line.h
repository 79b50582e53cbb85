// The line of play: a chain of tiles in which touching halves are equal.

#pragma once

#include "core/dominoes/tile_set.h"
#include "core/support/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace core::dominoes {

enum class End : std::uint8_t { left, right };

// A tile in the line, with its orientation.
struct LaidTile {
    std::uint8_t left = 0;
    std::uint8_t right = 0;

    constexpr Tile tile() const { return Tile::of(left, right); }

    friend constexpr bool operator==(LaidTile, LaidTile) = default;
};

class Line {
public:
    // The tile that starts the game, its lower number to the left.
    explicit Line(Tile start);

    // Nothing if there is no tile or if touching halves differ.
    static std::optional<Line> of(std::vector<LaidTile> tiles);

    const std::vector<LaidTile>& tiles() const { return tiles_; } // from left to right
    int size() const { return static_cast<int>(tiles_.size()); }
    int left() const { return tiles_.front().left; }  // the number at the left end
    int right() const { return tiles_.back().right; } // the number at the right end
    int number_at(End end) const { return end == End::left ? left() : right(); }
    TileSet tile_set() const;

    bool fits(Tile tile, End end) const { return tile.has(number_at(end)); }
    bool fits(Tile tile) const { return fits(tile, End::left) || fits(tile, End::right); }

    // With the tile at an end, turned as needed. It must fit.
    Line placed(Tile tile, End end) const;

    friend bool operator==(const Line&, const Line&) = default;

private:
    Line() = default;

    std::vector<LaidTile> tiles_;
};

// "46 66 61"
std::string to_text(const Line& line);

} // namespace core::dominoes
