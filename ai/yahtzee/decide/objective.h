// The objective of a player: points, to win this game, or to beat a number of points.

#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace ai::yahtzee::decide {

struct Objective {
    enum class Kind {
        expected, // the greatest expected final score
        win,      // the greatest probability to win this game, a tie for first among k counted 1/k
        beat,     // the greatest probability of a final score above `points`
    };
    Kind kind = Kind::expected;
    int points = 0; // of beat

    friend auto operator<=>(const Objective&, const Objective&) = default;
};

inline constexpr int max_points_named = 9999; // far above any score

// "expected", "win", "beat:250"; nothing for other texts.
std::optional<Objective> parse_objective(std::string_view text);
std::string to_text(const Objective& objective);

} // namespace ai::yahtzee::decide
