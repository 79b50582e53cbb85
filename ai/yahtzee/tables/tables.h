// The large tables and the compact ones, as files in a directory: opened where they stand, built
// where they don't.

#pragma once

#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/solve/score_distributions.h"
#include "ai/yahtzee/solve/target_probabilities.h"
#include "ai/yahtzee/tables/table_file.h"
#include "core/support/result.h"
#include "core/yahtzee/rules.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace ai::yahtzee::tables {

// Using tables in files may throw TableError; see open_table().
struct Tables {
    solve::SharedScoreDistributions outcomes;
    solve::SharedTargetProbabilities thresholds;
};

struct TableOptions {
    solve::SolveOptions solve = {};
    // Told, in a line for people, which file is not believed and why, before it
    // is built again.
    std::function<void(const std::string&)> report = {};
};

// The files of one joker rule. An error names the first that is missing or
// wrong.
core::support::Result<Tables> open_tables(const std::filesystem::path& directory,
                                          core::yahtzee::Rules rules);

// Builds what is missing or wrong, the directory too; waits while another
// program is at it. Nothing if it was stopped. Throws TableError if a file
// can't be written.
std::optional<Tables> open_or_build_tables(const std::filesystem::path& directory,
                                           core::yahtzee::Rules rules,
                                           const TableOptions& options = {});

// Built in memory: about 600 MB, for who has no place for files. Nothing if it
// was stopped.
std::optional<Tables> build_tables(core::yahtzee::Rules rules,
                                   const solve::SolveOptions& options = {});

// The compact tables, which are a sixth of the size and made in a fifth of the time. The error says
// what is missing or wrong.
core::support::Result<std::shared_ptr<const solve::ScoreBlocks>>
open_compact_tables(const std::filesystem::path& directory, core::yahtzee::Rules rules);

// Builds them if they are missing or wrong, the directory too; waits while another program is at
// it. Null if it was stopped. Throws TableError if the file can't be written.
std::shared_ptr<const solve::ScoreBlocks>
open_or_build_compact_tables(const std::filesystem::path& directory, const solve::Values& values,
                             const TableOptions& options = {});

// Where a user's tables belong: alea in XDG_CACHE_HOME, else in .cache of the
// home. Both as the environment has them; empty if neither is set.
std::filesystem::path tables_directory(const char* xdg_cache_home, const char* home);

// ScoreSource out of the solved tables, in memory or mapped from files.
class TableScoreSource : public solve::ScoreSource {
public:
    // Neither may be null. Tables mapped from files may throw when they are read; see there.
    TableScoreSource(solve::SharedScoreDistributions outcomes,
                     solve::SharedTargetProbabilities thresholds)
        : outcomes_(std::move(outcomes)), thresholds_(std::move(thresholds)) {}

    solve::FutureScores of(const state::CardState& state) const override;

private:
    solve::SharedScoreDistributions outcomes_;
    solve::SharedTargetProbabilities thresholds_;
};

} // namespace ai::yahtzee::tables
