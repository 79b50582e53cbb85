#include "ai/yahtzee/solve/packed_scores.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace ai::yahtzee::solve {

namespace {

constexpr int max_byte = 255;
constexpr int max_word = 65535;

// Whole numbers whose running sum follows the distribution: number i is the probability of exactly
// first + i more points, times `total`.
struct Increments {
    int first; // points
    int total;
    std::vector<std::uint16_t> numbers;
};

float survival_at(const ScoreFunctions& functions, std::size_t i) {
    return i < functions.survival.size() ? functions.survival[i] : 0;
}

// The greatest sum whose increments fit into a byte.
int total_in_bytes(const ScoreFunctions& functions) {
    float max = 1 - survival_at(functions, 0);
    for (std::size_t i = 0; i < functions.survival.size(); ++i)
        max = std::max(max, functions.survival[i] - survival_at(functions, i + 1));
    return std::min(static_cast<int>(static_cast<float>(max_byte - 1) / max), max_word);
}

Increments increments_of(const ScoreFunctions& functions, bool is_wide) {
    Increments result{functions.first - 1, is_wide ? max_word : total_in_bytes(functions), {}};
    int before = 0;
    for (std::size_t i = 0; i <= functions.survival.size(); ++i) {
        const float below = 1 - survival_at(functions, i);
        const int sum = std::max(
            static_cast<int>(std::lround(below * static_cast<float>(result.total))), before);
        if (sum == 0)
            ++result.first;
        else
            result.numbers.push_back(static_cast<std::uint16_t>(sum - before));
        before = sum;
    }
    while (result.numbers.back() == 0) result.numbers.pop_back();
    return result;
}

// The excess of the targets over the survival function of the increments.
std::vector<float> excess_of(const ScoreFunctions& functions, const Increments& increments,
                             int step) {
    std::vector<float> excess;
    int points = functions.target_first;
    int below = 0;
    std::size_t next = 0; // increment
    for (const float target : functions.targets) {
        for (;
             next < increments.numbers.size() && increments.first + static_cast<int>(next) < points;
             ++next)
            below += increments.numbers[next];
        const float survival = 1 - static_cast<float>(below) / static_cast<float>(increments.total);
        excess.push_back(std::max(target - survival, 0.0f));
        points += step;
    }
    return excess;
}

std::uint16_t word(int number) {
    assert(-32768 <= number && number <= max_word);
    return static_cast<std::uint16_t>(number);
}

template <class Number>
void append(std::vector<std::uint16_t>& words, const std::vector<std::uint16_t>& increments,
            const std::vector<std::uint16_t>& excess) {
    const std::size_t begin = words.size();
    const std::size_t count = increments.size() + excess.size();
    words.resize(begin + (count * sizeof(Number) + 1) / 2);
    auto* out = reinterpret_cast<Number*>(words.data() + begin);
    for (const std::uint16_t number : increments) *out++ = static_cast<Number>(number);
    for (const std::uint16_t number : excess) *out++ = static_cast<Number>(number);
}

template <class Number>
void write_steps(const Number* numbers, int count, float total, int skip, std::span<float> out) {
    int below = 0;
    int next = 0;
    for (; next < std::min(skip, count); ++next) below += numbers[next];
    const float unit = 1 / total;
    std::size_t i = 0;
    for (; i < out.size() && next < count; ++i) {
        out[i] = (total - static_cast<float>(below)) * unit;
        below += numbers[next++];
    }
    for (; i < out.size(); ++i) out[i] = 0;
}

} // namespace

int PackedScores::target_end() const {
    return std::max(end(), excess_first() + excess_count() * step());
}

std::size_t PackedScores::size() const {
    const auto count = static_cast<std::size_t>(words_[1]) + words_[5];
    return header_words + (is_wide() ? count : (count + 1) / 2);
}

void PackedScores::write_survival(int from, std::span<float> out) const {
    const auto certain =
        static_cast<std::size_t>(std::clamp(first() + 1 - from, 0, static_cast<int>(out.size())));
    std::fill_n(out.begin(), certain, 1.0f);
    const auto rest = out.subspan(certain);
    const int skip = from + static_cast<int>(certain) - first();
    const auto sum = static_cast<float>(total());
    if (is_wide())
        write_steps(numbers<std::uint16_t>(), words_[1], sum, skip, rest);
    else
        write_steps(numbers<std::uint8_t>(), words_[1], sum, skip, rest);
}

void PackedScores::add_excess(int from, std::span<float> out) const {
    const int count = excess_count();
    const int width = step();
    const auto stored = [&](int i) {
        if (i < 0 || i >= count) return 0.0f;
        const int slot = words_[1] + i;
        return excess_unit() * static_cast<float>(is_wide() ? numbers<std::uint16_t>()[slot]
                                                            : numbers<std::uint8_t>()[slot]);
    };
    const int begin = std::max(from, excess_first() - width + 1);
    const int end = std::min(from + static_cast<int>(out.size()), excess_first() + count * width);
    for (int points = begin; points < end;) {
        const int off = points - excess_first() + width; // not negative
        const float left = stored(off / width - 1);
        const float right = stored(off / width);
        for (int at = off % width; at < width && points < end; ++at, ++points) {
            const float part = static_cast<float>(at) / static_cast<float>(width);
            float& sum = out[static_cast<std::size_t>(points - from)];
            sum = std::min(sum + left + (right - left) * part, 1.0f);
        }
    }
}

void pack(const ScoreFunctions& functions, const PackedFormat& format,
          std::vector<std::uint16_t>& words) {
    const Increments increments = increments_of(functions, format.is_wide);
    const std::vector<float> excess = excess_of(functions, increments, format.step);
    const float max = excess.empty() ? 0 : *std::ranges::max_element(excess);
    const float unit = format.is_wide ? 1.0f / max_word : max / max_byte;
    std::vector<std::uint16_t> numbers;
    int first = functions.target_first / format.step;
    for (const float part : excess) {
        const long number = unit > 0 ? std::lround(part / unit) : 0;
        if (number == 0 && numbers.empty())
            ++first;
        else
            numbers.push_back(static_cast<std::uint16_t>(number));
    }
    while (!numbers.empty() && numbers.back() == 0) numbers.pop_back();
    if (numbers.empty()) first = 0;

    const auto bits = std::bit_cast<std::uint32_t>(unit);
    words.insert(words.end(),
                 {word(increments.first), word(static_cast<int>(increments.numbers.size())),
                  word(increments.total), word(format.step | (format.is_wide ? 1 : 0) << 8),
                  word(first), word(static_cast<int>(numbers.size())),
                  static_cast<std::uint16_t>(bits & 0xffff),
                  static_cast<std::uint16_t>(bits >> 16)});
    if (format.is_wide)
        append<std::uint16_t>(words, increments.numbers, numbers);
    else
        append<std::uint8_t>(words, increments.numbers, numbers);
}

} // namespace ai::yahtzee::solve
