// The option first-of:N of alea-lab.

#pragma once

#include <optional>
#include <string>
#include <vector>

namespace headless::lab {

inline constexpr int max_first_of_players = 1'000'000;

// The numbers of "first-of:N,N,..."; nothing where the text does not begin so. Throws
// support::UsageError where one is no number from 2 to max_first_of_players, or is there twice.
std::optional<std::vector<int>> players_of_first_of(const std::string& text);

} // namespace headless::lab
