#include "ai/yahtzee/practice/draws.h"

namespace ai::yahtzee::practice {

using namespace core::dice;

Run longest_run(Roll roll) {
    Run best{1, 0};
    int low = 1;
    for (int face = 1; face <= face_count; ++face) {
        if (roll.count(face) == 0) {
            low = face + 1;
            continue;
        }
        if (const Run run{low, face}; run.length() >= best.length()) best = run;
    }
    return best;
}

Keep faces_between(Roll roll, int low, int high) {
    Keep keep;
    for (int face = low; face <= high; ++face)
        if (roll.count(face) > 0) keep = keep.plus(face);
    return keep;
}

Keep all_of(Roll roll, int face) {
    Keep keep;
    for (int i = 0; i < roll.count(face); ++i) keep = keep.plus(face);
    return keep;
}

std::optional<Run> open_ended_draw(Roll roll) {
    const Run run = longest_run(roll);
    const bool is_draw = run.length() == 3 || run.length() == 4;
    if (!is_draw || run.low == 1 || run.high == face_count) return std::nullopt;
    return run;
}

std::optional<Run> inside_draw(Roll roll) {
    for (const Run run : {Run{2, 6}, Run{1, 5}}) {
        const bool has_ends = roll.count(run.low) > 0 && roll.count(run.high) > 0;
        if (has_ends && faces_between(roll, run.low, run.high).size() == run.length() - 1)
            return run;
    }
    return std::nullopt;
}

} // namespace ai::yahtzee::practice
