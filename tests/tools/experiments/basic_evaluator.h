// Evaluates a basic strategy exactly, and a change of a rule to first order. Keeps depend on the
// open boxes, the state of the bonus and the roll number only, never on the upper total itself: a
// group stands for all such states, and its final rolls have one distribution.

#pragma once

#include "ai/yahtzee/basic/strategy.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tests::page_search {

inline constexpr int bonus_classes = 4;
inline constexpr int masks = 1 << core::yahtzee::box_count;
inline constexpr int group_count = masks * bonus_classes;
inline constexpr int rolls = core::dice::roll_count;
inline constexpr int keeps = core::dice::keep_count;
inline constexpr int first_roll = core::dice::first_roll_index;
inline constexpr std::uint16_t no_fit = 0xffff;

constexpr std::size_t u(int index) { return static_cast<std::size_t>(index); }

// The keep of a rule for every set of open upper boxes and roll; no_fit where it doesn't fit.
struct FitTable {
    explicit FitTable(const ai::yahtzee::basic::Rule& rule);

    std::array<std::array<std::uint16_t, rolls>, 64> keep;
};

// The keeps of rules on the first two rolls, and the rule that decides (rules.size() for none), by
// (group * 2 + roll number - 1) * rolls + roll.
struct KeepPolicy {
    std::vector<std::uint16_t> keep;
    std::vector<std::uint8_t> slot;
};

class BasicEvaluator {
public:
    BasicEvaluator();

    // The exact mean of a strategy under the forced rule.
    double mean(const ai::yahtzee::basic::Strategy& strategy);
    // The exact mean with the keeps of the last strategy and other worths and lines.
    double mean_with_boxes(const ai::yahtzee::basic::Strategy& strategy);

    // The policy of the keep rules.
    KeepPolicy policy_of(const std::vector<ai::yahtzee::basic::Rule>& rules) const;

    // Prepares what follows for the strategy that was evaluated last.
    void prepare_changes();
    // The probability that a game passes through the group.
    double weight(int group) const { return weight_[static_cast<std::size_t>(group)]; }
    // The probability of each roll in the group, given that it is reached.
    const float* roll_probability(int group, int roll_number) const {
        return roll_number == 1 ? first_.data() : &second_[at(group, rolls)];
    }
    // The value of each keep in the group, less a constant of the group and the roll number.
    const float* keep_value(int group, int roll_number) const {
        return roll_number == 1 ? &value1_[at(group, keeps)] : &value2_[at(group, keeps)];
    }
    bool is_used(int group) const { return used_[static_cast<std::size_t>(group)]; }
    const ai::yahtzee::state::CardState& example(int group) const {
        return example_[static_cast<std::size_t>(group)];
    }

private:
    static constexpr int outcomes = 46; // see enter_outcomes

    static std::size_t at(int group, int size) {
        return static_cast<std::size_t>(group) * static_cast<std::size_t>(size);
    }
    void play_keeps(const KeepPolicy& policy);
    void choose_boxes(const ai::yahtzee::basic::Strategy& strategy);
    void enter_outcomes(int group);
    double solve();
    void pass_forward();
    void enter_keep_values(int group);
    int box_of(int group, int roll) const;
    template <class Use>
    void for_each_next(int group, int upper, int yahtzee, Use use) const;

    std::array<float, rolls> first_;
    std::vector<bool> used_;
    std::vector<ai::yahtzee::state::CardState> example_;
    std::vector<std::vector<std::uint16_t>> states_; // of a group: upper total * 2 + Yahtzee
    std::vector<int> masks_by_size_;
    KeepPolicy policy_;
    std::vector<float> second_;          // group, roll
    std::vector<double> final_;          // group, roll
    std::vector<std::uint8_t> box_;      // (mask * 2 + alive), roll
    std::vector<double> outcome_;        // group, outcome
    std::vector<double> value_, reach_;  // state
    std::vector<double> weight_;         // group
    std::vector<float> value1_, value2_; // group, keep
};

} // namespace tests::page_search
