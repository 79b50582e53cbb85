// Numbers as the programs tell them: amounts of memory, decimals of text and of JSON.

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace headless::support {

// An amount of memory or of text in its largest unit: "5 B", "12 KiB", "1.5 MiB", "2 GiB".
std::string bytes_in_words(std::int64_t bytes);

// "1 game", "2 games".
std::string counted(std::int64_t count, std::string_view one);

// How many decimals show the numbers of a list, of which this is the greatest: at least
// `min_decimals`, and so many that the greatest has `min_digits` significant digits.
int decimals_for(double greatest, int min_decimals, int min_digits);

// With so many decimals; where those are many, in scientific notation: "1.23e-15".
std::string number_text(double number, int decimals);

// Decimals of JSON: more than the values are good for, and free of rounding noise. rounded()
// gives no -0.
inline constexpr int json_decimals = 6;
double rounded(double value, int decimals = json_decimals);

} // namespace headless::support
