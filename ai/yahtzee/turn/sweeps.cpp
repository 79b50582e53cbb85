#include "ai/yahtzee/turn/sweeps.h"

#include <algorithm>

namespace ai::yahtzee::turn {

using namespace core::dice;

namespace {

double& at(KeepValues& values, Keep keep) { return values[static_cast<std::size_t>(keep.index())]; }

} // namespace

KeepValues means_of_keeps(const RollValues& rolls) {
    KeepValues means;
    std::ranges::copy(rolls, means.begin() + first_roll_index);
    for (int i = first_roll_index - 1; i >= 0; --i) {
        const Keep keep = Keep::at(i);
        double sum = 0;
        for (const std::uint16_t larger : keep.larger()) sum += means[larger];
        at(means, keep) = sum / face_count;
    }
    return means;
}

RollValues best_keeps(const KeepValues& keeps) {
    KeepValues best = keeps;
    for (std::size_t i = 1; i < keep_count; ++i) {
        double most = best[i];
        for (const std::uint16_t smaller : Keep::at(static_cast<int>(i)).smaller())
            most = std::max(most, best[smaller]);
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
        for (const std::uint16_t larger : keep.larger()) kept[larger] += share;
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
