// Options that several commands of alea-lab share. All throw support::UsageError.

#pragma once

#include "core/dice/keyed_dice.h"
#include "headless/support/options.h"

#include <cstdint>
#include <optional>

namespace headless::lab {

inline constexpr auto seed_help =
    "of the dice: a whole number or 64 hexadecimal digits (from the system if not given)";

// --games, --threads, --json and --json-file; `json_what` is written.
void add_contest_options(boost::program_options::options_description& options,
                         std::int64_t default_games, const char* games_help, const char* json_what);

// Reads the options and positional arguments, the strings of "players". Nothing if --help or
// --version has been answered.
std::optional<boost::program_options::variables_map>
read_contest_options(const support::Invocation& invocation, const support::Synopsis& synopsis,
                     const boost::program_options::options_description& options);

// --games
inline constexpr std::int64_t max_games = 1'000'000'000;
std::uint64_t games_from(const boost::program_options::variables_map& options);
// --positions
inline constexpr int max_positions = 1'000'000;
// What commands say that can't do without the large tables.
inline constexpr auto need_of_tables =
    "the large tables are needed: alea-bot --make-tables DIR makes them, --tables DIR names them";
// --threads: 0 for all processors
int threads_from(const boost::program_options::variables_map& options);

} // namespace headless::lab
