// Where the tables of a joker rule come from: files in a folder, or what a test gives.

#pragma once

#include "ai/yahtzee/solve/future_scores.h"
#include "ai/yahtzee/solve/open_sets.h"
#include "core/yahtzee/rules.h"

#include <filesystem>
#include <functional>

namespace app::analysis {

// All are called on threads of their own and may throw a std::exception.
struct TableSource {
    using Make = std::function<ai::yahtzee::solve::SharedScoreSource(
        core::yahtzee::Rules, const ai::yahtzee::solve::SolveOptions&)>;

    // Null: the full tables aren't there, or not in order.
    std::function<ai::yahtzee::solve::SharedScoreSource(core::yahtzee::Rules)> open;
    // The full tables. Null if it was stopped.
    Make make;
    // The compact tables, the same; may be empty.
    Make prepare = {};
};

// Files in a folder, which is made if need be. Compact tables that can't be written there are kept
// in memory.
TableSource table_files(const std::filesystem::path& folder);

} // namespace app::analysis
