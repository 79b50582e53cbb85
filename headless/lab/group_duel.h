// alea-lab duel with three to six players.

#pragma once

#include "headless/lab/lab_players.h"
#include "headless/lab/play.h"

#include <string>
#include <vector>

namespace headless::lab {

inline constexpr std::size_t max_group = 6;

// Plays options.games games and reports the first player's share of the wins; the exit status.
int duel_of_group(const support::Invocation& invocation,
                  const boost::program_options::variables_map& given,
                  const std::vector<std::string>& names, DuelOptions options);

} // namespace headless::lab
