// Texts for messages: untrusted text made safe for a terminal, and suggestions for mistyped names.

#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <span>
#include <string>
#include <string_view>

namespace headless::support {

// Numbers as the programs write them: amounts of memory, decimals of text and of JSON.

// Numbers and texts as printf writes them.
template <class... Values>
std::string formatted(const char* format, Values... values) {
    std::string text(static_cast<std::size_t>(std::snprintf(nullptr, 0, format, values...)), '\0');
    std::snprintf(text.data(), text.size() + 1, format, values...);
    return text;
}

// The length of the UTF-8 character that the text, which is not empty, begins with; 0 if it is
// none.
std::size_t character_length(std::string_view text);

// The number of characters, not bytes, of UTF-8.
std::size_t characters(std::string_view text);

// An amount of memory or of text in its largest unit: "5 B", "12 KiB", "1.5 MiB", "2 GiB".
std::string bytes_in_words(std::int64_t bytes);

// "1 game", "2 games".
std::string counted(std::int64_t count, std::string_view one);

// The number of decimals for a list of numbers of which this is the greatest: at least
// `min_decimals`, and so many that the greatest has `min_digits` significant digits.
int decimals_for(double greatest, int min_decimals, int min_digits);

// With so many decimals; where those are many, in scientific notation: "1.23e-15".
std::string number_text(double number, int decimals);

// Decimals of JSON: more than the values are good for, and free of rounding noise. rounded()
// gives no -0.
inline constexpr int json_decimals = 6;
double rounded(double value, int decimals = json_decimals);

inline constexpr std::size_t max_message_bytes = 1000;

// True if this UTF-8 character changes the text direction: U+200E, U+200F, U+202A to U+202E, U+2066
// to U+2069.
bool is_direction_mark(std::string_view character);

// The text with direction marks, control characters (also U+0080 to U+009F) and characters without
// width as \xNN, and shortened with an ellipsis to `max_bytes`. Line feeds and tabs stay if
// `keeps_lines`.
std::string printable(std::string_view text, std::size_t max_bytes = max_message_bytes,
                      bool keeps_lines = false);

// "'text'" of a program, made printable and cut where it is long, between characters.
std::string quoted_briefly(std::string_view text);

// The last line that is not blank; empty if there is none.
std::string last_line(const std::string& text);

// "a, b, c"
std::string joined(std::span<const std::string_view> names);

// Two digits a byte.
std::string hexadecimal(std::string_view bytes);

} // namespace headless::support
