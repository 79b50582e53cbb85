// Blocks of numbers in a file, one for each set of open boxes. Written whole under a temporary name
// and then renamed, so that a name never stands for half a table. The header and the directory of
// blocks are checked when it is opened, each block when it is read. Blocks are read, not mapped: a
// file that another program cuts short is an error and no signal.
//
// The file: a header, the place and checksum of each block, the blocks. Numbers are in the
// machine's byte order, which the header tells.

#pragma once

#include "ai/yahtzee/solve/compact_source.h"
#include "ai/yahtzee/solve/survival_table.h"
#include "core/support/result.h"
#include "core/yahtzee/rules.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <stdexcept>

namespace ai::yahtzee::tables {

// A file is not what it should be, or can't be written; what() names it.
struct TableError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Changes with what is in a file, and with what its numbers mean.
inline constexpr std::uint32_t table_version = 1;

enum class TableKind : std::uint32_t { outcomes = 1, thresholds = 2, compact = 3 };

// What is in a file.
struct TableKey {
    TableKind kind;
    core::yahtzee::Rules rules;
    core::yahtzee::BoxSet within = core::yahtzee::BoxSet::all(); // as in SolveOptions
};

// Writes a file block by block. Throws TableError. Removes what it has written unless finished.
class TableWriter {
public:
    TableWriter(std::filesystem::path path, const TableKey& key);
    ~TableWriter();

    // In any order; sets that are not added have no block. By one thread at a time.
    void add(core::yahtzee::BoxSet open, std::span<const std::uint16_t> block);
    void finish();

private:
    struct File;
    std::unique_ptr<File> file_;
};

void write_table(const std::filesystem::path& path, const TableKey& key,
                 const solve::SurvivalTable& table);

// The error names the file and says what is wrong with it. Using the table throws TableError where
// a block is damaged; the file has then been removed, so that the next who wants it builds it. A
// file that took its name meanwhile stays.
core::support::Result<std::shared_ptr<const solve::SurvivalTable>>
open_table(const std::filesystem::path& path, const TableKey& key);

// The same for the compact tables.
core::support::Result<std::shared_ptr<const solve::ScoreBlocks>>
open_score_blocks(const std::filesystem::path& path, const TableKey& key);

} // namespace ai::yahtzee::tables
