#include "ai/yahtzee/win/win_probability.h"

#include "ai/yahtzee/solve/values.h"

#include <algorithm>
#include <cassert>

namespace ai::yahtzee::win {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

namespace {

// Some kilobytes each, and the trainer keeps several of these caches. Games begin alike, and a turn
// has fifty states at most to go to.
constexpr std::size_t max_candidates = 2048;

std::vector<PlayerState> player_states_of(std::span<const Card> cards) {
    std::vector<PlayerState> sides;
    for (const Card& card : cards) sides.push_back(player_state_of(card));
    return sides;
}

// True if at most one player still plays, of the others and a player with `open` boxes. He knows
// the final scores of the rest, so he is fully informed: the interpolation weights are 1.
bool one_plays_on(std::span<const PlayerState> others, int open) {
    const auto playing = std::ranges::count_if(
        others, [](const PlayerState& side) { return !side.state.open.empty(); });
    return playing + (open > 0 ? 1 : 0) <= 1;
}

std::size_t share_of(std::size_t usual, const WinProbabilityOptions& options) {
    return static_cast<std::size_t>(options.cache_share * static_cast<double>(usual));
}

double mean_interpolation_weight(const InterpolationWeights& weights,
                                 std::span<const PlayerState> others,
                                 std::span<const double> ends_after) {
    double sum = 0;
    for (std::size_t i = 0; i < others.size(); ++i)
        sum += interpolation_weight(weights, others[i].state, ends_after[i]);
    return sum / static_cast<double>(others.size());
}

} // namespace

WinProbability::WinProbability(Rules rules, SharedScoreSource score_source,
                               const WinProbabilityOptions& options)
    : rules_(rules),
      score_source_(std::move(score_source)),
      options_(options),
      endgame_(rules, share_of(Endgame::default_max_bytes, options), options.stop),
      last_round_(rules) {}

// For three and more once the mover's turn leads to the last round.
bool WinProbability::is_exact(const Card& mover, std::span<const Card> opponents) const {
    const bool for_two = opponents.size() == 1;
    const int max_open = for_two ? options_.exact_boxes : std::min(options_.exact_boxes, 1);
    const int max_open_of_mover = for_two || max_open == 0 ? max_open : max_open + 1;
    return !opponents.empty() && mover.open().size() <= max_open_of_mover &&
           std::ranges::all_of(opponents,
                               [&](const Card& card) { return card.open().size() <= max_open; });
}

SharedTurn WinProbability::of_turn(const Card& mover, std::span<const Card> opponents) {
    if (known_ && known_->mover == mover && std::ranges::equal(known_->opponents, opponents))
        return known_->turn;
    const bool exact = is_exact(mover, opponents);
    if (opponents.empty() || (!exact && !score_source_)) return nullptr;
    const std::vector<PlayerState> others = player_states_of(opponents);
    auto turn = std::make_shared<const TurnSolver>(
        !exact               ? estimated_turn(player_state_of(mover), others)
        : others.size() == 1 ? exact_turn(player_state_of(mover), others.front())
                             : exact_turn_of_many(player_state_of(mover), others));
    known_.emplace(Known{mover, {opponents.begin(), opponents.end()}, std::move(turn)});
    return known_->turn;
}

double WinProbability::of_waiting(std::span<const Card> cards, std::size_t waiting) {
    std::vector<PlayerState> all = player_states_of(cards);
    const bool in_last_round = std::ranges::all_of(
        all, [](const PlayerState& player) { return player.state.open.size() <= 1; });
    if (cards.size() > 2 && in_last_round && options_.exact_boxes > 0)
        return last_round_.share(all, waiting);
    assert(score_source_);
    const PlayerState player = all[waiting];
    // The others in the order in which they come after the player.
    std::rotate(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(waiting), all.end());
    const std::span<const PlayerState> others = std::span(all).subspan(1);
    const Opponents all_opponents(*score_source_, others);
    const WinBounds bounds = win_bounds(all_opponents, Candidate(score_source_->of(player.state)),
                                        player.total - all_opponents.base());
    if (one_plays_on(others, player.state.open.size()))
        return estimated_probability(bounds, {1, 1});
    const int open = player.state.open.size();
    const std::vector<double> ends_after = parts_that_end_before(others, open);
    const WeightPair weights{
        interpolation_weight(options_.weights, player.state, ends_after.back()),
        mean_interpolation_weight(options_.weights, others, ends_after)};
    return estimated_probability(bounds, crowded(weights, bounds, others.size(), open));
}

TurnSolver WinProbability::exact_turn(const PlayerState& mover, const PlayerState& opponent) {
    const int lead = mover.total - opponent.total;
    return TurnSolver(rules_, mover.state, [&](const Transition& scored) {
        return endgame_.probability_of_waiting(opponent.state, scored.next, lead + scored.points);
    });
}

TurnSolver WinProbability::exact_turn_of_many(const PlayerState& mover,
                                              std::span<const PlayerState> opponents) {
    std::vector<PlayerState> players(opponents.begin(), opponents.end());
    players.push_back(mover);
    return TurnSolver(rules_, mover.state, [&](const Transition& scored) {
        players.back() = {scored.next, mover.total + scored.points};
        return last_round_.share(players, players.size() - 1);
    });
}

TurnSolver WinProbability::estimated_turn(const PlayerState& mover,
                                          std::span<const PlayerState> opponents) {
    const Opponents all_opponents(*score_source_, opponents);
    const int lead = mover.total - all_opponents.base();
    const int open = mover.state.open.size() - 1; // once the turn is over
    const std::vector<double> ends_after = parts_that_end_before(opponents, open);
    const bool alone = one_plays_on(opponents, open);
    const double others =
        alone ? 1 : mean_interpolation_weight(options_.weights, opponents, ends_after);
    return TurnSolver(rules_, mover.state, [&](const Transition& scored) {
        const WinBounds bounds =
            win_bounds(all_opponents, candidate(scored.next), lead + scored.points);
        if (alone) return estimated_probability(bounds, {1, 1});
        const WeightPair weights{
            interpolation_weight(options_.weights, scored.next, ends_after.back()), others};
        return estimated_probability(bounds, crowded(weights, bounds, opponents.size(), open));
    });
}

const Candidate& WinProbability::candidate(const CardState& state) {
    const std::size_t index = state_index(state);
    if (const auto known = candidates_.find(index); known != candidates_.end())
        return known->second;
    if (candidates_.size() >= share_of(max_candidates, options_)) candidates_.clear();
    return candidates_.emplace(index, Candidate(score_source_->of(state))).first->second;
}

} // namespace ai::yahtzee::win
