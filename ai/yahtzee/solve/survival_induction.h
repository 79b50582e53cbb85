// Solves a survival function for every state, from finished cards back to the first turn: the
// common part of score distributions and target probabilities. While it runs it holds the functions
// of the last sizes of open sets in single precision; the table that it returns is in fixed point.

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

// A survival function in single precision: 1 below `first`, 0 from first + probabilities.size() on.
struct WorkingFunction {
    int first = 1; // points
    std::span<const float> probabilities;

    int end() const { return first + static_cast<int>(probabilities.size()); }
};

// The functions of one set of open boxes.
class WorkingFunctions {
public:
    // Leaves out probabilities of 1 at the start and those below `negligible` at the end.
    void enter(bool yahtzee_bonus, int upper_total, int first, std::span<const float> probabilities,
               float negligible);
    WorkingFunction function(bool yahtzee_bonus, int upper_total) const;
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

// The functions of all states that can follow a turn with these open boxes, as rows that a kernel
// can read: probabilities of 1 and 0 are written out.
class NextFunctions {
public:
    using FunctionsOf = std::function<const WorkingFunctions&(core::yahtzee::BoxSet)>;

    NextFunctions(core::yahtzee::BoxSet open, bool yahtzee_bonus, const FunctionsOf& functions_of,
                  float negligible);

    // A row for the state `next` that follows when `box` is filled: entry i is the probability to
    // get at least points + i. Readable over range_of() less the points of the turn, and on to
    // whole registers.
    const float* from(core::yahtzee::Box box, const state::CardState& next, int points) const {
        return entry(box, next).row + (points - begin_);
    }

    // The numbers of points whose probability may be neither 1 nor negligible.
    struct Range {
        int first; // points
        int count;
    };
    Range range_of(const state::CardState& state) const;

private:
    struct Entry {
        std::optional<WorkingFunction> function; // nothing for a state that play doesn't reach
        const float* row = nullptr;              // the same from begin_ points on
        int joker_end = 0;                       // from here on it is negligible after a joker
    };

    const Entry& entry(core::yahtzee::Box box, const state::CardState& next) const {
        return entries_[slot(box, next)];
    }
    static std::size_t slot(core::yahtzee::Box box, const state::CardState& next);
    void find_functions(core::yahtzee::BoxSet open, bool yahtzee_bonus,
                        const FunctionsOf& functions_of);
    void write_rows(int max_points);
    void find_joker_ends(float negligible);

    // For each box and upper total; the Yahtzee box has further entries for 50 points.
    std::vector<Entry> entries_;
    int begin_ = 0; // points
    std::unique_ptr<float[]> numbers_;
};

// Writes the probability to get at least range.first + i points from the state to probabilities[i].
using SolveSurvival = std::function<void(const state::CardState& state, const NextFunctions& next,
                                         NextFunctions::Range range, float* probabilities)>;
// Called once for each set of open boxes except the empty one and each state of the Yahtzee box,
// from several threads. Returns the function that solves each upper total.
using StartGroup = std::function<SolveSurvival(core::yahtzee::BoxSet open, bool yahtzee_bonus)>;

// Probabilities below `negligible` count as zero. Null if it was stopped.
std::shared_ptr<const SurvivalTable>
solve_survival_table(const SolveOptions& options, float negligible, const StartGroup& start_group);

} // namespace ai::yahtzee::solve
