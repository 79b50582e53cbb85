// The distributions of one state packed in 16-bit words: the score distribution under play for the
// greatest expected score, and the target probabilities. The latter are stored as their excess over
// the survival function of the distribution. The excess is small and smooth: where many boxes are
// open, a value at every `step` points is stored and those between are interpolated.

#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ai::yahtzee::solve {

// The precision with which the functions of a state are stored.
struct PackedFormat {
    int step;     // points between two stored target probabilities
    bool is_wide; // 16 bits a number instead of 8; then all are within 1e-5
};

// The functions of one state, unpacked.
struct ScoreFunctions {
    // survival[i] is the probability of at least first + i more points; 1 below, 0 beyond.
    int first = 1; // points
    std::vector<float> survival;
    // targets[i] is the greatest probability of at least target_first + i * step more points.
    int target_first = 1; // points; a multiple of the step
    std::vector<float> targets;
};

// A view of packed words, which must outlive it.
class PackedScores {
public:
    explicit PackedScores(const std::uint16_t* words) : words_(words) {}

    // The survival function is 1 up to first(), and 0 from end() on.
    int first() const { return static_cast<std::int16_t>(words_[0]); } // points
    int end() const { return first() + words_[1]; }                    // points
    // The target probabilities are 0 from here on.
    int target_end() const; // points

    // The probabilities of at least `from` more points, from + 1, ... as many as the spans hold.
    void write_survival(int from, std::span<float> out) const;
    // Adds the excess of the target probabilities to the survival function in `out`, as written by
    // write_survival().
    void add_excess(int from, std::span<float> out) const;

    // The number of words.
    std::size_t size() const;

    static constexpr std::size_t header_words = 8;

private:
    int total() const { return words_[2]; } // the sum of all increments
    int step() const { return words_[3] & 0xff; }
    bool is_wide() const { return (words_[3] >> 8) != 0; }
    int excess_first() const { return static_cast<std::int16_t>(words_[4]) * step(); } // points
    int excess_count() const { return words_[5]; }
    float excess_unit() const {
        return std::bit_cast<float>(words_[6] | static_cast<std::uint32_t>(words_[7]) << 16);
    }
    template <class Number>
    const Number* numbers() const {
        return reinterpret_cast<const Number*>(words_ + header_words);
    }

    const std::uint16_t* words_;
};

// Appends the functions to `words` in the format of PackedScores.
void pack(const ScoreFunctions& functions, const PackedFormat& format,
          std::vector<std::uint16_t>& words);

} // namespace ai::yahtzee::solve
