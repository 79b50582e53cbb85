#include "headless/support/words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace headless::support {

std::string bytes_in_words(std::int64_t bytes) {
    constexpr std::array units{"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    constexpr double step = 1024;
    constexpr double almost_a_step = 1023.95; // "1024.0 KiB" is "1.0 MiB"
    auto amount = static_cast<double>(bytes);
    std::size_t unit = 0;
    for (; amount >= almost_a_step && unit + 1 < units.size(); ++unit) amount /= step;
    const bool is_whole = amount == std::floor(amount);
    return formatted(is_whole ? "%.0f %s" : "%.1f %s", amount, units[unit]);
}

std::string counted(std::int64_t count, std::string_view one) {
    return std::to_string(count) + ' ' + std::string(one) + (count == 1 ? "" : "s");
}

int decimals_for(double greatest, int min_decimals, int min_digits) {
    constexpr int max_decimals = 300; // 1e300 is a double
    if (!(greatest > 0)) return min_decimals;
    const double decimals = min_digits - 1 - std::floor(std::log10(greatest));
    return static_cast<int>(
        std::clamp<double>(decimals, min_decimals, std::max(min_decimals, max_decimals)));
}

std::string number_text(double number, int decimals) {
    constexpr int max_decimals = 9;
    if (decimals > max_decimals && number != 0) return formatted("%.2e", number);
    return formatted("%.*f", std::min(decimals, max_decimals), number);
}

double rounded(double value, int decimals) {
    const double scale = std::pow(10.0, decimals);
    return std::round(value * scale) / scale + 0.0; // no -0
}

namespace {

std::string escaped(char byte) { return "\\x" + hexadecimal({&byte, 1}); }

bool is_control(unsigned char byte) { return byte < ' ' || byte == 0x7f; }

// Zero-width space, word joiner and byte order mark: what they spoil looks right.
bool is_invisible(std::string_view character) {
    return character == "\u200b" || character == "\u2060" || character == "\ufeff";
}

} // namespace

std::size_t character_length(std::string_view text) {
    const auto byte = [&text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned first = byte(0);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if (byte(i) < 0x80 || byte(i) > 0xbf) return 0;
    const unsigned second = byte(1);
    const bool is_overlong = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
    const bool is_surrogate = first == 0xed && second > 0x9f;
    const bool is_too_great = first == 0xf4 && second > 0x8f;
    return is_overlong || is_surrogate || is_too_great ? 0 : length;
}

std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

bool is_direction_mark(std::string_view character) {
    return character == "\u200e" || character == "\u200f" ||
           (character >= "\u202a" && character <= "\u202e") ||
           (character >= "\u2066" && character <= "\u2069");
}

std::string printable(std::string_view text, std::size_t max_bytes, bool keeps_lines) {
    std::string result;
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        const std::string_view character = text.substr(0, std::max<std::size_t>(length, 1));
        text.remove_prefix(character.size());
        const auto byte = static_cast<unsigned char>(character[0]);
        const bool is_kept_control = keeps_lines && (byte == '\n' || byte == '\t');
        const bool is_c1 = character.size() == 2 && byte == 0xc2 &&
                           static_cast<unsigned char>(character[1]) < 0xa0;
        if (length == 0 || (is_control(byte) && !is_kept_control))
            result += escaped(character[0]);
        else if (is_direction_mark(character) || is_invisible(character))
            for (const char c : character) result += escaped(c);
        else if (is_c1)
            result += escaped(character[1]);
        else
            result += character;
        if (result.size() >= max_bytes && !text.empty()) return result + "\u2026";
    }
    return result;
}

std::string joined(std::span<const std::string_view> names) {
    std::string text;
    for (const std::string_view name : names)
        text += (text.empty() ? "" : ", ") + std::string(name);
    return text;
}

std::string quoted_briefly(std::string_view text) {
    constexpr std::size_t longest_quote = 200; // bytes: the last line of most tracebacks
    return '\'' + printable(text, longest_quote) + '\'';
}

std::string last_line(const std::string& text) {
    const std::size_t end = text.find_last_not_of("\r\n\t ");
    if (end == std::string::npos) return {};
    const std::size_t start = text.find_last_of('\n', end);
    return text.substr(start + 1, end - start); // npos + 1 is 0
}

std::string hexadecimal(std::string_view bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const char c : bytes) {
        text += digits[static_cast<unsigned char>(c) >> 4];
        text += digits[static_cast<unsigned char>(c) & 15];
    }
    return text;
}

} // namespace headless::support
