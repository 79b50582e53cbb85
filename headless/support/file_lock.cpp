#include "headless/support/file_lock.h"

#include <cerrno>
#include <chrono>
#include <stdexcept>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <thread>

namespace headless::support {

bool try_lock(const UniqueFd& file) { return ::flock(file.get(), LOCK_EX | LOCK_NB) == 0; }

UniqueFd open_locked(const std::filesystem::path& path, int flags) {
    UniqueFd file(::open(path.c_str(), flags | O_CLOEXEC));
    if (!file || !try_lock(file)) return {};
    struct stat opened {};
    struct stat named {};
    if (::fstat(file.get(), &opened) == 0 && ::stat(path.c_str(), &named) == 0 &&
        opened.st_dev == named.st_dev && opened.st_ino == named.st_ino)
        return file;
    file.reset();
    errno = ENOENT;
    return {};
}

namespace {

// A judge that was killed as it started a program shares its files with that for a moment.
constexpr int max_tries = 20;
constexpr std::chrono::milliseconds between_tries{50};

} // namespace

UniqueFd lock_state(const std::filesystem::path& lock_file, const std::filesystem::path& state) {
    // To be written, since over a network no other file can be locked for one alone.
    UniqueFd file(::open(lock_file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644));
    if (!file) fail_writing(lock_file);
    for (int tries = 0; !try_lock(file); ++tries) {
        if (errno != EWOULDBLOCK)
            throw std::system_error(errno, std::generic_category(),
                                    "'" + lock_file.string() + "' could not be locked");
        if (tries == max_tries)
            throw std::runtime_error("'" + state.string() +
                                     "' is in use: another judge is at work on it");
        std::this_thread::sleep_for(between_tries);
    }
    return file;
}

} // namespace headless::support
