// Options that several commands of alea-lab share. All throw command::UsageError.

#pragma once

#include "core/dice/keyed_dice.h"
#include "headless/command/command.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headless::lab {

inline constexpr auto seed_help =
    "of the dice: a whole number or 64 hexadecimal digits (from the system if not given)";

// --seed
core::dice::Seed seed_from(const boost::program_options::variables_map& options);
// --games, at least 1
std::uint64_t games_from(const boost::program_options::variables_map& options);
// --threads, at least 0
int threads_from(const boost::program_options::variables_map& options);
// --tables, and its help
inline constexpr auto tables_help =
    "the folder of the large tables, made if need be (those in the user's cache folder if not "
    "given)";
std::optional<std::string> tables_from(const boost::program_options::variables_map& options);
// Positional arguments; none if there are none.
std::vector<std::string> words_of(const boost::program_options::variables_map& options,
                                  const std::string& name);

} // namespace headless::lab
