// The probability to get at least n points, for every n: one at first, then falling to zero. A view
// of numbers in a table, which it keeps. The numbers are in sixteen-bit fixed point, and in bytes
// where the probability is near one or near zero: that is nearly half of all.

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>

namespace ai::yahtzee::solve {

class SurvivalFunction {
public:
    static constexpr int one = 65535; // the number that stands for certainty

    // In this order: `head` numbers of one less a byte, `body`, and `tail` bytes. The probability
    // to get at least `first` points comes first; what is less is certain, what is more impossible.
    // `owner` holds them.
    SurvivalFunction(std::shared_ptr<const void> owner, int first,
                     std::span<const std::uint8_t> head, std::span<const std::uint16_t> body,
                     std::span<const std::uint8_t> tail)
        : owner_(std::move(owner)), first_(first), head_(head), body_(body), tail_(tail) {}

    // Within 2e-5 of full precision.
    double at_least(int points) const { return number(points - first_) / double{one}; }
    double exactly(int points) const {
        return (number(points - first_) - number(points + 1 - first_)) / double{one};
    }

    // All points that matter lie between these, both included.
    int least() const { return first_ - 1; }
    int most() const { return least() + static_cast<int>(size()); }

    // How many numbers there are: at_least(n) for n from least() + 1 to most().
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
        return least() + sum / one;
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

} // namespace ai::yahtzee::solve
