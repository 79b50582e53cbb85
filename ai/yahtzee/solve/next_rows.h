// The step of every induction over score distributions: the functions of the states that can follow
// a turn, written out into rows that the turn kernels read, and the functions before the turn.

#pragma once

#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/state/card_state.h"

#include <cassert>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace ai::yahtzee::solve {

// The states that can follow a turn from the states with these open boxes.
class NextStates {
public:
    // `totals`: the upper totals from which turns are solved.
    NextStates(core::yahtzee::BoxSet open, bool yahtzee_bonus, const std::vector<int>& totals);

    // Their representatives, each once.
    const std::vector<state::CardState>& stored() const { return stored_; }
    // The place among them of the state `next`, which follows when `box` is filled.
    std::size_t place(core::yahtzee::Box box, const state::CardState& next) const {
        assert(places_[index_of(box, next)] < stored_.size());
        return places_[index_of(box, next)];
    }

    int max_points() const { return max_points_; } // that a turn can add, all bonuses in

private:
    static std::size_t index_of(core::yahtzee::Box box, const state::CardState& next);

    std::vector<std::size_t> places_;
    std::vector<state::CardState> stored_;
    int max_points_;
};

// The points from which a function is below 1, and from which it is 0.
struct FunctionRange {
    int first;
    int end;
};

// Functions of the number of points that fall from 1 to 0, one for each of the stored states.
class NextRows {
public:
    // Writes the function at a place of stored(), for `from` points, from + 1, ...
    using Write = std::function<void(std::size_t place, int from, std::span<float> out)>;

    // `ranges`: as many as stored states. Rows hold every `step`-th point. `states` must outlive
    // it.
    NextRows(const NextStates& states, const std::vector<FunctionRange>& ranges, int step,
             const Write& write);

    // From now on all within `negligible` of 1 counts as 1, all below it as 0; and what five of a
    // kind comes before counts as 0 where that leaves less than `negligible`.
    void trim(float negligible);
    // The same for five of a kind alone, where it holds for these greater functions.
    void trim_rare_as(const NextRows& greater);

    // Writes out a row of every point again; `from` is no more than it was for that.
    void write(std::size_t place, int from, std::span<float> out) const;

    // The points for which the function of a state may be neither 1 nor negligible.
    FunctionRange range_of(const state::CardState& state) const;

    // Writes to out[0] to out[count - 1], and on to whole registers, the probabilities to get at
    // least `first` points from the state, first + 1, ... under play for the values.
    void mix(const Values& values, const state::CardState& state, int first, int count,
             float* out) const;
    // The same under the best play for each, `step` points apart.
    void solve(core::yahtzee::Rules rules, const state::CardState& state, int first, int count,
               float* out) const;

private:
    struct Row {
        FunctionRange range;
        int rare_end; // where it ends after five of a kind
        const float* numbers;
    };

    // The numbers of a row from `points` on. The kernels may read as far beyond the range as one
    // turn and one register reach.
    const float* numbers(const Row& row, int points) const;
    const Row& row(core::yahtzee::Box box, const state::CardState& next) const {
        return rows_[states_.place(box, next)];
    }

    const NextStates& states_;
    int step_;
    int begin_ = 0;          // points at which the rows begin
    std::size_t length_ = 0; // of the numbers with one remainder by the step
    std::vector<Row> rows_;
    std::unique_ptr<float[]> numbers_;
};

} // namespace ai::yahtzee::solve
