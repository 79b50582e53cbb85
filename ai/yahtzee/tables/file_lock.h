// A lock between programs, and between threads of one program: flock(2) on a file. The system
// releases it when its holder ends, however that happens. headless/support/file_lock.h can't be
// used here, because ai doesn't depend on headless.

#pragma once

#include <filesystem>
#include <optional>
#include <stop_token>

namespace ai::yahtzee::tables {

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
