#include "ai/yahtzee/solve/survival_table.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::state;

namespace {

// A function is four words, first points and the sizes of head, body and tail, then the words of
// the body and the bytes of head and tail, up to a whole word.
constexpr std::size_t header_words = 4;
constexpr int byte_count = 256;

// The probabilities as whole numbers; what is certain at their begin is left out, as are zeros. Of
// those with the same whole part as many are rounded up, the greatest, as make the sum right: so
// the mean of a distribution is right too, though a probability may hardly change over a hundred
// points.
struct Numbers {
    int first;
    std::vector<int> numbers;
};

Numbers fixed_point(int first, std::span<const float> probabilities) {
    std::vector<float> scaled;
    float least = SurvivalFunction::one;
    for (const float probability : probabilities) {
        least = std::clamp(probability * static_cast<float>(SurvivalFunction::one), 0.0f, least);
        scaled.push_back(least);
    }
    Numbers result{first, {}};
    for (auto begin = scaled.begin(), end = begin; begin != scaled.end(); begin = end) {
        const float whole = std::floor(*begin);
        float rest = 0;
        for (; end != scaled.end() && *end >= whole; ++end) rest += *end - whole;
        const std::ptrdiff_t ups = std::lround(rest);
        for (std::ptrdiff_t i = 0; i < end - begin; ++i) {
            const int number = static_cast<int>(whole) + (i < ups ? 1 : 0);
            if (number == SurvivalFunction::one && result.numbers.empty())
                ++result.first;
            else if (number > 0)
                result.numbers.push_back(number);
        }
    }
    return result;
}

void append_bytes(Words& block, const std::vector<std::uint8_t>& bytes) {
    const std::size_t begin = block.size();
    block.resize(begin + (bytes.size() + 1) / 2);
    std::ranges::copy(bytes, reinterpret_cast<std::uint8_t*>(block.data() + begin));
}

} // namespace

SurvivalFunction SurvivalTable::function(const CardState& state) const {
    const Block words = blocks_->block(state.open);
    const std::uint16_t* const header = words_in(*words, state);
    const std::uint16_t* const body = header + header_words;
    const auto* const bytes = reinterpret_cast<const std::uint8_t*>(body + header[2]);
    return {
        words, header[0], {bytes, header[1]}, {body, header[2]}, {bytes + header[1], header[3]}};
}

void SurvivalBlockBuilder::enter(const CardState& state, int first,
                                 std::span<const float> probabilities) {
    enter_slot(block_, state);
    const Numbers function = fixed_point(first, probabilities);
    const auto head_end = std::ranges::find_if(
        function.numbers, [](int number) { return number <= SurvivalFunction::one - byte_count; });
    const auto body_end = std::find_if(head_end, function.numbers.end(),
                                       [](int number) { return number < byte_count; });
    block_.push_back(static_cast<std::uint16_t>(function.first));
    block_.push_back(static_cast<std::uint16_t>(head_end - function.numbers.begin()));
    block_.push_back(static_cast<std::uint16_t>(body_end - head_end));
    block_.push_back(static_cast<std::uint16_t>(function.numbers.end() - body_end));
    std::transform(head_end, body_end, std::back_inserter(block_),
                   [](int number) { return static_cast<std::uint16_t>(number); });
    std::vector<std::uint8_t> bytes;
    std::transform(function.numbers.begin(), head_end, std::back_inserter(bytes), [](int number) {
        return static_cast<std::uint8_t>(SurvivalFunction::one - number);
    });
    std::transform(body_end, function.numbers.end(), std::back_inserter(bytes),
                   [](int number) { return static_cast<std::uint8_t>(number); });
    append_bytes(block_, bytes);
}

Words SurvivalBlockBuilder::finish() && {
    for (const bool bonus : {false, true})
        for (int total = 1; total < upper_total_count; ++total) {
            const std::size_t slot = slot_of({{}, total, bonus});
            if (block_[slot] != 0 || block_[slot + 1] != 0) continue;
            block_[slot] = block_[slot - 2];
            block_[slot + 1] = block_[slot - 1];
        }
    block_.shrink_to_fit();
    return std::move(block_);
}

} // namespace ai::yahtzee::solve
