// A table in a file: a block of 16-bit numbers for each set of open boxes. A file is written under
// a temporary name and then renamed, so that its name never stands for a part of a table. The
// header and the directory of blocks are checked when the file is opened, each block when it is
// read. Blocks are read, not mapped: if another program truncates the file, reading throws, and no
// signal ends the program.
//
// Format: a header, the offset and checksum of each block, the blocks. Numbers are in the machine's
// byte order, which the header states.

#pragma once

#include "ai/yahtzee/solve/blocks.h"
#include "core/support/result.h"
#include "core/yahtzee/rules.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <stop_token>

namespace ai::yahtzee::tables {

// A file is damaged or can't be written; what() names it.
struct TableError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// To be increased whenever the format or the meaning of the numbers changes.
inline constexpr std::uint32_t table_version = 1;

enum class TableKind : std::uint32_t {
    score_distributions = 1,
    target_probabilities = 2,
    compact = 3,
    values = 4
};

// The content of a file.
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
                 const solve::Blocks& blocks);

// The error names the file and its fault. Reading a damaged block of the table throws TableError
// and removes the file, so that the next program to need it builds it again; a new file that has
// taken the name meanwhile is not removed.
core::support::Result<solve::SharedBlocks> open_table(const std::filesystem::path& path,
                                                      const TableKey& key);

// A lock between programs, and between threads of one program: flock(2) on a file. The system
// releases it when its holder ends, however that happens. headless/support/file_lock.h can't be
// used here, because ai doesn't depend on headless.
class FileLock {
public:
    // Waits until the lock is free; nothing if it was stopped first. Throws TableError if the file
    // can't be created or locked.
    static std::optional<FileLock> take(const std::filesystem::path& path,
                                        const std::stop_token& stop);

    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&&) = delete;
    ~FileLock();

private:
    explicit FileLock(int descriptor) : descriptor_(descriptor) {}

    int descriptor_;
};

} // namespace ai::yahtzee::tables
