// What --tables means to every program that uses the large tables: the folder given, or else the
// user's cache folder. Programs that want win probabilities without them use the compact ones.

#pragma once

#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/solve/values.h"
#include "core/support/result.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace headless::support {

// Says something to people: a line without its line feed.
using Report = std::function<void(const std::string&)>;

// Empty only if none is given and the environment names no home.
std::filesystem::path folder_of(const std::optional<std::string>& given);

// Builds what is missing or wrong in the folder, with progress on a terminal. Throws where a file
// can't be written.
void make_files(const std::filesystem::path& folder, const Report& report, bool is_quiet = false);

// From the files of the folder given or the cache folder, as they are; an error where they are not
// in order.
core::support::Result<ai::yahtzee::solve::SharedScoreSource>
from_ready_files(const std::optional<std::string>& given);

// The same; throws support::UsageError where a folder was given that holds no tables. Null where
// none was given and there are none in the cache folder.
ai::yahtzee::solve::SharedScoreSource full_tables(const std::optional<std::string>& given);

// Where the compact tables may come from, and go to.
enum class CompactPlace {
    memory,       // solved in memory
    ready_cache,  // from the cache folder if they are there, else solved in memory
    filled_cache, // the same, and then written to the cache folder if that can be done
};

// The compact tables of the contest's rules; some ten seconds of processor time where they must be
// solved, with progress on a terminal unless `is_quiet`.
ai::yahtzee::solve::SharedScoreSource compact_tables(const ai::yahtzee::solve::SharedValues& values,
                                                     CompactPlace place, int threads = 0,
                                                     bool is_quiet = false);

// Makes them when they are first asked.
ai::yahtzee::solve::SharedScoreSource
made_late(std::function<ai::yahtzee::solve::SharedScoreSource()> make);

} // namespace headless::support
