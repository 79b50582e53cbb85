// The rules that differ between versions of Yahtzee: the joker rule.
// Sources: the contest's rules (Hasbro's forced joker); T. Verhoeff's Yahtzee rules; free choice.

#pragma once

#include "core/dice/roll.h"
#include "core/yahtzee/box.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

namespace core::yahtzee {

// A joker is five of a kind with the Yahtzee box already filled. Full house and the straights
// count in full for it where the rule says so.
enum class JokerRule : std::uint8_t {
    forced,      // the matching upper box must be used; once it is filled, any lower box, in full;
                 // once those are filled too, any upper box
    verhoeff,    // any box at any time; lower boxes in full once the matching upper box is filled
    free_choice, // the matching upper box or any lower box, in full; any upper box if none is open
};

struct Rules {
    JokerRule joker = JokerRule::forced;

    friend constexpr auto operator<=>(const Rules&, const Rules&) = default;
};

inline constexpr std::array all_joker_rules{JokerRule::forced, JokerRule::verhoeff,
                                            JokerRule::free_choice};

// "forced", "verhoeff", "free", as on command lines.
constexpr std::string_view name(JokerRule rule) {
    switch (rule) {
    case JokerRule::forced:
        return "forced";
    case JokerRule::verhoeff:
        return "verhoeff";
    case JokerRule::free_choice:
        return "free";
    }
    return {};
}

constexpr std::optional<JokerRule> joker_rule_named(std::string_view text) {
    for (const JokerRule rule : all_joker_rules)
        if (name(rule) == text) return rule;
    return std::nullopt;
}

// The upper box that matches five of a kind; nothing for other rolls.
constexpr std::optional<Box> matching_upper_box(dice::Roll roll) {
    for (int face = 1; face <= dice::face_count; ++face)
        if (roll.count(face) == dice::dice_count) return upper_box(face);
    return std::nullopt;
}

constexpr bool is_joker(BoxSet open, dice::Roll roll) {
    return !open.contains(Box::yahtzee) && roll.as_keep().distinct_faces() == 1;
}

// The open boxes in which the roll may be scored.
constexpr BoxSet legal_boxes(Rules rules, BoxSet open, dice::Roll roll) {
    if (!is_joker(open, roll) || rules.joker == JokerRule::verhoeff) return open;
    const BoxSet matching = open & BoxSet::of(*matching_upper_box(roll));
    const BoxSet lower = open & BoxSet::lower();
    if (rules.joker == JokerRule::forced && !matching.empty()) return matching;
    const BoxSet chosen = rules.joker == JokerRule::forced ? lower : matching | lower;
    return chosen.empty() ? open : chosen;
}

// True if the roll is a joker that scores full points in full house and the straights.
constexpr bool joker_counts_in_full(Rules rules, BoxSet open, dice::Roll roll) {
    if (!is_joker(open, roll)) return false;
    return rules.joker == JokerRule::free_choice || !open.contains(*matching_upper_box(roll));
}

} // namespace core::yahtzee
