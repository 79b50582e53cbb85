// Solves the survival function for every state, from finished cards back to the first
// turn: what outcomes and thresholds have in common. While it works it holds
// the curves of the last levels in single precision; what it returns is in
// fixed point.

#pragma once

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/survival_table.h"
#include "ai/yahtzee/state/card_state.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace ai::yahtzee::solve {

// A curve in single precision: certain below `first`, impossible from first +
// probabilities.size().
struct WorkingCurve {
    int first = 1; // points
    std::span<const float> probabilities;

    int end() const { return first + static_cast<int>(probabilities.size()); }
};

// The curves of one set of open boxes.
class WorkingCurves {
public:
    // Leaves out what is certain at the begin, and probabilities below `negligible` at
    // the end.
    void enter(bool yahtzee_bonus, int upper_total, int first, std::span<const float> probabilities,
               float negligible);
    WorkingCurve curve(bool yahtzee_bonus, int upper_total) const;
    void finish() { values_.shrink_to_fit(); }
    void clear() { values_ = {}; }

private:
    struct Entry {
        std::size_t begin = 0;
        int first = 1;
        int size = 0;
    };
    std::array<Entry, 2 * state::upper_total_count> entries_;
    std::vector<float> values_;
};

// The curves of all states that can follow a turn with these open boxes,
// written out so that a kernel can read them, with what is certain and what is
// impossible.
class NextCurves {
public:
    using CurvesOf = std::function<const WorkingCurves&(core::yahtzee::BoxSet)>;

    NextCurves(core::yahtzee::BoxSet open, bool yahtzee_bonus, const CurvesOf& curves_of,
               float negligible);

    // The probability to get at least `points`, and onwards those for more. `next`:
    // after `box` was filled. Readable for all of range_of() less what the turn
    // scored, and on to whole registers.
    const float* from(core::yahtzee::Box box, const state::CardState& next, int points) const {
        return entry(box, next).row + (points - begin_);
    }

    // The points for which the probability may be neither certain nor negligible.
    struct Range {
        int first; // points
        int count;
    };
    Range range_of(const state::CardState& state) const;

private:
    struct Entry {
        std::optional<WorkingCurve> curve; // where play leads
        const float* row = nullptr;        // the same from begin_ points
        int joker_end = 0;                 // from here on it is negligible after a joker
    };

    const Entry& entry(core::yahtzee::Box box, const state::CardState& next) const {
        return entries_[slot(box, next)];
    }
    static std::size_t slot(core::yahtzee::Box box, const state::CardState& next);
    void find_curves(core::yahtzee::BoxSet open, bool yahtzee_bonus, const CurvesOf& curves_of);
    void write_rows(int max_points);
    void find_joker_ends(float negligible);

    // For each box; the Yahtzee box once more for when it takes 50.
    std::vector<Entry> entries_;
    int begin_ = 0; // points
    std::unique_ptr<float[]> numbers_;
};

// Writes probabilities[i], the probability to get at least range.first + i points from the
// state.
using SolveCurve = std::function<void(const state::CardState& state, const NextCurves& next,
                                      NextCurves::Range range, float* probabilities)>;
// Called once for each set of open boxes, but for the empty one, and state of
// the Yahtzee box; what it returns solves each upper total. From several
// threads.
using StartGroup = std::function<SolveCurve(core::yahtzee::BoxSet open, bool yahtzee_bonus)>;

// Probabilities below `negligible` are taken for zero. Null if it was stopped.
std::shared_ptr<const SurvivalTable> solve_curves(const SolveOptions& options, float negligible,
                                                  const StartGroup& start_group);

} // namespace ai::yahtzee::solve
