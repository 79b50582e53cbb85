// One turn with given open boxes, compiled: the sweeps over the keep lattice (sweeps.h) as a list
// of means and maxima in which equal ones are computed once. Few open boxes tell few rolls apart,
// so near the end of a game the list is many times shorter than the lattice. It runs over many
// lanes at once; a lane is a case of its own: a margin between two players, or a running total.

#pragma once

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

    // What a turn leaves behind, but for its points: the box, and what decides the next state.
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
    // A kind of roll: what the open boxes can't tell apart.
    int ending_count() const { return static_cast<int>(ending_starts_.size()) - 1; }
    std::span<const Option> options() const { return options_; } // of one ending after the other

    // The mean before the first roll, every keep and box chosen as best suits each lane.
    // `worth`: for every option where its lanes begin, probabilities. `rows` is room to work in:
    // row_count() of them.
    Lanes run(std::span<const float* const> worth, std::span<Lanes> rows) const;
    std::size_t row_count() const {
        return static_cast<std::size_t>(ending_count()) + steps_.size();
    }

    // Makes one row out of rows sources_[first_source, ...).
    struct Step {
        std::uint32_t first_source;
        std::uint16_t source_count;
        bool is_mean; // of six; else a maximum
    };
    struct Weight {
        std::uint16_t row;
        float permutations; // of 7,776; whole numbers, so that certainty stays certain
    };

    // For other kernels than that of run().
    std::span<const std::uint32_t> ending_starts() const { return ending_starts_; } // one more
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
    std::vector<Weight> weights_; // of the rows that hold what the first roll is worth
};

} // namespace ai::yahtzee::turn
