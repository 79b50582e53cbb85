// The large table of score distributions: for each state at the start of a turn the probability of
// every number of points to come, under play for the greatest expected score.

#pragma once

#include "ai/yahtzee/solve/open_sets.h"
#include "ai/yahtzee/solve/survival_table.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/state/card_state.h"
#include "core/yahtzee/rules.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace ai::yahtzee::solve {

// The probability of each final score.
class ScoreDistribution {
public:
    // probabilities[s] is that of s points; they should sum to 1.
    explicit ScoreDistribution(std::vector<double> probabilities)
        : probabilities_(std::move(probabilities)) {}

    const std::vector<double>& probabilities() const { return probabilities_; }

    double total() const; // 1 but for rounding
    double mean() const;  // points
    double deviation() const;

    // The lowest score s with P(score <= s) >= probability.
    int quantile(double probability) const;

private:
    std::vector<double> probabilities_;
};

// Solves a survival function for every state, from finished cards back to the first turn: the
// common part of score distributions and target probabilities. While it runs it holds the functions
// of the last sizes of open sets in single precision; the table that it returns is in fixed point.

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

class ScoreDistributions {
public:
    explicit ScoreDistributions(std::shared_ptr<const SurvivalTable> table)
        : table_(std::move(table)) {}

    // P(points to come >= n) for every n, points counted as Values::points() counts them.
    SurvivalFunction distribution(const state::CardState& state) const {
        return table_->function(state);
    }

    const SurvivalTable& table() const { return *table_; }

private:
    std::shared_ptr<const SurvivalTable> table_;
};

using SharedScoreDistributions = std::shared_ptr<const ScoreDistributions>;

// Solves the table in memory. Null if it was stopped.
SharedScoreDistributions solve_score_distributions(const Values& values,
                                                   const SolveOptions& options = {});

// The large table of target probabilities: for each state at the start of a turn and every n the
// greatest probability to score at least n more points. The best play depends on n.
class TargetProbabilities {
public:
    explicit TargetProbabilities(std::shared_ptr<const SurvivalTable> table)
        : table_(std::move(table)) {}

    // By the points needed, counted as Values::points() counts them.
    SurvivalFunction probabilities(const state::CardState& state) const {
        return table_->function(state);
    }

    double probability(const state::CardState& state, int points_needed) const {
        return probabilities(state).at_least(points_needed);
    }

    const SurvivalTable& table() const { return *table_; }

private:
    std::shared_ptr<const SurvivalTable> table_;
};

using SharedTargetProbabilities = std::shared_ptr<const TargetProbabilities>;

// Solves the table in memory. Null if it was stopped.
SharedTargetProbabilities solve_target_probabilities(core::yahtzee::Rules rules,
                                                     const SolveOptions& options = {});

} // namespace ai::yahtzee::solve
