// The solved game: the expected points still to come from every state at the start of a turn,
// under play that makes them as many as possible. Immutable; share it freely between threads.

#pragma once

#include "ai/yahtzee/solve/turn.h"
#include "ai/yahtzee/solve/turn_state.h"
#include "core/yahtzee/rules.h"

#include <memory>
#include <vector>

namespace ai::yahtzee {

class Values {
public:
    // `points` as state_index() orders them.
    Values(core::yahtzee::Rules rules, std::vector<float> points);

    core::yahtzee::Rules rules() const { return rules_; }

    // Points to come, both bonuses in, but for an upper bonus that is already earned. For an upper
    // total that these boxes can't give: that of the next lower total that they can.
    double points(const TurnState& state) const;

    // What each roll is worth when it is scored now in the best box: its points and those to come.
    RollValues best_boxes(const TurnState& state) const;

private:
    core::yahtzee::Rules rules_;
    std::vector<float> points_;
};

using SharedValues = std::shared_ptr<const Values>;

// Whether some play reaches the state.
bool is_reachable(const TurnState& state);

// How many states some play reaches, finished cards included.
int reachable_state_count();

std::size_t state_index(const TurnState& state);
inline constexpr std::size_t state_index_count = std::size_t{1} << (core::yahtzee::box_count + 7);

} // namespace ai::yahtzee
