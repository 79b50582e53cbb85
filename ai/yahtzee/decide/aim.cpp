#include "ai/yahtzee/decide/aim.h"

#include <charconv>

namespace ai::yahtzee::decide {

namespace {

constexpr std::string_view beat_prefix = "beat:";
constexpr int max_points_named = 9999; // far above any score

} // namespace

std::optional<Aim> parse_aim(std::string_view text) {
    if (text == "expected") return Aim{};
    if (text == "win") return Aim{Aim::Kind::win};
    if (!text.starts_with(beat_prefix)) return std::nullopt;
    text.remove_prefix(beat_prefix.size());
    Aim aim{Aim::Kind::beat};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), aim.points);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    if (aim.points < 0 || aim.points > max_points_named) return std::nullopt;
    return aim;
}

std::string to_text(const Aim& aim) {
    switch (aim.kind) {
    case Aim::Kind::expected:
        return "expected";
    case Aim::Kind::win:
        return "win";
    case Aim::Kind::beat:
        break;
    }
    return std::string(beat_prefix) + std::to_string(aim.points);
}

} // namespace ai::yahtzee::decide
