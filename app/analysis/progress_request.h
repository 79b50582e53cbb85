// What the saved games say about a person's progress: what choices cost, where, and whether that
// has changed.

#pragma once

#include "ai/yahtzee/practice/dice_test.h"
#include "ai/yahtzee/practice/mistakes.h"
#include "ai/yahtzee/practice/progress.h"
#include "ai/yahtzee/practice/weaknesses.h"
#include "app/analysis/analysis_service.h"
#include "core/yahtzee/notation/record.h"

#include <QString>

#include <array>
#include <memory>
#include <vector>

namespace app::analysis {

// A saved game with one person in it, and his decisions.
struct ProgressGame {
    std::size_t hash = 0; // of the text of the record
    QString date;         // "2026-11-20"; empty: not known
    bool is_over = false;
    int score = 0;   // so far
    double loss = 0; // points, all decisions together
    std::vector<ai::yahtzee::practice::AnalysedDecision> decisions;
    ai::yahtzee::practice::FaceCounts faces{}; // of all dice that were thrown
};

// A sum of losses, in points, over decisions of one kind.
struct LossSum {
    int decisions = 0;
    double loss = 0;

    double mean() const { return decisions > 0 ? loss / decisions : 0; }
};

enum class GamePhase { early, middle, late }; // turns 1 to 5, 6 to 9, 10 to 13
inline constexpr std::size_t game_phase_count = 3;

struct Progress {
    std::vector<std::shared_ptr<const ProgressGame>> games; // the oldest first
    std::vector<ai::yahtzee::practice::ThemeLoss> themes;   // the greatest excess first
    std::array<LossSum, core::yahtzee::box_count> by_box{}; // that the best choice takes
    std::array<LossSum, core::yahtzee::rolls_per_turn> by_roll{};
    std::array<LossSum, game_phase_count> by_phase{};
    std::vector<double> losses; // points, of the finished games
    std::vector<int> scores;    // of the same games
    ai::yahtzee::practice::ChiSquareTest dice;
    int games_left_out = 0; // more than are looked at
};

using SharedProgress = std::shared_ptr<const Progress>;

// Mistakes of at least so many points, the newest or the costliest first.
std::vector<ai::yahtzee::practice::AnalysedDecision>
mistakes_of(const Progress& progress, double min_loss, ai::yahtzee::practice::MistakeOrder order);

// Reports the games that have been looked at. The newest games count, by the rules that most
// people play by.
struct ProgressRequest {
    static constexpr std::size_t max_games = 500;

    QString folder;            // of the saved games
    SharedProgress known = {}; // what was found before; its games aren't analysed again

    using Answer = SharedProgress;
    static constexpr Priority priority = Priority::statistics;
    Answer answer(Work& work) const;
};

} // namespace app::analysis
