// Options that several commands of alea-lab share. All throw support::UsageError.

#pragma once

#include "core/dice/keyed_dice.h"
#include "headless/support/command.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headless::lab {

inline constexpr auto seed_help =
    "of the dice: a whole number or 64 hexadecimal digits (from the system if not given)";

// --games, --json and --threads; `json_help` says what is written.
void add_contest_options(boost::program_options::options_description& options,
                         std::int64_t default_games, const char* games_help, const char* json_help);

// Reads the options and positional arguments, which words_of names "players". Nothing if --help or
// --version has been answered.
std::optional<boost::program_options::variables_map>
read_contest_options(const support::Invocation& invocation, const support::Synopsis& synopsis,
                     const boost::program_options::options_description& options);

// --seed
core::dice::Seed seed_from(const boost::program_options::variables_map& options);
// --seed where only a number will do: a std::int64_t that is not negative
std::uint64_t seed_number_from(const boost::program_options::variables_map& options);
// --games, from 1 to a thousand million
std::uint64_t games_from(const boost::program_options::variables_map& options);
// --NAME, from `least` to `most`
int number_from(const boost::program_options::variables_map& options, const std::string& name,
                int least, int most);
// --threads, at least 0
int threads_from(const boost::program_options::variables_map& options);
// --tables, and its help
inline constexpr auto tables_help =
    "the folder of the large tables (those in the user's cache folder if not given, and compact "
    "ones if there are none)";
std::optional<std::string> tables_from(const boost::program_options::variables_map& options);
// Positional arguments; none if there are none.
std::vector<std::string> words_of(const boost::program_options::variables_map& options,
                                  const std::string& name);

} // namespace headless::lab
