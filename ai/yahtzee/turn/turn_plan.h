// All decisions of a player in one turn: for each roll number and roll the actions that he may
// take, each with its probability.

#pragma once

#include "ai/yahtzee/turn/turn_action.h"
#include "core/dice/roll.h"
#include "core/yahtzee/position.h"

#include <array>
#include <cassert>
#include <span>
#include <vector>

namespace ai::yahtzee::turn {

class TurnPlan {
public:
    struct Entry {
        TurnAction decision;
        double probability;
    };

    // Writes the plan anew: calls add_actions(roll_number, roll) for roll numbers 1 to 3 and every
    // roll, which is to add() each action.
    template <class AddActions>
    void fill(AddActions add_actions) {
        entries_.clear();
        closed_ = 0;
        for (int roll_number = 1; roll_number <= core::yahtzee::rolls_per_turn; ++roll_number) {
            for (int r = 0; r < core::dice::roll_count; ++r) {
                add_actions(roll_number, core::dice::Roll::at(r));
                ends_[closed_++] = entries_.size();
            }
        }
    }
    void add(TurnAction decision, double probability) {
        entries_.push_back({decision, probability});
    }

    // The probabilities sum to 1.
    std::span<const Entry> of(int roll_number, core::dice::Roll roll) const {
        const auto slot =
            static_cast<std::size_t>((roll_number - 1) * core::dice::roll_count + roll.index());
        assert(slot < closed_);
        const std::size_t begin = slot == 0 ? 0 : ends_[slot - 1];
        return std::span(entries_).subspan(begin, ends_[slot] - begin);
    }

private:
    static constexpr std::size_t roll_slots =
        core::yahtzee::rolls_per_turn * core::dice::roll_count;

    std::vector<Entry> entries_;
    std::array<std::size_t, roll_slots> ends_{};
    std::size_t closed_ = 0;
};

} // namespace ai::yahtzee::turn
