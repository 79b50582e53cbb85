#include "core/dilemma/seeds.h"

#include "core/support/text.h"

#include <optional>

namespace core::dilemma {

support::Result<std::uint64_t> parse_seed_number(std::string_view line, std::size_t line_number) {
    const std::string_view text = support::trimmed(line);
    const std::optional<std::uint64_t> number = support::to_natural(text);
    if (!number)
        return support::Error{"a number from 0 to 2^64 - 1 is expected, not '" + std::string(text) +
                                  "'",
                              line_number, 1};
    return *number;
}

support::Result<std::vector<std::uint64_t>> parse_seeds(std::string_view text) {
    std::vector<std::uint64_t> seeds;
    std::size_t line_number = 0;
    while (!text.empty()) {
        ++line_number;
        const auto number = parse_seed_number(support::take_line(text), line_number);
        if (!number) return number.error();
        seeds.push_back(*number);
    }
    return seeds;
}

std::string to_text(const std::vector<std::uint64_t>& seeds) {
    std::string text;
    for (const std::uint64_t seed : seeds) {
        text += std::to_string(seed);
        text += '\n';
    }
    return text;
}

} // namespace core::dilemma
