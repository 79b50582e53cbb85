// A domino: an unordered pair of numbers, 0 to 8.

#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>

namespace core::dominoes {

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

} // namespace core::dominoes
