// The ChaCha20 block function, as in RFC 8439, section 2.3.

#pragma once

#include <array>
#include <cstdint>

namespace core::random {

using ChachaKey = std::array<std::uint32_t, 8>;
using ChachaNonce = std::array<std::uint32_t, 3>;
using ChachaBlock = std::array<std::uint32_t, 16>;

// The key with these bytes, as the RFC reads it: little-endian words.
ChachaKey chacha_key(const std::array<std::uint8_t, 32>& bytes);

// One block of the key stream as 16 words; as bytes each word is little-endian.
ChachaBlock chacha20_block(const ChachaKey& key, std::uint32_t counter, const ChachaNonce& nonce);

} // namespace core::random
