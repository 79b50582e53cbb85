#include "core/support/text.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <vector>

namespace core::support {

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

void Scanner::skip_blanks() {
    while (next_ < text_.size() && is_blank(text_[next_])) ++next_;
}

bool Scanner::at_end() {
    skip_blanks();
    word_start_ = next_;
    return next_ == text_.size();
}

std::string_view Scanner::word() {
    skip_blanks();
    word_start_ = next_;
    while (next_ < text_.size() && !is_blank(text_[next_])) ++next_;
    return text_.substr(word_start_, next_ - word_start_);
}

Result<std::int64_t> Scanner::integer(std::string_view name, std::int64_t min, std::int64_t max) {
    const std::string_view found = word();
    if (found.empty()) return error("the line ends before " + std::string(name));
    const std::optional<std::int64_t> number = to_integer(found);
    if (!number || *number < min || *number > max)
        return error(std::string(name) + " must be a whole number from " + std::to_string(min) +
                     " to " + std::to_string(max) + ", not '" + std::string(found) + "'");
    return *number;
}

Error Scanner::error(std::string what) const { return {std::move(what), line_, word_start_ + 1}; }

namespace {

template <class Number>
std::optional<Number> to_number(std::string_view text) {
    Number number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, code] = std::from_chars(text.data(), end, number);
    if (code != std::errc() || stop != end) return std::nullopt;
    return number;
}

} // namespace

std::optional<std::int64_t> to_integer(std::string_view text) {
    return to_number<std::int64_t>(text);
}

std::optional<std::uint64_t> to_natural(std::string_view text) {
    return to_number<std::uint64_t>(text);
}

std::string_view take_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

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

// The name that differs from `word` in the fewest letters; nothing if all differ in many.
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

} // namespace

std::string did_you_mean(std::string_view word, std::span<const std::string_view> names) {
    const auto nearest = nearest_name(word, names);
    return nearest ? " (did you mean '" + std::string(*nearest) + "'?)" : "";
}

} // namespace core::support
