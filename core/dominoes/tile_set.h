// Sets of tiles.

#pragma once

#include "core/dominoes/tile.h"
#include "core/support/bit_iterator.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace core::dominoes {

class TileSet {
public:
    constexpr TileSet() = default; // no tile

    static constexpr TileSet of(Tile tile) { return TileSet(std::uint64_t{1} << tile.index()); }
    static constexpr TileSet of(std::span<const Tile> tiles) {
        TileSet set;
        for (const Tile tile : tiles) set = set.with(tile);
        return set;
    }
    // All tiles with numbers below `numbers`.
    static constexpr TileSet all(int numbers) {
        return TileSet((std::uint64_t{1} << tile_count(numbers)) - 1);
    }
    // All tiles with this number.
    static constexpr TileSet having(int number) {
        assert(0 <= number && number < max_numbers);
        return TileSet(with_number[static_cast<std::size_t>(number)]);
    }
    // All tiles that fit one of these two ends.
    static constexpr TileSet fitting(int left, int right) { return having(left) | having(right); }
    static constexpr TileSet doubles() { return TileSet(all_doubles); }

    constexpr std::uint64_t bits() const { return bits_; } // bit i stands for tile i
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool contains(Tile tile) const { return (bits_ >> tile.index() & 1u) != 0; }
    constexpr Tile first() const {
        assert(!empty());
        return Tile::at(std::countr_zero(bits_));
    }
    constexpr int pips() const {
        int sum = 0;
        for (const Tile tile : *this) sum += tile.pips();
        return sum;
    }

    constexpr TileSet with(Tile tile) const { return *this | of(tile); }
    constexpr TileSet without(Tile tile) const { return *this - of(tile); }

    friend constexpr TileSet operator&(TileSet a, TileSet b) { return TileSet(a.bits_ & b.bits_); }
    friend constexpr TileSet operator|(TileSet a, TileSet b) { return TileSet(a.bits_ | b.bits_); }
    friend constexpr TileSet operator-(TileSet a, TileSet b) { return TileSet(a.bits_ & ~b.bits_); }
    friend constexpr auto operator<=>(TileSet, TileSet) = default;

    // Iterates over the tiles in the order of their indices.
    using Iterator = support::BitIterator<std::uint64_t, Tile::at>;
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(); }

private:
    constexpr explicit TileSet(std::uint64_t bits) : bits_(bits) {}

    static constexpr std::array<std::uint64_t, max_numbers> with_number = [] {
        std::array<std::uint64_t, max_numbers> sets{};
        for (int i = 0; i < max_tiles; ++i)
            for (int number = 0; number < max_numbers; ++number)
                if (Tile::at(i).has(number))
                    sets[static_cast<std::size_t>(number)] |= std::uint64_t{1} << i;
        return sets;
    }();
    static constexpr std::uint64_t all_doubles = [] {
        std::uint64_t set = 0;
        for (int i = 0; i < max_tiles; ++i)
            if (Tile::at(i).is_double()) set |= std::uint64_t{1} << i;
        return set;
    }();

    std::uint64_t bits_ = 0;
};

} // namespace core::dominoes
