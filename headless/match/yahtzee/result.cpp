#include "headless/match/yahtzee/result.h"

#include <algorithm>

namespace headless::match::yahtzee {

namespace {

int half_points(int side, const std::optional<int>& winner) {
    return !winner ? 1 : *winner == side ? 2 : 0;
}

} // namespace

void Result::add(const GameResult& game, std::optional<double> luck) {
    ++played_;
    if (luck) adjusted_.add(game.game, score_of_a(game) - *luck);
    for (int side = 0; side < 2; ++side) {
        SideResult& own = sides_[static_cast<std::size_t>(side)];
        const int half = half_points(side, game.winner);
        ++(half == 2 ? own.wins : half == 1 ? own.ties : own.losses);
        if (!game.forfeit) own.points += game.points[static_cast<std::size_t>(side)];
        if (game.forfeit && game.forfeit->side == side) {
            own.forfeits.push_back(*game.forfeit);
            own.forfeited_games.push_back(game.game);
        }
    }
    if (!game.forfeit) ++complete_;
    const int half = half_points(0, game.winner);
    if (!terms_.duplicate) {
        ++outcomes_[static_cast<std::size_t>(half)];
        return;
    }
    const auto [other, is_first] = half_pairs_.try_emplace((game.game - 1) / 2, half);
    if (is_first) return;
    ++outcomes_[static_cast<std::size_t>(half + other->second)];
    half_pairs_.erase(other);
}

void Result::add(const Rest& rest) {
    sides_[static_cast<std::size_t>(rest.side)].losses += rest.games;
    // When both are out, nobody wins what is left.
    bool other_is_out = false;
    for (const Rest& earlier : rests_) other_is_out = other_is_out || earlier.side != rest.side;
    SideResult& other = sides_[static_cast<std::size_t>(1 - rest.side)];
    if (other_is_out)
        sides_[static_cast<std::size_t>(rest.side)].wins -= rest.games;
    else
        other.wins += rest.games;
    rests_.push_back(rest);
}

bool Result::has_disqualified() const {
    const auto is_out = [](const SideResult& side) {
        return std::ranges::any_of(side.forfeits, &Forfeit::disqualifies);
    };
    return !rests_.empty() || std::ranges::any_of(sides_, is_out);
}

double Result::average_points(int side) const {
    return complete_ ? static_cast<double>(this->side(side).points) / complete_ : 0;
}

bool Result::is_cut_short() const {
    if (played_ >= terms_.games || !rests_.empty()) return false;
    // Without the luck nobody knows; the log was closed in good order.
    if (terms_.sprt && terms_.adjusts_luck && adjusted_pairs().count() == 0) return played_ == 0;
    const auto state = sprt_state();
    return !state || state->verdict == SprtVerdict::undecided;
}

std::optional<std::array<std::int64_t, 5>> Result::pairs() const {
    return terms_.duplicate ? std::optional(outcomes_) : std::nullopt;
}

Standing Result::standing(int side) const {
    const SideResult& own = this->side(side);
    return match::standing({own.wins, own.ties, own.losses}, pairs());
}

std::optional<SprtState> Result::sprt_state() const {
    if (!terms_.sprt) return std::nullopt;
    if (!terms_.adjusts_luck)
        return sprt(*terms_.sprt, std::span(outcomes_).first(terms_.duplicate ? 5 : 3));
    if (adjusted_pairs().count() == 0 && played_ > 1)
        return std::nullopt; // a replay without tables
    return sprt(*terms_.sprt, adjusted_pairs());
}

} // namespace headless::match::yahtzee
