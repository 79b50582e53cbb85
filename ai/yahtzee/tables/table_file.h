// A CurveTable in a file. Written whole under a temporary name and then
// renamed, so that a name never stands for half a table. Opened by mapping it
// read-only: the header and the directory of blocks are checked at once, each
// block when it is first used.
//
// The file: a header, the place and checksum of each block (one for each set of
// open boxes), the blocks. Numbers are in the machine's byte order, which the
// header tells.

#pragma once

#include "ai/yahtzee/solve/curve_table.h"
#include "core/base/result.h"
#include "core/yahtzee/rules.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <stdexcept>

namespace ai::yahtzee {

// A file is not what it should be, or can't be written; what() names it.
struct TableError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Changes with what is in a file, and with what its numbers mean.
inline constexpr std::uint32_t table_version = 1;

enum class TableKind : std::uint32_t { outcomes = 1, thresholds = 2 };

// What is in a file.
struct TableKey {
    TableKind kind;
    core::yahtzee::Rules rules;
    core::yahtzee::BoxSet within = core::yahtzee::BoxSet::all(); // as in SolveOptions
};

// Throws TableError.
void write_table(const std::filesystem::path& path, const TableKey& key, const CurveTable& table);

// The error names the file and says what is wrong with it. Using the table
// throws TableError where a block is damaged; the file has then been removed,
// so that the next who wants it builds it.
core::base::Result<std::shared_ptr<const CurveTable>> open_table(const std::filesystem::path& path,
                                                                 const TableKey& key);

} // namespace ai::yahtzee
