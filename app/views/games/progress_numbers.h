// The series of saved games that the graphs of progress show.

#pragma once

#include "app/storage/game_entry.h"
#include "app/views/games/progress_graph.h"

#include <QString>

#include <vector>

namespace app::views::games {

// The unit of losses: points or win probability.
enum class LossUnit { points, wins };

// Standard deviation of a final score under best play, in points. Source: T. Verhoeff, "Optimal
// Solitaire Yahtzee Strategies" (1999); `alea-lab exact optimal` computes the same.
inline constexpr double score_deviation = 59.61;

// Series over the games that count, the oldest first. Games whose win probabilities aren't known
// are left out.
ProgressSeries losses_over_games(const std::vector<const storage::GameEntry*>& games,
                                 LossUnit unit);
ProgressSeries scores_over_games(const std::vector<const storage::GameEntry*>& games);
ProgressSeries luck_over_games(const std::vector<const storage::GameEntry*>& games);

std::vector<double> numbers_of(const ProgressSeries& series);

// "3 games with hints are left out." Empty where there are none.
QString left_out_sentence(int hinted_games);

// "Luck in all: −310 points over 214 games. Luck alone leaves such a sum within ± 870 in two of
// three cases." Empty without games.
QString luck_sentence(const std::vector<const storage::GameEntry*>& games);

} // namespace app::views::games
