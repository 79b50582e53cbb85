// A scenario of the clairvoyant puzzle (CTU Open 2008, "Alea iacta est"): the parameters of the
// dice machine. In text, a line "A C X0"; the line "0 0 0" ends the input.

#pragma once

#include "core/clairvoyant/lcg.h"
#include "core/support/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::clairvoyant {

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
