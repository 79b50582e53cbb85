// The losses of decisions in a game, or in several, by kind: by the step of the basic strategy that
// decides, by the box that was taken, by roll and by part of the game.

#pragma once

#include "app/storage/game_entry.h"
#include "core/yahtzee/box.h"
#include "core/yahtzee/rules.h"

#include <QByteArray>

#include <array>
#include <optional>
#include <span>

namespace app::storage {

// The sum over decisions of one kind.
struct LossSum {
    int decisions = 0;
    double loss = 0;     // points
    double win_loss = 0; // win probability; of games in which that of every decision is known

    friend bool operator==(const LossSum&, const LossSum&) = default;
};

// There are fewer steps.
inline constexpr std::size_t max_steps = 40;

enum class GamePhase { early, middle, late }; // turns 1 to 5, 6 to 9, 10 to 13
inline constexpr std::size_t game_phase_count = 3;

struct LossSums {
    // By the number of the step; only what choices that did not follow it lost by that.
    std::array<LossSum, max_steps> by_step{};
    std::array<LossSum, core::yahtzee::box_count> by_box{}; // that was taken
    std::array<LossSum, core::yahtzee::rolls_per_turn> by_roll{};
    std::array<LossSum, game_phase_count> by_phase{};

    LossSums& operator+=(const LossSums& other);
    friend bool operator==(const LossSums&, const LossSums&) = default;
};

LossSums sums_of(std::span<const GameDecision> decisions);

// For the index: the same program reads them on the same machine.
QByteArray to_bytes(const LossSums& sums);
std::optional<LossSums> sums_from(const QByteArray& bytes); // nothing: these are no sums

} // namespace app::storage
