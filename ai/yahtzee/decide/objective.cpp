#include "ai/yahtzee/decide/objective.h"

#include "core/support/text.h"

namespace ai::yahtzee::decide {

namespace {

constexpr std::string_view beat_prefix = "beat:";

} // namespace

std::optional<Objective> parse_objective(std::string_view text) {
    if (text == "expected") return Objective{};
    if (text == "win") return Objective{Objective::Kind::win};
    if (!text.starts_with(beat_prefix)) return std::nullopt;
    text.remove_prefix(beat_prefix.size());
    const auto points = core::support::to_integer(text);
    if (!points || *points < 0 || *points > max_points_named) return std::nullopt;
    return Objective{Objective::Kind::beat, static_cast<int>(*points)};
}

std::string to_text(const Objective& objective) {
    switch (objective.kind) {
    case Objective::Kind::expected:
        return "expected";
    case Objective::Kind::win:
        return "win";
    case Objective::Kind::beat:
        break;
    }
    return std::string(beat_prefix) + std::to_string(objective.points);
}

} // namespace ai::yahtzee::decide
