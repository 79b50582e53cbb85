// The large and the compact tables as files in a directory: opened if they exist, else built. The
// solved game as a file: reading takes a fiftieth of the time of solving.

#pragma once

#include "ai/yahtzee/solve/compact_source.h"
#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/solve/score_distributions.h"
#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/tables/table_file.h"
#include "core/support/result.h"
#include "core/yahtzee/rules.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace ai::yahtzee::tables {

// The large ones. Using tables in files may throw TableError; see open_table().
struct Tables {
    solve::SharedSurvivalTable score_distributions;
    solve::SharedSurvivalTable target_probabilities;
};

struct TableOptions {
    solve::SolveOptions solve = {};
    // Called with a line for people that names a damaged file and its fault, before the file is
    // built again.
    std::function<void(const std::string&)> report = {};
};

// Opens the files of one joker rule. The error names the first file that is missing or damaged.
core::support::Result<Tables> open_tables(const std::filesystem::path& directory,
                                          core::yahtzee::Rules rules);

// The same, but builds files that are missing or damaged, and the directory; waits while another
// program builds them. Nothing if it was stopped. Throws TableError if a file can't be written.
std::optional<Tables> open_or_build_tables(const std::filesystem::path& directory,
                                           core::yahtzee::Rules rules,
                                           const TableOptions& options = {});

// Opens the compact tables: a sixth of the size of the large ones, built in a fifth of the time.
// The error names the file and its fault.
core::support::Result<solve::SharedBlocks>
open_compact_tables(const std::filesystem::path& directory, core::yahtzee::Rules rules);

// The same, but builds the file if it is missing or damaged, and the directory; waits while another
// program builds it. Null if it was stopped. Throws TableError if the file can't be written.
solve::SharedBlocks open_or_build_compact_tables(const std::filesystem::path& directory,
                                                 const solve::Values& values,
                                                 const TableOptions& options = {});

// The same, but solves them in memory where the file can't be written, or `directory` is empty.
solve::SharedBlocks compact_tables(const std::filesystem::path& directory,
                                   const solve::Values& values,
                                   const solve::SolveOptions& options = {});

// The solved game from its file. The error names the file and its fault.
core::support::Result<solve::SharedValues> open_values(const std::filesystem::path& directory,
                                                       core::yahtzee::Rules rules);
// The values are of all boxes. Makes the directory if need be. Throws TableError if the file can't
// be written.
void write_values(const std::filesystem::path& directory, const solve::Values& values);

// The directory of a user's tables: XDG_CACHE_HOME/alea, else HOME/.cache/alea. The arguments are
// the values of the environment variables, which may be null; empty if both are null or empty.
std::filesystem::path tables_directory(const char* xdg_cache_home, const char* home);

// A ScoreSource that reads the large tables, in memory or in files.
class TableScoreSource : public solve::ScoreSource {
public:
    // Neither table may be null. Reading tables in files may throw TableError; see open_table().
    explicit TableScoreSource(Tables tables) : tables_(std::move(tables)) {}

    solve::FutureScores of(const state::CardState& state) const override;

private:
    Tables tables_;
};

} // namespace ai::yahtzee::tables
