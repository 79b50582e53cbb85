#include "headless/support/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>

namespace headless::support {

std::string bytes_in_words(std::int64_t bytes) {
    constexpr std::array units{"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    constexpr double step = 1024;
    constexpr double almost_a_step = 1023.95; // "1024.0 KiB" is "1.0 MiB"
    auto amount = static_cast<double>(bytes);
    std::size_t unit = 0;
    for (; amount >= almost_a_step && unit + 1 < units.size(); ++unit) amount /= step;
    const bool is_whole = amount == std::floor(amount);
    std::array<char, 40> text{};
    std::snprintf(text.data(), text.size(), is_whole ? "%.0f %s" : "%.1f %s", amount, units[unit]);
    return text.data();
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
    std::array<char, 400> text{}; // more than the greatest double takes
    if (decimals <= max_decimals || number == 0)
        std::snprintf(text.data(), text.size(), "%.*f", std::min(decimals, max_decimals), number);
    else
        std::snprintf(text.data(), text.size(), "%.2e", number);
    return text.data();
}

double rounded(double value, int decimals) {
    const double scale = std::pow(10.0, decimals);
    return std::round(value * scale) / scale + 0.0; // no -0
}

} // namespace headless::support
