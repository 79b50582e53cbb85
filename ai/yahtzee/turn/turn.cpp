#include "ai/yahtzee/turn/turn.h"

#include <algorithm>

namespace ai::yahtzee::turn {

using namespace core::dice;

namespace {

double& at(KeepValues& values, Keep keep) { return values[static_cast<std::size_t>(keep.index())]; }

// The keeps with one die less, one for each face that there is.
struct Lesser {
    std::uint16_t keeps[dice_count];
    std::uint16_t count;
};

constexpr std::array<Lesser, keep_count> all_lesser = [] {
    std::array<Lesser, keep_count> all{};
    for (int i = 1; i < keep_count; ++i) {
        Lesser& lesser = all[static_cast<std::size_t>(i)];
        for (int face = 1; face <= face_count; ++face)
            if (Keep::at(i).count(face) > 0)
                lesser.keeps[lesser.count++] =
                    static_cast<std::uint16_t>(Keep::at(i).minus(face).index());
    }
    return all;
}();

} // namespace

KeepValues means_of_keeps(const RollValues& rolls) {
    KeepValues means;
    std::ranges::copy(rolls, means.begin() + first_roll_index);
    for (int i = first_roll_index - 1; i >= 0; --i) {
        const Keep keep = Keep::at(i);
        double sum = 0;
        for (int face = 1; face <= face_count; ++face) sum += at(means, keep.plus(face));
        at(means, keep) = sum / face_count;
    }
    return means;
}

RollValues best_keeps(const KeepValues& keeps) {
    KeepValues best = keeps;
    for (std::size_t i = 1; i < keep_count; ++i) {
        const Lesser& lesser = all_lesser[i];
        double most = best[i];
        for (int k = 0; k < lesser.count; ++k) most = std::max(most, best[lesser.keeps[k]]);
        best[i] = most;
    }
    RollValues rolls;
    std::copy(best.begin() + first_roll_index, best.end(), rolls.begin());
    return rolls;
}

RollValues rolls_from_keeps(KeepValues kept) {
    for (int i = 0; i < first_roll_index; ++i) {
        const Keep keep = Keep::at(i);
        const double share = at(kept, keep) / face_count;
        if (share == 0) continue;
        for (int face = 1; face <= face_count; ++face) at(kept, keep.plus(face)) += share;
    }
    RollValues rolls;
    std::copy(kept.begin() + first_roll_index, kept.end(), rolls.begin());
    return rolls;
}

double mean_of_rolls(const RollValues& rolls) {
    double sum = 0;
    for (int r = 0; r < roll_count; ++r)
        sum += Roll::at(r).permutations() * rolls[static_cast<std::size_t>(r)];
    return sum / 7776;
}

} // namespace ai::yahtzee::turn
