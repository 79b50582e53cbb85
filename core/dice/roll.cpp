#include "core/dice/roll.h"

#include <cstdint>

namespace core::dice {

namespace {

// The number of keeps within all rolls together.
constexpr std::size_t keeps_within_rolls = [] {
    std::size_t sum = 0;
    for (int r = 0; r < roll_count; ++r) {
        std::size_t keeps = 1;
        for (const int count : Roll::at(r).as_keep().counts())
            keeps *= static_cast<std::size_t>(count) + 1;
        sum += keeps;
    }
    return sum;
}();

struct KeepLists {
    std::array<Keep, keeps_within_rolls> keeps{}; // of one roll after the other
    std::array<std::uint16_t, roll_count + 1> begins{};
};

constexpr KeepLists make_keep_lists() {
    KeepLists lists;
    std::size_t end = 0;
    for (std::size_t r = 0; r < roll_count; ++r) {
        // A keep lies within the roll if it is the roll or one die less than a keep that does.
        std::array<bool, keep_count> is_within{};
        is_within[first_roll_index + r] = true;
        lists.begins[r] = static_cast<std::uint16_t>(end);
        for (std::size_t i = first_roll_index + r + 1; i-- > 0;) {
            if (!is_within[i]) continue;
            const Keep keep = Keep::at(static_cast<int>(i));
            lists.keeps[end++] = keep;
            for (const std::uint16_t smaller : keep.smaller()) is_within[smaller] = true;
        }
    }
    lists.begins[roll_count] = static_cast<std::uint16_t>(end);
    return lists;
}

constexpr KeepLists keep_lists = make_keep_lists();

} // namespace

std::span<const Keep> keeps_within(Roll roll) {
    const auto r = static_cast<std::size_t>(roll.index());
    const std::size_t begin = keep_lists.begins[r];
    return std::span(keep_lists.keeps).subspan(begin, keep_lists.begins[r + 1] - begin);
}

} // namespace core::dice
