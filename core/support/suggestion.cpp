#include "core/support/suggestion.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace core::support {

namespace {

// Levenshtein's distance: letters to insert, delete or replace.
std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

} // namespace

std::optional<std::string_view> nearest_name(std::string_view word,
                                             std::span<const std::string_view> names) {
    constexpr std::size_t max_length = 64; // of a word that is compared
    if (word.empty() || word.size() > max_length) return std::nullopt;
    for (const std::string_view name : names)
        if (name.starts_with(word)) return name;
    const auto nearest = std::ranges::min_element(
        names, {}, [&](std::string_view name) { return edit_distance(word, name); });
    if (nearest == names.end()) return std::nullopt;
    return edit_distance(word, *nearest) <= std::max<std::size_t>(2, word.size() / 3)
               ? std::optional(*nearest)
               : std::nullopt;
}

std::string did_you_mean(std::string_view word, std::span<const std::string_view> names) {
    const auto nearest = nearest_name(word, names);
    return nearest ? " (did you mean '" + std::string(*nearest) + "'?)" : "";
}

} // namespace core::support
