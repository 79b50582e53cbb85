// One player's part of a game analysis, added up: how much was lost, and where.

#pragma once

#include "ai/yahtzee/review/game_analysis.h"
#include "core/yahtzee/box.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace ai::yahtzee::review {

// The pattern of a roll: the first of these that fits.
enum class RollKind {
    five_of_a_kind,
    four_of_a_kind,
    full_house,
    large_straight,
    small_straight,
    three_of_a_kind,
    two_pairs,
    one_pair,
    mixed,
};
inline constexpr std::size_t roll_kind_count = 9;

RollKind kind_of(core::dice::Roll roll);
std::string_view name(RollKind kind);

// Sums over one player's decisions, in the objective's unit.
struct Figures {
    int decisions = 0;
    int unforced = 0; // with more than one choice
    double losses = 0;
    double luck = 0;
    std::array<int, 4> grades{}; // how many decisions, by Grade
    std::array<double, core::yahtzee::rolls_per_turn> losses_by_roll{};
    std::array<double, core::yahtzee::box_count>
        losses_by_box{};        // decisions for a box, by that box
    double losses_by_keeps = 0; // all other decisions
    std::array<double, roll_kind_count> losses_by_kind{};

    double loss_per_decision() const { return unforced > 0 ? losses / unforced : 0; }

    Figures& operator+=(const Figures& other);
};

// The figures of a player over the plies of the main line from `first_ply` on.
Figures figures_of(const GameAnalysis& analysis, int seat, std::size_t first_ply = 0);

// The mean over games. The interval mean - margin to mean + margin holds the true mean with 99 %
// confidence (Student's t); of fewer than two games nothing is known.
struct Mean {
    double mean = 0;
    std::optional<double> margin = {};
};
Mean mean_of(std::span<const double> numbers);

} // namespace ai::yahtzee::review
