// alea-lab exact first-of:N.

#pragma once

#include "headless/lab/lab_players.h"

#include <optional>
#include <string>
#include <vector>

namespace headless::lab {

inline constexpr int max_first_of_players = 1'000'000;

// The numbers of "first-of:N,N,..."; nothing where the text does not begin so. Throws
// support::UsageError where one is no number from 2 to max_first_of_players, or is there twice.
std::optional<std::vector<int>> players_of_first_of(const std::string& text);

// --svg and --known.
void add_first_of_options(po::options_description& options);

// Computes and prints the results; the exit status.
int exact_first_of(const support::Invocation& invocation, const po::variables_map& given,
                   const std::vector<int>& numbers, LabPlayers& players);

// Reports that a computation which gives nothing unless it ends was stopped. The exit status.
int report_nothing_found(const support::Invocation& invocation);

} // namespace headless::lab
