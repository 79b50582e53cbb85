// One turn with given open boxes, compiled: the sweeps over the keep lattice (sweeps.h) as a list
// of means and maxima in which equal ones are computed once. With few open boxes many rolls score
// alike, so near the end of a game the list is many times shorter than the lattice. The program
// runs over many lanes at once; a lane is a case: a margin between two players, or a running total.

#pragma once

#include "ai/yahtzee/state/card_state.h"
#include "core/dice/roll.h"
#include "core/yahtzee/box.h"
#include "core/yahtzee/rules.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace ai::yahtzee::turn {

class TurnProgram {
public:
    static constexpr int lane_count = 32;
    struct alignas(64) Lanes {
        std::array<float, lane_count> values;
    };

    // `yahtzee_bonus`: a further Yahtzee earns 100 points.
    TurnProgram(core::yahtzee::Rules rules, core::yahtzee::BoxSet open, bool yahtzee_bonus);

    // A way to end the turn as far as it decides the next state; several numbers of points may lead
    // to the same outcome.
    struct Outcome {
        core::yahtzee::Box box;
        int box_points; // of upper boxes and the Yahtzee box; else 0
        friend bool operator==(const Outcome&, const Outcome&) = default;
    };
    std::span<const Outcome> outcomes() const { return outcomes_; }

    // Scoring a roll: an outcome, and points with the Yahtzee bonus but without the upper bonus.
    struct Option {
        std::uint16_t outcome;
        std::int16_t points;
        friend auto operator<=>(const Option&, const Option&) = default;
    };
    // An ending stands for all rolls with the same options.
    int ending_count() const { return static_cast<int>(ending_starts_.size()) - 1; }
    std::span<const Option> options() const { return options_; } // grouped by ending

    // The value before the first roll, with the best keep and box for each lane. `worth`: for every
    // option a pointer to its probability in each lane. `rows`: row_count() rows of work space.
    Lanes run(std::span<const float* const> worth, std::span<Lanes> rows) const;
    std::size_t row_count() const {
        return static_cast<std::size_t>(ending_count()) + steps_.size();
    }

    // Computes one row from the rows sources_[first_source], sources_[first_source + 1], ...
    struct Step {
        std::uint32_t first_source;
        std::uint16_t source_count;
        bool is_mean; // of six; else a maximum
    };
    struct Weight {
        std::uint16_t row;
        float permutations; // of 7,776; whole numbers, so that certainty stays certain
    };

    // The compiled program, for other kernels than that of run(). Ending i has the options from
    // ending_starts()[i] to ending_starts()[i + 1].
    std::span<const std::uint32_t> ending_starts() const { return ending_starts_; }
    std::span<const Step> steps() const { return steps_; }
    std::span<const std::uint16_t> sources() const { return sources_; }
    std::span<const Weight> weights() const { return weights_; }

private:
    friend class TurnCompiler;

    std::vector<Outcome> outcomes_;
    std::vector<Option> options_;
    std::vector<std::uint32_t> ending_starts_;
    std::vector<Step> steps_;
    std::vector<std::uint16_t> sources_;
    std::vector<Weight> weights_; // of the rows with the values of the first rolls
};

// The program of a state, compiled when it is first asked for and kept for the whole process, since
// players, hints and roll-outs come to the same states: those of four open boxes or fewer take
// about 40 MB. Any number of threads may ask.
const TurnProgram& program_of(core::yahtzee::Rules rules, const state::CardState& state);

} // namespace ai::yahtzee::turn
