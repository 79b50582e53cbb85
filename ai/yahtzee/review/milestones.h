// What decides games among the points still to come, and how a card scores without it: the upper
// bonus, a Yahtzee, the straights and the full house.

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

// Parts of a score that are had in full or not at all, 25 points and more each.
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

// Those that the box brings when it is filled so in `state`; none or one, and the upper bonus.
MilestoneSet reached(const state::CardState& state, core::yahtzee::Box box,
                     const state::Transition& scored, bool is_in_full);

// Those that a state can still reach; the upper bonus only while the total allows it.
MilestoneSet within_reach(const state::CardState& state);

// The points to come under play for the greatest expected score in those courses of the game that
// reach none of a set of milestones. Backward induction with a memo, so one is used by one thread
// at a time; seven open boxes take about a tenth of a second.
class MilestoneScores {
public:
    static constexpr int max_open_boxes = 7; // with more it takes too long

    explicit MilestoneScores(solve::SharedValues values) : values_(std::move(values)) {}

    // [i] is the probability of exactly i more points with none of `missed`, at most two. The sum
    // is the probability to reach none of them.
    const std::vector<float>& without(const state::CardState& state, MilestoneSet missed);

private:
    // By set, for those that the state can reach: others say nothing new.
    using BySet = std::array<std::vector<float>, 1u << milestone_count>;

    const BySet& find(const state::CardState& state);
    BySet solve(const state::CardState& state);

    solve::SharedValues values_;
    std::unordered_map<std::size_t, std::unique_ptr<const BySet>> known_; // by state_index()
};

} // namespace ai::yahtzee::review
