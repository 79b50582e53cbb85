// alea-lab exact first-of:N.

#pragma once

#include "headless/lab/lab_players.h"

#include <optional>
#include <string>

namespace headless::lab {

inline constexpr int max_first_of_players = 1'000'000;

// The N of "first-of:N"; nothing where the text does not begin so. Throws support::UsageError
// where N is no number from 2 to max_first_of_players.
std::optional<int> players_of_first_of(const std::string& text);

// Computes and prints the result; the exit status.
int exact_first_of(const support::Invocation& invocation,
                   const boost::program_options::variables_map& given, int players_in_all,
                   LabPlayers& players);

// Of a computation that gives nothing unless it ends: says so. The exit status.
int tell_nothing_found(const support::Invocation& invocation);

} // namespace headless::lab
