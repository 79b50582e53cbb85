// Sets of tiles.

#pragma once

#include "core/dominoes/tile.h"

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
    // Every tile of so many numbers.
    static constexpr TileSet all(int numbers) {
        return TileSet((std::uint64_t{1} << tile_count(numbers)) - 1);
    }
    // Every tile with this number on it.
    static constexpr TileSet having(int number) {
        assert(0 <= number && number < max_numbers);
        return TileSet(with_number[static_cast<std::size_t>(number)]);
    }
    // Every tile that fits one of these two ends.
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

    // Goes over the tiles in the order of their indices.
    class Iterator {
    public:
        using value_type = Tile;
        using difference_type = std::ptrdiff_t;

        constexpr Iterator() = default;
        constexpr explicit Iterator(std::uint64_t bits) : bits_(bits) {}
        constexpr Tile operator*() const { return Tile::at(std::countr_zero(bits_)); }
        constexpr Iterator& operator++() {
            bits_ &= bits_ - 1;
            return *this;
        }
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t bits_ = 0;
    };
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
