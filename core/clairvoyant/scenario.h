// A scenario of the clairvoyant puzzle (CTU Open 2008, "Alea iacta est"): the parameters of the
// dice machine. In text, a line "A C X0"; the line "0 0 0" ends the input.

#pragma once

#include "core/dice/keep.h"
#include "core/support/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::clairvoyant {

// The dice machine of CTU Open 2008, "Alea iacta est": a linear congruential generator of 32 bits.
// X(n+1) = (A X(n) + C) mod 2^32; roll n shows floor(X(n) / 2^16) mod 6 + 1, from n = 1.
class Lcg {
public:
    constexpr Lcg(std::uint32_t multiplier, std::uint32_t increment, std::uint32_t start)
        : multiplier_(multiplier), increment_(increment), state_(start) {}

    // The face of the next roll.
    constexpr int roll() {
        state_ = multiplier_ * state_ + increment_;
        return static_cast<int>((state_ >> 16) % core::dice::face_count) + 1;
    }

private:
    std::uint32_t multiplier_;
    std::uint32_t increment_;
    std::uint32_t state_;
};

// 2^31, which occurs in the data: too great for a signed number of 32 bits.
inline constexpr std::int64_t max_parameter = std::int64_t{1} << 31;

struct Scenario {
    std::uint32_t multiplier = 1; // A, 1 to 2^31
    std::uint32_t increment = 0;  // C, 0 to 2^31
    std::uint32_t start = 0;      // X0, 0 to 2^31

    // The dice machine before its first roll.
    constexpr Lcg machine() const { return {multiplier, increment, start}; }

    friend bool operator==(const Scenario&, const Scenario&) = default;
};

// Reads one line; nothing for the line that ends the input. `line_number` is for the error.
support::Result<std::optional<Scenario>> parse_scenario(std::string_view line,
                                                        std::size_t line_number);

std::string to_text(const Scenario& scenario);

} // namespace core::clairvoyant
