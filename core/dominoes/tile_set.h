// Sets of tiles.

#pragma once

#include "core/support/bit_iterator.h"

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace core::dominoes {

// A domino: an unordered pair of numbers, 0 to 8.

inline constexpr int max_numbers = 9;

// Distinct tiles over `numbers` numbers.
constexpr int tile_count(int numbers) { return numbers * (numbers + 1) / 2; }

inline constexpr int max_tiles = tile_count(max_numbers);

namespace detail {

struct Halves {
    std::uint8_t low;
    std::uint8_t high;
};

inline constexpr std::array<Halves, max_tiles> halves = [] {
    std::array<Halves, max_tiles> all{};
    std::size_t index = 0;
    for (std::uint8_t high = 0; high < max_numbers; ++high)
        for (std::uint8_t low = 0; low <= high; ++low) all[index++] = {low, high};
    return all;
}();

} // namespace detail

class Tile {
public:
    constexpr Tile() = default; // 00

    static constexpr Tile of(int a, int b) {
        assert(0 <= a && a < max_numbers && 0 <= b && b < max_numbers);
        return a <= b ? Tile(tile_count(b) + a) : Tile(tile_count(a) + b);
    }
    // Numbered by the higher number, then the lower, so that the first tile_count(n) tiles are
    // those of n numbers, whatever n is.
    static constexpr Tile at(int index) {
        assert(0 <= index && index < max_tiles);
        return Tile(index);
    }

    constexpr int index() const { return index_; }
    constexpr int low() const { return detail::halves[index_].low; }
    constexpr int high() const { return detail::halves[index_].high; }
    constexpr int pips() const { return low() + high(); }
    constexpr bool is_double() const { return low() == high(); }
    constexpr bool has(int number) const { return low() == number || high() == number; }
    // The half that is not `number`, which the tile must have; for a double the same again.
    constexpr int other(int number) const {
        assert(has(number));
        return pips() - number;
    }

    friend constexpr auto operator<=>(Tile, Tile) = default;

private:
    constexpr explicit Tile(int index) : index_(static_cast<std::uint8_t>(index)) {}

    std::uint8_t index_ = 0;
};

// Two digits, the lower first.
inline std::string to_text(Tile tile) {
    return {static_cast<char>('0' + tile.low()), static_cast<char>('0' + tile.high())};
}

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
