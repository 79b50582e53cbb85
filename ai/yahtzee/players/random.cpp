#include "ai/yahtzee/players/random.h"

#include "core/yahtzee/legality.h"

#include <cassert>

namespace ai::yahtzee {

core::yahtzee::Action Random::choose(const core::yahtzee::Position& position) {
    const auto actions = core::yahtzee::legal_actions(rules_, position);
    assert(!actions.empty());
    // The 64-bit stream makes the bias of the remainder negligible (below 2^-58), and unlike the
    // library's distributions it is the same everywhere.
    return actions[random_() % actions.size()];
}

} // namespace ai::yahtzee
