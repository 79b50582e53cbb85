// A SurvivalFunction for every state at the start of a turn, in a block for each set of open boxes.

#pragma once

#include "ai/yahtzee/solve/blocks.h"
#include "ai/yahtzee/state/card_state.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>

namespace ai::yahtzee::solve {

// A survival function: the probability to get at least n points, for every n. A view of numbers in
// a table, which it keeps alive. The numbers are 16-bit fixed point, or bytes where the probability
// is near one or near zero, as nearly half of them are.
class SurvivalFunction {
public:
    static constexpr int one = 65535; // the number that stands for probability 1

    // The numbers are one - head[i], then body[i], then tail[i]. The first is the probability to
    // get at least `first` points; for fewer points it is 1, beyond the last number 0. `owner`
    // keeps the memory alive.
    SurvivalFunction(std::shared_ptr<const void> owner, int first,
                     std::span<const std::uint8_t> head, std::span<const std::uint16_t> body,
                     std::span<const std::uint8_t> tail)
        : owner_(std::move(owner)), first_(first), head_(head), body_(body), tail_(tail) {}

    // Within 2e-5 of full precision.
    double at_least(int points) const { return number(points - first_) / double{one}; }
    double exactly(int points) const {
        return (number(points - first_) - number(points + 1 - first_)) / double{one};
    }

    // The least and the greatest number of points that has a probability above 0.
    int min_points() const { return first_ - 1; }
    int max_points() const { return min_points() + static_cast<int>(size()); }

    // The number of probabilities that are stored: at_least(n) for n from min_points() + 1 to
    // max_points().
    std::size_t size() const { return head_.size() + body_.size() + tail_.size(); }
    // Writes them all, size() probabilities.
    void write(float* probabilities) const {
        constexpr float unit = 1.0f / one;
        for (const std::uint8_t byte : head_)
            *probabilities++ = static_cast<float>(one - byte) * unit;
        for (const std::uint16_t word : body_) *probabilities++ = static_cast<float>(word) * unit;
        for (const std::uint8_t byte : tail_) *probabilities++ = static_cast<float>(byte) * unit;
    }

    double mean() const {
        double sum = 0;
        for (std::size_t i = 0; i < size(); ++i) sum += number(static_cast<int>(i));
        return min_points() + sum / one;
    }

private:
    int number(int from_first) const {
        if (from_first < 0) return one;
        auto slot = static_cast<std::size_t>(from_first);
        if (slot < head_.size()) return one - head_[slot];
        slot -= head_.size();
        if (slot < body_.size()) return body_[slot];
        slot -= body_.size();
        return slot < tail_.size() ? tail_[slot] : 0;
    }

    std::shared_ptr<const void> owner_;
    int first_;
    std::span<const std::uint8_t> head_;
    std::span<const std::uint16_t> body_;
    std::span<const std::uint8_t> tail_;
};

class SurvivalTable {
public:
    // From blocks that a SurvivalBlockBuilder has made.
    explicit SurvivalTable(SharedBlocks blocks) : blocks_(std::move(blocks)) {}

    // By points to come, counted as Values::points() counts them. For an upper total that no play
    // reaches: the function of the next lower one that some play reaches. A table in a file may
    // throw TableError; see ai/yahtzee/tables/table_file.h.
    SurvivalFunction function(const state::CardState& state) const;

    const Blocks& blocks() const { return *blocks_; }

private:
    SharedBlocks blocks_;
};

using SharedSurvivalTable = std::shared_ptr<const SurvivalTable>;

// Collects the functions of one set of open boxes.
class SurvivalBlockBuilder {
public:
    SurvivalBlockBuilder() : block_(slot_words) {}

    // `probabilities` are those to get at least `first` points, first + 1, ... from the state.
    void enter(const state::CardState& state, int first, std::span<const float> probabilities);

    // States that were not entered get the function of the next lower total.
    Words finish() &&;

private:
    Words block_;
};

} // namespace ai::yahtzee::solve
