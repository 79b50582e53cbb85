#include "core/random/chacha20.h"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace core::random {

namespace {

void quarter_round(ChachaBlock& s, std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
    s[a] += s[b], s[d] = std::rotl(s[d] ^ s[a], 16);
    s[c] += s[d], s[b] = std::rotl(s[b] ^ s[c], 12);
    s[a] += s[b], s[d] = std::rotl(s[d] ^ s[a], 8);
    s[c] += s[d], s[b] = std::rotl(s[b] ^ s[c], 7);
}

} // namespace

ChachaKey chacha_key(const std::array<std::uint8_t, 32>& bytes) {
    ChachaKey key{};
    for (std::size_t i = 0; i < bytes.size(); ++i)
        key[i / 4] |= static_cast<std::uint32_t>(bytes[i]) << (8 * (i % 4));
    return key;
}

ChachaBlock chacha20_block(const ChachaKey& key, std::uint32_t counter, const ChachaNonce& nonce) {
    ChachaBlock start{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    std::ranges::copy(key, start.begin() + 4);
    start[12] = counter;
    std::ranges::copy(nonce, start.begin() + 13);

    ChachaBlock state = start;
    for (int double_round = 0; double_round < 10; ++double_round) {
        quarter_round(state, 0, 4, 8, 12);
        quarter_round(state, 1, 5, 9, 13);
        quarter_round(state, 2, 6, 10, 14);
        quarter_round(state, 3, 7, 11, 15);
        quarter_round(state, 0, 5, 10, 15);
        quarter_round(state, 1, 6, 11, 12);
        quarter_round(state, 2, 7, 8, 13);
        quarter_round(state, 3, 4, 9, 14);
    }
    for (std::size_t i = 0; i < state.size(); ++i) state[i] += start[i];
    return state;
}

} // namespace core::random
