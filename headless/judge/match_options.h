// Options that the matches of all games share: limits, protection, and the secret seed of the dice.

#pragma once

#include "core/dice/keyed_dice.h"
#include "headless/match/match.h"
#include "headless/sandbox/limits.h"
#include "headless/sandbox/sandbox.h"
#include "headless/support/options.h"

#include <filesystem>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

namespace headless::judge {

void add_limit_options(po::options_description& options, const sandbox::Limits& defaults);
// The options of a command that plays, in three groups: games, limits and protection, output.
po::options_description grouped(const po::options_description& games, const sandbox::Limits& limits,
                                const po::options_description& output);
sandbox::Limits limits_from(const po::variables_map& given);

// The options that all programs have: --processes, --share, --hide, --allow-locks, --freeze,
// --protection, and its older forms --sampled, --require-groups, --unsafe.
void add_protection_options(po::options_description& options);

// --share and --hide. Throws UsageError where one of them is not there.
sandbox::View view_from(const po::variables_map& given);

// --folder: for each of `count` programs in the order of their commands the folder that is its own;
// "-" for none, and all are empty without the option. Throws UsageError where one is not there, or
// their number is another.
void add_folder_option(po::options_description& options);
std::vector<std::filesystem::path> folders_from(const po::variables_map& given, std::size_t count);

// A folder to be a program's own, as an absolute path. Throws UsageError, which names `what`, where
// there is none.
std::filesystem::path own_folder(const std::string& what, const std::string& folder);

// A program's own files.
struct Belongings {
    std::string name;
    std::string command;
    std::filesystem::path folder; // empty: none
};

// The same of entrants.
template <class Entrants>
std::vector<Belongings> belongings_of(const Entrants& entrants) {
    std::vector<Belongings> all;
    for (const auto& each : entrants) all.push_back({each.name, each.command, each.folder});
    return all;
}

// Throws UsageError where one program's folder or file lies in the folder of another, or where a
// secret, the file that one of these options names, is among what a program sees.
void refuse_overlaps(const po::variables_map& given, std::initializer_list<const char*> secrets,
                     const std::vector<Belongings>& programs);

// In words, with the option that helps: the paths that a command names, which exist, and which the
// sandbox does not show to its program.
std::vector<std::string> hints_on_hidden_paths(const sandbox::View& view,
                                               const std::string& command);

// Tries out what protection can be had. Throws UsageError where it is less than what is asked for.
sandbox::Protection protection_from(const po::variables_map& given);
// --protection, or the older switches that mean the same: "full", "basic" or "none".
std::string level_from(const po::variables_map& given);

struct SeedChoice {
    core::dice::Seed seed;
    bool is_public; // on the command line, where others can read it
};

void add_seed_options(po::options_description& options);
SeedChoice seed_choice_from(const po::variables_map& given);

// "1500", "512M", "2G": bytes; K, M and G are powers of 1,024.
std::int64_t parse_size(const std::string& option, const std::string& text);

// The text that announce_input() shows for a file of entrants.
inline constexpr auto entrants_in_words = "entrants: a name, a tab and a command per line";

// The value of an option in seconds; whatever is no positive number is refused with the range.
po::typed_value<double>* seconds_value();

// --patience: after so many seconds without an answer and without CPU time a program is silent.
void add_patience_option(po::options_description& options, const char* help);

// The options of a match of any game: the seed, the programs' folders, --pace MS|step, --patience.
void add_course_options(po::options_description& options);

// Empty without the option. Throws UsageError where it makes no sense, or more than one game would
// be played at once.
match::Pace pace_from(const po::variables_map& given, int games_at_once);

// Reads the options of a command that takes one program's command as its argument. Nothing if
// --help or --version was answered.
std::optional<po::variables_map> read_program_options(const support::Invocation& invocation,
                                                      const char* description,
                                                      po::options_description options);

// One program, with what it sees and its limits.
struct ProgramOptions {
    std::string command;
    std::vector<std::string> words; // of the command
    sandbox::View view;
    sandbox::Limits limits;
};
ProgramOptions program_from(const po::variables_map& given);

// The words of a command whose program must be there before anything begins. Throws UsageError,
// which names `what`, where it is not, can't be split, or is a script whose first line ends with a
// carriage return: the system looks for an interpreter of that name.
std::vector<std::string> program_words(const std::string& what, const std::string& command);

// The terms and options that all games have, from --games, --seed, the limits and the like.
void read_common(const po::variables_map& given, match::CommonOptions& options,
                 match::CommonTerms& terms);

} // namespace headless::judge
