#include "ai/yahtzee/coach/reason.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace ai::yahtzee {

namespace {

constexpr double share_named = 0.7;     // of all that is given up or won
constexpr std::size_t most_named = 3;   // parts in one half of the sentence
constexpr double smallest_named = 0.05; // points; less is printed as 0.0

// The weightiest parts whose difference has the sign, until they make up most of it.
NamedParts weightiest(const Parts& difference, double sign) {
    std::vector<std::size_t> parts;
    double all = 0;
    for (std::size_t i = 0; i < part_count; ++i) {
        if (sign * difference[i] < smallest_named) continue;
        parts.push_back(i);
        all += sign * difference[i];
    }
    std::ranges::sort(parts, [&](std::size_t a, std::size_t b) {
        return sign * difference[a] > sign * difference[b];
    });
    NamedParts named;
    for (const std::size_t part : parts) {
        if (named.parts.size() == most_named || named.points >= share_named * all) break;
        named.parts.push_back(part);
        named.points += sign * difference[part];
    }
    return named;
}

std::string tenths(double points) {
    std::array<char, 32> text;
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), points, std::chars_format::fixed, 1);
    return {text.data(), end.ptr};
}

// "sixes, fives and the upper bonus"
std::string listed(const std::vector<std::size_t>& parts) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += i + 1 == parts.size() ? " and " : ", ";
        if (parts[i] >= upper_bonus_part) text += "the ";
        text += part_name(parts[i]);
    }
    return text;
}

} // namespace

Reason compare(const Contributions& contributions, const core::yahtzee::Position& position,
               core::yahtzee::Action choice, core::yahtzee::Action other) {
    const Parts chosen = contributions.of(position, choice);
    const Parts compared = contributions.of(position, other);
    Reason reason;
    std::ranges::transform(chosen, compared, reason.difference.begin(), std::minus());
    reason.given_up = weightiest(reason.difference, -1);
    reason.won = weightiest(reason.difference, 1);
    return reason;
}

std::string sentence(const Reason& reason) {
    const auto points_in = [](const NamedParts& named, bool with_unit) {
        return tenths(named.points) + (with_unit ? " points in " : " in ") + listed(named.parts);
    };
    if (reason.given_up.parts.empty() && reason.won.parts.empty()) return "comes to the same";
    if (reason.given_up.parts.empty()) return "wins " + points_in(reason.won, true);
    if (reason.won.parts.empty()) return "gives up " + points_in(reason.given_up, true);
    return "gives up " + points_in(reason.given_up, true) + " for " + points_in(reason.won, false);
}

} // namespace ai::yahtzee
