#include "ai/yahtzee/turn/turn_policy.h"

#include "core/yahtzee/position.h"
#include "core/yahtzee/scoring.h"

#include <bitset>
#include <cassert>
#include <cstdint>
#include <utility>

namespace ai::yahtzee::turn {

using namespace core::dice;
using namespace core::yahtzee;

namespace {

std::size_t slot(Keep keep) { return static_cast<std::size_t>(keep.index()); }

// Sums up the probabilities of equal ways to end a turn.
class EndCollector {
public:
    void add(const EndProbability& end) {
        const std::size_t key = (static_cast<std::size_t>(index(end.box)) * max_points +
                                 static_cast<std::size_t>(end.points)) *
                                    2 +
                                (end.bonus > 0 ? 1 : 0);
        if (!is_known_[key]) {
            is_known_.set(key);
            index_[key] = static_cast<std::uint16_t>(ends_.size());
            ends_.push_back({end.box, end.points, end.bonus, 0});
        }
        ends_[index_[key]].probability += end.probability;
    }
    std::vector<EndProbability> ends() && { return std::move(ends_); }

private:
    static constexpr std::size_t max_points = 64; // in a box, rounded up
    static constexpr std::size_t keys = box_count * max_points * 2;

    std::bitset<keys> is_known_;
    std::array<std::uint16_t, keys> index_; // in ends_, where known
    std::vector<EndProbability> ends_;
};

} // namespace

TurnPolicy best_policy(const TurnSolver& turn) {
    TurnPolicy policy;
    for (int r = 0; r < roll_count; ++r) {
        const Roll roll = Roll::at(r);
        const auto slot = static_cast<std::size_t>(r);
        for (int roll_number = 1; roll_number < rolls_per_turn; ++roll_number)
            policy.keep[static_cast<std::size_t>(roll_number - 1)][slot] =
                turn.best_keep(roll, roll_number);
        policy.box[slot] = turn.best_box(roll);
    }
    return policy;
}

RollValues fresh_rolls() {
    RollValues probability;
    for (int r = 0; r < roll_count; ++r)
        probability[static_cast<std::size_t>(r)] = Roll::at(r).probability();
    return probability;
}

RollValues last_rolls(const TurnPolicy& policy, RollValues rolls, int roll_number) {
    assert(1 <= roll_number && roll_number <= rolls_per_turn);
    for (int n = roll_number; n < rolls_per_turn; ++n) {
        KeepValues kept{};
        for (int r = 0; r < roll_count; ++r)
            kept[slot(policy.keep[static_cast<std::size_t>(n - 1)][static_cast<std::size_t>(r)])] +=
                rolls[static_cast<std::size_t>(r)];
        rolls = rolls_from_keeps(kept);
    }
    return rolls;
}

RollValues last_rolls_after_keep(const TurnPolicy& policy, Keep keep, int roll_number) {
    assert(1 <= roll_number && roll_number < rolls_per_turn);
    KeepValues kept{};
    kept[slot(keep)] = 1;
    return last_rolls(policy, rolls_from_keeps(kept), roll_number + 1);
}

std::vector<EndProbability> end_probabilities(const TurnSolver& turn) {
    const TurnPolicy policy = best_policy(turn);
    const RollValues rolls = last_rolls(policy, fresh_rolls(), 1);
    const state::CardState& state = turn.state();
    EndCollector ends;
    for (std::size_t r = 0; r < rolls.size(); ++r) {
        if (rolls[r] == 0) continue;
        const Roll roll = Roll::at(static_cast<int>(r));
        const bool is_bonus = state.yahtzee_bonus && is_joker(state.open, roll);
        ends.add({policy.box[r], points(turn.rules(), state.open, roll, policy.box[r]),
                  is_bonus ? yahtzee_bonus_points : 0, rolls[r]});
    }
    return std::move(ends).ends();
}

} // namespace ai::yahtzee::turn
