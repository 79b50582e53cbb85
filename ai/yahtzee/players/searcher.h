// A solitaire player that takes the best decision a full search of the turn finds. What it hopes
// for after the turn makes the player.

#pragma once

#include "ai/yahtzee/players/solitaire.h"
#include "ai/yahtzee/turn/turn_search.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace ai::yahtzee::players {

// As the boxes lie on the card: the first goes before the others.
inline constexpr turn::BoxPreference first_box_first = [] {
    turn::BoxPreference preference = core::yahtzee::all_boxes;
    std::ranges::reverse(preference);
    return preference;
}();

class Searcher : public Solitaire {
public:
    Searcher(core::yahtzee::Rules rules, turn::ValueFunction outlook,
             const turn::BoxPreference& preference = first_box_first)
        : rules_(rules), outlook_(std::move(outlook)), preference_(preference) {}

    core::yahtzee::Action choose(const core::yahtzee::Position& position) override;
    void plan(const state::CardState& state, turn::TurnPlan& plan) override;

private:
    core::yahtzee::Rules rules_;
    turn::ValueFunction outlook_;
    turn::BoxPreference preference_;
    // Of the last decision: a turn's decisions come in a row.
    std::optional<turn::TurnSearch> search_;
};

} // namespace ai::yahtzee::players
