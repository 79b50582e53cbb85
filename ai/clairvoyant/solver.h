// The most that can be scored when the dice machine's numbers are known, by dynamic programming
// over the used boxes and the dice consumed, backwards from the end of the game.

#pragma once

#include "core/clairvoyant/box.h"
#include "core/clairvoyant/game.h"
#include "core/clairvoyant/scenario.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace ai::clairvoyant {

// The most that one round can score, for every box, every number of dice re-rolled and every
// position in the stream of dice at which the round may begin.
//
// A round that re-rolls k1 and then k2 dice ends with at most 5 - k1 of the first five, with some
// of the next k1, and with all of the k2 that follow. So counts of faces decide what each box can
// get, without going through the subsets, and positions are treated side by side.

inline constexpr int max_rerolled = core::clairvoyant::rerolls_per_round * core::dice::dice_count;

// The last round can begin after ten rounds of fifteen dice.
inline constexpr int position_count =
    (core::clairvoyant::round_count - 1) * core::clairvoyant::max_dice_per_round + 1;

class RoundScores {
public:
    void compute(const core::clairvoyant::Scenario& scenario);

    // Points, for rounds that begin after `position` dice, position + 1, and so on. Readable for
    // `padded_positions` positions in all; those from position_count on mean nothing.
    const std::uint8_t* at(int box, int rerolled, int position) const {
        return &scores_[static_cast<std::size_t>(box)][static_cast<std::size_t>(rerolled)]
                       [static_cast<std::size_t>(position)];
    }

    static constexpr int padded_positions = 192;

private:
    using Row = std::array<std::uint8_t, padded_positions>;
    using Scores = std::array<std::array<Row, max_rerolled + 1>, core::clairvoyant::box_count>;

    Scores scores_{};
};

// Keeps its tables (some 350 KB) from one scenario to the next; one for each thread.
class Solver {
public:
    Solver();
    ~Solver();

    // Points.
    int best_total(const core::clairvoyant::Scenario& scenario);

    // A game that scores it.
    core::clairvoyant::Game best_game(const core::clairvoyant::Scenario& scenario);

private:
    struct Tables;

    std::unique_ptr<Tables> tables_;
};

} // namespace ai::clairvoyant
