// Milestones: the upper bonus, a Yahtzee, the straights and the full house, which decide games; and
// the points that a card still scores when some of them are missed.

#pragma once

#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/state/card_state.h"
#include "core/yahtzee/box.h"

#include <array>
#include <cstddef>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace ai::yahtzee::review {

// Parts of a score that a player gets in full or not at all, 25 points and more each.
enum class Milestone { upper_bonus, yahtzee, large_straight, small_straight, full_house };
inline constexpr int milestone_count = 5;

// Bit i stands for milestone i.
using MilestoneSet = unsigned;

constexpr MilestoneSet set_of(Milestone milestone) {
    return MilestoneSet{1} << static_cast<int>(milestone);
}

// "upper bonus", "large straight"
std::string_view name(Milestone milestone);

std::vector<Milestone> milestones_in(MilestoneSet set);

// The milestones that a transition from `state` reaches by filling `box`: that of the box, if it is
// filled in full, and the upper bonus, if this earns it.
MilestoneSet reached(const state::CardState& state, core::yahtzee::Box box,
                     const state::Transition& scored, bool is_in_full);

// The milestones that can still be reached; the upper bonus only while the upper total allows it.
MilestoneSet within_reach(const state::CardState& state);

// Distributions of the points to come, under play for the greatest expected score, over the games
// that reach none of a set of milestones. Backward induction with a memo, so one is used by one
// thread at a time; seven open boxes take about a tenth of a second.
class MilestoneScores {
public:
    static constexpr int max_open_boxes = 7; // with more it takes too long

    explicit MilestoneScores(solve::SharedValues values) : values_(std::move(values)) {}

    // [i] is the probability of exactly i more points with none of `missed`, at most two. The sum
    // is the probability to reach none of them.
    const std::vector<float>& without(const state::CardState& state, MilestoneSet missed);

private:
    // By set, only for milestones that the state can reach.
    using BySet = std::array<std::vector<float>, 1u << milestone_count>;

    const BySet& find(const state::CardState& state);
    BySet solve(const state::CardState& state);

    solve::SharedValues values_;
    std::unordered_map<std::size_t, std::unique_ptr<const BySet>> known_; // by state_index()
};

} // namespace ai::yahtzee::review
