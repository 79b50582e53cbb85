// An end value for tests of solvers of a turn.

#pragma once

#include "ai/yahtzee/state/card_state.h"

namespace tests {

// A probability that depends on all that scoring can change, and on a case, `lane` from 0 to 63.
inline double made_up(const ai::yahtzee::state::Transition& end, int lane) {
    const unsigned mixed =
        static_cast<unsigned>(end.points) * 2654435761u ^ end.next.open.bits() * 40503u ^
        static_cast<unsigned>(end.next.upper_total) * 97u ^ (end.next.yahtzee_bonus ? 7919u : 0u);
    return (mixed % 1000 + static_cast<unsigned>(lane)) / 1100.0;
}

} // namespace tests
