// Duels that are played in one part and to the end: graded ones, and those of three to six players.

#pragma once

#include "headless/lab/lab_players.h"
#include "headless/lab/play.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace headless::lab {

inline constexpr int max_rollouts = 10'000;
inline constexpr std::size_t max_group = 6;

// alea-lab duel --graded. Plays options.games games and reports the score of the first player by
// the losses of his decisions. Returns the exit status.
int graded_duel(const support::Invocation& invocation,
                const boost::program_options::variables_map& given,
                const std::vector<std::string>& names, DuelOptions options);

// alea-lab duel with three to six players. Plays options.games games and reports the first player's
// share of the wins. Returns the exit status.
int duel_of_group(const support::Invocation& invocation,
                  const boost::program_options::variables_map& given,
                  const std::vector<std::string>& names, DuelOptions options);

// The common part of both.
struct WholeDuel {
    // Plays the games; returns how many were finished.
    std::function<std::uint64_t(const DuelOptions&)> play;
    // The report, asked for once any game was finished.
    std::function<std::string()> json;
    std::function<void()> print;
};

// Plays with progress on a terminal and stops at an interrupt; then reports. Returns the exit
// status.
int run_whole_duel(const support::Invocation& invocation,
                   const boost::program_options::variables_map& given, DuelOptions options,
                   const WholeDuel& duel);

} // namespace headless::lab
