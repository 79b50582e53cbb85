#include "ai/yahtzee/tables/file_lock.h"

#include "ai/yahtzee/tables/table_file.h"

#include <cerrno>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace ai::yahtzee::tables {

std::optional<FileLock> FileLock::take(const std::filesystem::path& path,
                                       const std::stop_token& stop) {
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (descriptor < 0) throw TableError(path.string() + ": " + std::strerror(errno));
    FileLock lock(descriptor);
    while (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK && errno != EINTR)
            throw TableError(path.string() + ": " + std::strerror(errno));
        if (stop.stop_requested()) return std::nullopt;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return lock;
}

FileLock::FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

FileLock::~FileLock() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

} // namespace ai::yahtzee::tables
