// alea-lab duel --graded.

#pragma once

#include "headless/lab/lab_players.h"
#include "headless/lab/play.h"

#include <string>
#include <vector>

namespace headless::lab {

inline constexpr int max_rollouts = 10'000;

// Plays options.games games and reports the score of the first player by what his decisions lose;
// the exit status.
int graded_duel(const support::Invocation& invocation,
                const boost::program_options::variables_map& given,
                const std::vector<std::string>& names, DuelOptions options);

} // namespace headless::lab
