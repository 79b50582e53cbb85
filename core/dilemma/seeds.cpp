#include "core/dilemma/seeds.h"

#include "core/support/text.h"

#include <charconv>

namespace core::dilemma {

support::Result<std::uint64_t> parse_seed_number(std::string_view line, std::size_t line_number) {
    const std::string_view text = support::trimmed(line);
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, code] = std::from_chars(text.data(), end, number);
    if (code != std::errc() || stop != end)
        return support::Error{"a number from 0 to 2^64 - 1 is expected, not '" + std::string(text) +
                                  "'",
                              line_number, 1};
    return number;
}

support::Result<std::vector<std::uint64_t>> parse_seeds(std::string_view text) {
    std::vector<std::uint64_t> seeds;
    std::size_t line_number = 0;
    while (!text.empty()) {
        ++line_number;
        const std::size_t end = text.find('\n');
        const auto number = parse_seed_number(text.substr(0, end), line_number);
        if (!number) return number.error();
        seeds.push_back(*number);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
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
