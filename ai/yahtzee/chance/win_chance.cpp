#include "ai/yahtzee/chance/win_chance.h"

#include "ai/yahtzee/solve/values.h"

#include <algorithm>
#include <cassert>

namespace ai::yahtzee {

using namespace core::yahtzee;

namespace {

// Some kilobytes each. Games begin alike, and a turn has fifty states at most to go to.
constexpr std::size_t most_contenders = 8192;

Side side_of(const Card& card) { return {state_of(card), card.total()}; }

std::vector<Side> sides_of(std::span<const Card> cards) {
    std::vector<Side> sides;
    for (const Card& card : cards) sides.push_back(side_of(card));
    return sides;
}

// Whether a player who waits with so many open boxes will have the last turn.
bool moves_last(int open, std::span<const Side> others) {
    return std::ranges::all_of(others,
                               [&](const Side& other) { return open >= other.state.open.size(); });
}

} // namespace

double estimated_chance(const WinBounds& bounds, const EstimateWeights& weights, bool moves_last) {
    const auto& [known, blind, knowing] = bounds;
    const double trust = moves_last ? weights.trust_last : weights.trust_first;
    const double chance =
        known + trust * (knowing - known) + weights.reaction * ((known + knowing) / 2 - blind);
    return std::clamp(chance, 0.0, 1.0);
}

WinChance::WinChance(Rules rules, SharedProspects prospects, const WinChanceOptions& options)
    : rules_(rules), prospects_(std::move(prospects)), options_(options), endgame_(rules) {}

bool WinChance::is_exact(const Card& mover, std::span<const Card> opponents) const {
    const auto is_late = [&](const Card& card) {
        return card.open().size() <= options_.exact_boxes;
    };
    return opponents.size() == 1 && is_late(mover) && is_late(opponents.front());
}

const TurnChances* WinChance::of_turn(const Card& mover, std::span<const Card> opponents) {
    if (known_ && known_->mover == mover && std::ranges::equal(known_->opponents, opponents))
        return &known_->turn;
    const bool exact = is_exact(mover, opponents);
    if (opponents.empty() || (!exact && !prospects_)) return nullptr;
    const std::vector<Side> others = sides_of(opponents);
    TurnChances turn =
        exact ? exact_turn(side_of(mover), others.front()) : estimated_turn(side_of(mover), others);
    known_.emplace(Known{mover, {opponents.begin(), opponents.end()}, std::move(turn)});
    return &known_->turn;
}

double WinChance::of_waiting(const Card& card, std::span<const Card> others) const {
    assert(prospects_);
    const std::vector<Side> sides = sides_of(others);
    const Side player = side_of(card);
    const Field field(*prospects_, sides);
    const WinBounds bounds =
        win_bounds(field, Contender(prospects_->of(player.state)), player.total - field.base());
    return estimated_chance(bounds, options_.weights, moves_last(player.state.open.size(), sides));
}

TurnChances WinChance::exact_turn(const Side& mover, const Side& opponent) {
    const int lead = mover.total - opponent.total;
    return TurnChances(rules_, mover.state, [&](const Scored& scored) {
        return endgame_.curve_of_waiting(opponent.state, scored.next).at(lead + scored.points);
    });
}

TurnChances WinChance::estimated_turn(const Side& mover, std::span<const Side> opponents) {
    const Field field(*prospects_, opponents);
    const int lead = mover.total - field.base();
    const bool last = moves_last(mover.state.open.size() - 1, opponents);
    return TurnChances(rules_, mover.state, [&](const Scored& scored) {
        const WinBounds bounds = win_bounds(field, contender(scored.next), lead + scored.points);
        return estimated_chance(bounds, options_.weights, last);
    });
}

const Contender& WinChance::contender(const TurnState& state) {
    const std::size_t index = state_index(state);
    if (const auto known = contenders_.find(index); known != contenders_.end())
        return known->second;
    if (contenders_.size() >= most_contenders) contenders_.clear();
    return contenders_.emplace(index, Contender(prospects_->of(state))).first->second;
}

} // namespace ai::yahtzee
