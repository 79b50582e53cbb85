#include "core/dice/keyed_dice.h"

#include "core/support/text.h"

#include <cassert>
#include <optional>

namespace core::dice {

using namespace core::random;

namespace {

constexpr int rolls_per_turn = 3;

int hex_digit(char c) {
    if ('0' <= c && c <= '9') return c - '0';
    if ('a' <= c && c <= 'f') return c - 'a' + 10;
    if ('A' <= c && c <= 'F') return c - 'A' + 10;
    return -1;
}

// Words beyond the greatest multiple of six are rejected, so that all faces are equally likely.
std::optional<int> face_of_word(std::uint32_t word) {
    constexpr std::uint32_t limit = 0xffffffffu / face_count * face_count;
    if (word >= limit) return std::nullopt;
    return static_cast<int>(word % face_count) + 1;
}

} // namespace

Seed seed_from_number(std::uint64_t number) {
    Seed seed{};
    for (std::size_t i = 0; i < 8; ++i) seed[i] = static_cast<std::uint8_t>(number >> (8 * i));
    return seed;
}

support::Result<Seed> parse_seed(std::string_view text) {
    text = support::trimmed(text);
    Seed seed{};
    if (text.size() != 2 * seed.size())
        return support::Error{
            "a seed has 64 hexadecimal digits, not " + std::to_string(text.size()), 1, 1};
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int digit = hex_digit(text[i]);
        if (digit < 0) return support::Error{"not a hexadecimal digit", 1, i + 1};
        seed[i / 2] = static_cast<std::uint8_t>(seed[i / 2] * 16 + digit);
    }
    return seed;
}

std::string to_text(const Seed& seed) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : seed) {
        text += digits[byte / 16];
        text += digits[byte % 16];
    }
    return text;
}

KeyedDice::KeyedDice(const Seed& seed) : key_(chacha_key(seed)) {}

std::array<Dice, 3> KeyedDice::turn(std::uint64_t game, int seat, int turn) const {
    assert(0 <= seat && seat < 0x10000 && 0 <= turn && turn < 0x10000);
    const ChachaNonce nonce{
        static_cast<std::uint32_t>(game), static_cast<std::uint32_t>(game >> 32),
        static_cast<std::uint32_t>(seat) << 16 | static_cast<std::uint32_t>(turn)};
    std::array<Dice, rolls_per_turn> rolls{};
    std::size_t missing = rolls_per_turn * dice_count;
    // A rejected word is replaced by the word at the same index in the next block.
    for (std::uint32_t counter = 0; missing > 0; ++counter) {
        const ChachaBlock block = chacha20_block(key_, counter, nonce);
        for (std::size_t i = 0; i < rolls_per_turn * dice_count; ++i) {
            int& die = rolls[i / dice_count][i % dice_count];
            if (die != 0) continue;
            if (const std::optional<int> face = face_of_word(block[i])) {
                die = *face;
                --missing;
            }
        }
    }
    return rolls;
}

} // namespace core::dice
