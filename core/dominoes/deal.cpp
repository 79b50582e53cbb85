#include "core/dominoes/deal.h"

#include "core/random/chacha20.h"
#include <cassert>
#include <tuple>
#include <utility>

namespace core::dominoes {

namespace {

// The stream of numbers that shuffles one deal.
class Stream {
public:
    Stream(const dice::Seed& seed, const random::ChachaNonce& nonce)
        : key_(random::chacha_key(seed)), nonce_(nonce) {}

    // Uniform below `bound`: words beyond its greatest multiple are rejected.
    std::uint32_t below(std::uint32_t bound) {
        const std::uint32_t limit = 0xffffffffu / bound * bound;
        for (;;) {
            const std::uint32_t word = next();
            if (word < limit) return word % bound;
        }
    }

private:
    std::uint32_t next() {
        if (used_ == block_.size()) {
            block_ = random::chacha20_block(key_, counter_++, nonce_);
            used_ = 0;
        }
        return block_[used_++];
    }

    random::ChachaKey key_;
    random::ChachaNonce nonce_;
    random::ChachaBlock block_{};
    std::uint32_t counter_ = 0;
    std::size_t used_ = std::tuple_size_v<random::ChachaBlock>;
};

// Greater for the tile that starts before another.
std::tuple<bool, int, int> start_rank(Tile tile) {
    return {tile.is_double(), tile.pips(), tile.high()};
}

} // namespace

TileSet starting_before(Tile start, int numbers) {
    TileSet before;
    for (const Tile tile : TileSet::all(numbers))
        if (start_rank(tile) > start_rank(start)) before = before.with(tile);
    return before;
}

Start Deal::start() const {
    Start best{0, hands[0].front()};
    for (int seat = 0; seat < 2; ++seat)
        for (const Tile tile : hands[static_cast<std::size_t>(seat)])
            if (start_rank(tile) > start_rank(best.tile)) best = {seat, tile};
    return best;
}

Deal Deal::swapped() const {
    Deal other = *this;
    std::swap(other.hands[0], other.hands[1]);
    return other;
}

Deal deal(Case setting, const std::vector<Tile>& order) {
    assert(static_cast<int>(order.size()) == setting.tiles());
    const auto first = order.begin();
    const auto second = first + setting.hand_size;
    const auto rest = second + setting.hand_size;
    return {setting, {Hand(first, second), Hand(second, rest)}, {rest, order.end()}};
}

std::vector<Tile> shuffled_tiles(const dice::Seed& seed, Case setting, std::uint32_t game) {
    // The last word keeps these streams apart from those of the dice.
    constexpr std::uint32_t purpose = 0x646f6d69;
    Stream stream(seed, {game,
                         static_cast<std::uint32_t>(setting.numbers) << 16 |
                             static_cast<std::uint32_t>(setting.hand_size),
                         purpose});
    std::vector<Tile> tiles;
    for (int i = 0; i < setting.tiles(); ++i) tiles.push_back(Tile::at(i));
    for (std::size_t left = tiles.size(); left > 1; --left)
        std::swap(tiles[left - 1], tiles[stream.below(static_cast<std::uint32_t>(left))]);
    return tiles;
}

} // namespace core::dominoes
