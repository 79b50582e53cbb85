// The meaning of --tables: the folder of the large tables; by default the user's cache folder, or
// else share/alea beside the folder of the program. Programs that need win probabilities without
// large tables use the compact ones.

#pragma once

#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/solve/values.h"
#include "core/support/result.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace headless::support {

// Writes a message for people, which has no line feed.
using Report = std::function<void(const std::string&)>;

// The folder; empty only if none is given and the environment names no home.
std::filesystem::path folder_of(const std::optional<std::string>& given);

// Builds the files of the large tables and of the solved game that are missing or damaged in the
// folder, with progress on a terminal. Throws
// if a file can't be written.
void make_files(const std::filesystem::path& folder, const Report& report, bool is_quiet = false);

// The solved game of the contest's rules: read from the given folder or the default ones, or else
// solved. Null if it was stopped.
ai::yahtzee::solve::SharedValues solved_game(const std::optional<std::string>& given = {},
                                             const ai::yahtzee::solve::SolveOptions& options = {});

// Opens the large tables of the given folder or of the default ones, without building any; an error
// if they are missing or damaged.
core::support::Result<ai::yahtzee::solve::SharedScoreSource>
from_ready_files(const std::optional<std::string>& given);

// The same, but null if no folder is given and the default ones have no tables. Throws UsageError
// if a given folder has none.
ai::yahtzee::solve::SharedScoreSource full_tables(const std::optional<std::string>& given);

// Where the compact tables may be read from and written to.
enum class CompactStorage {
    memory,       // solved in memory
    ready_cache,  // read from a default folder if they are there, else solved in memory
    filled_cache, // the same, and then written to the cache folder if possible
};

// The compact tables of the contest's rules. Solving them takes 20 to 30 seconds of processor time,
// with progress on a terminal unless `is_quiet`. Throws Interrupted where a caught signal stops it.
ai::yahtzee::solve::SharedScoreSource compact_tables(const ai::yahtzee::solve::SharedValues& values,
                                                     CompactStorage storage, int threads = 0,
                                                     bool is_quiet = false);

// A score source that calls make() when it is first used.
ai::yahtzee::solve::SharedScoreSource
made_late(std::function<ai::yahtzee::solve::SharedScoreSource()> make);

} // namespace headless::support
