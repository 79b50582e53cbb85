// A lock between programs, and threads of one: a file that the system locks,
// and frees when its holder ends in any way.

#pragma once

#include <filesystem>
#include <optional>
#include <stop_token>

namespace ai::yahtzee::tables {

class FileLock {
public:
    // Waits for it; nothing if it was stopped first. Throws TableError if there
    // can be no lock.
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
