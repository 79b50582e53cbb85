// One step of the backward induction over score distributions: the functions of the states of one
// set of open boxes, from those of the states that can follow.

#pragma once

#include "ai/yahtzee/solve/packed_scores.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/state/card_state.h"

#include <functional>
#include <memory>
#include <vector>

namespace ai::yahtzee::solve {

// The distributions of all states that can follow a turn, unpacked into rows that the turn kernels
// can read: for each state a row with its survival function, and rows with its target probabilities
// at every `step` points.
class NextScores {
public:
    // Gives the functions of a state, which is a representative().
    using ScoresOf = std::function<PackedScores(const state::CardState&)>;

    // `totals`: the upper totals from which turns are solved. Probabilities below `negligible`
    // count as zero.
    NextScores(core::yahtzee::BoxSet open, bool yahtzee_bonus, const std::vector<int>& totals,
               int step, const ScoresOf& scores_of, float negligible);

    // The points for which the functions of a state may be neither 1 nor negligible.
    struct Range {
        int play_first; // points, of the survival function
        int play_end;
        int target_first; // of the target probabilities
        int target_end;
    };
    Range range_of(const state::CardState& state) const;

    // A row for the state `next` that follows when `box` is filled: entry i is the probability of
    // at least points + i more. Readable over range_of() less the points of the turn, and on to
    // whole registers.
    const float* survival(core::yahtzee::Box box, const state::CardState& next, int points) const;
    // The same with the greatest probability of at least points + i * step more.
    const float* targets(core::yahtzee::Box box, const state::CardState& next, int points) const;

private:
    struct Entry {
        Range range{};    // of the functions
        int rare_end = 0; // from here on targets are negligible after five of a kind
        float* survival = nullptr;
        float* targets = nullptr; // for each remainder by the step a row
    };

    static std::size_t index_of(core::yahtzee::Box box, const state::CardState& next);
    const Entry& entry(core::yahtzee::Box box, const state::CardState& next) const {
        return entries_[index_of(box, next)];
    }
    template <class Visit>
    void for_each_way(const state::CardState& state, Visit visit) const;
    void find(const std::vector<state::CardState>& states, int max_points,
              const ScoresOf& scores_of);
    void write(const PackedScores& scores, Entry& entry, std::vector<float>& work) const;

    int step_;
    float negligible_;
    std::vector<Entry> entries_;
    int begin_ = 0;                 // points at which the rows begin
    std::size_t length_ = 0;        // of a survival row
    std::size_t target_length_ = 0; // of a row of targets
    std::unique_ptr<float[]> numbers_;
};

// For one set of open boxes, at least one, and one state of the Yahtzee box.
class ScoreSolver {
public:
    // `totals`: the upper totals that will be asked for. `values` must outlive it.
    ScoreSolver(const Values& values, core::yahtzee::BoxSet open, bool yahtzee_bonus,
                const std::vector<int>& totals, const PackedFormat& format,
                const NextScores::ScoresOf& scores_of);

    ScoreFunctions solve(int upper_total) const;

private:
    void solve_survival(const state::CardState& state, const NextScores::Range& range,
                        ScoreFunctions& functions) const;
    void solve_targets(const state::CardState& state, const NextScores::Range& range,
                       ScoreFunctions& functions) const;

    const Values& values_;
    core::yahtzee::BoxSet open_;
    bool yahtzee_bonus_;
    int step_; // points
    NextScores next_;
};

// The functions of a finished card.
ScoreFunctions finished_scores();

} // namespace ai::yahtzee::solve
