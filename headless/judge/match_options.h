// Options that the matches of all games share: limits, walls, and the secret seed of the dice.

#pragma once

#include "core/dice/keyed_dice.h"
#include "headless/sandbox/limits.h"
#include "headless/sandbox/sandbox.h"
#include "headless/support/command.h"

#include <filesystem>
#include <initializer_list>
#include <string>
#include <vector>

namespace headless::judge {

void add_limit_options(boost::program_options::options_description& options,
                       const sandbox::Limits& defaults);
sandbox::Limits limits_from(const boost::program_options::variables_map& given);

// --share and --hide.
sandbox::View view_from(const boost::program_options::variables_map& given);

// Of a match: its seed file, log and report are not for the programs to see.
void hide_files_of_judge(sandbox::View& view, const boost::program_options::variables_map& given);

// Tries out what protection can be had. Throws UsageError where there are no walls and --unsafe was
// not given.
sandbox::Protection protection_from(const boost::program_options::variables_map& given);

struct SeedChoice {
    core::dice::Seed seed;
    bool is_public; // on the command line, where others can read it
};

void add_seed_options(boost::program_options::options_description& options);
SeedChoice seed_from(const boost::program_options::variables_map& given);

// "1500", "512M", "2G": bytes; K, M and G are powers of 1,024.
std::int64_t parse_size(const std::string& option, const std::string& text);

// A double option that must be positive, and not without end.
double seconds_from(const boost::program_options::variables_map& given, const std::string& name);

// An int option that must lie in [least, most].
int int_from(const boost::program_options::variables_map& given, const std::string& name, int least,
             int most);

std::vector<std::string> strings_from(const boost::program_options::variables_map& given,
                                      const std::string& name);

// Throws std::runtime_error if the file can't be written, so that this is known before there is
// anything to lose. It leaves all as it was.
void require_writable(const std::filesystem::path& path);

// Throws UsageError where one of these options would overwrite the file of another.
void require_different_files(const boost::program_options::variables_map& given,
                             std::initializer_list<const char*> options);

// Writes the whole text to a file, or throws std::runtime_error.
void write_file(const std::filesystem::path& path, const std::string& text);

} // namespace headless::judge
