#include "ai/yahtzee/review/milestones.h"

#include "ai/yahtzee/turn/turn_policy.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <optional>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace core::yahtzee;

namespace {

constexpr int max_missed = 2; // milestones in a set

std::optional<Milestone> milestone_of(Box box) {
    switch (box) {
    case Box::yahtzee:
        return Milestone::yahtzee;
    case Box::large_straight:
        return Milestone::large_straight;
    case Box::small_straight:
        return Milestone::small_straight;
    case Box::full_house:
        return Milestone::full_house;
    default:
        return std::nullopt;
    }
}

// Adds the scores of the next state, `points` higher, as often as the turn ends so.
void add(std::vector<float>& sum, const std::vector<float>& next, int points, double probability) {
    const auto first = static_cast<std::size_t>(points);
    if (sum.size() < first + next.size()) sum.resize(first + next.size());
    const auto weight = static_cast<float>(probability);
    for (std::size_t more = 0; more < next.size(); ++more) sum[first + more] += weight * next[more];
}

} // namespace

std::string_view name(Milestone milestone) {
    constexpr std::array<std::string_view, milestone_count> names{
        "upper bonus", "Yahtzee", "large straight", "small straight", "full house"};
    return names[static_cast<std::size_t>(milestone)];
}

std::vector<Milestone> milestones_in(MilestoneSet set) {
    std::vector<Milestone> milestones;
    for (int i = 0; i < milestone_count; ++i)
        if (set >> i & 1u) milestones.push_back(static_cast<Milestone>(i));
    return milestones;
}

MilestoneSet reached(const CardState& state, Box box, const Transition& scored, bool is_in_full) {
    MilestoneSet set = 0;
    if (const auto milestone = milestone_of(box); milestone && is_in_full) set = set_of(*milestone);
    if (state.upper_total < upper_bonus_threshold &&
        scored.next.upper_total == upper_bonus_threshold)
        set |= set_of(Milestone::upper_bonus);
    return set;
}

MilestoneSet within_reach(const CardState& state) {
    MilestoneSet set = 0;
    int most = state.upper_total;
    for (const Box box : state.open) {
        if (const auto milestone = milestone_of(box)) set |= set_of(*milestone);
        if (is_upper(box)) most += max_points(box);
    }
    if (state.upper_total < upper_bonus_threshold && most >= upper_bonus_threshold)
        set |= set_of(Milestone::upper_bonus);
    return set;
}

const std::vector<float>& MilestoneScores::without(const CardState& state, MilestoneSet missed) {
    assert(state.open.size() <= max_open_boxes && std::popcount(missed) <= max_missed);
    return find(state)[missed & within_reach(state)];
}

const MilestoneScores::BySet& MilestoneScores::find(const CardState& state) {
    const std::size_t at = state_index(state);
    if (const auto known = known_.find(at); known != known_.end()) return *known->second;
    auto solved = std::make_unique<const BySet>(solve(state));
    return *known_.emplace(at, std::move(solved)).first->second;
}

MilestoneScores::BySet MilestoneScores::solve(const CardState& state) {
    BySet scores;
    if (state.open.empty()) {
        scores[0] = {1};
        return scores;
    }
    const MilestoneSet possible = within_reach(state);
    for (const EndProbability& end : end_probabilities(values_->turn(state))) {
        const Transition scored = fill(state, end.box, end.points);
        const MilestoneSet brought = reached(state, end.box, scored, end.points > 0);
        const BySet& next = find(scored.next);
        const MilestoneSet possible_next = within_reach(scored.next);
        for (MilestoneSet missed = 0; missed < scores.size(); ++missed)
            if ((missed & ~possible) == 0 && (missed & brought) == 0 &&
                std::popcount(missed) <= max_missed)
                add(scores[missed], next[missed & possible_next], scored.points + end.bonus,
                    end.probability);
    }
    return scores;
}

} // namespace ai::yahtzee::review
