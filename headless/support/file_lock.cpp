#include "headless/support/file_lock.h"

#include <cerrno>
#include <sys/file.h>
#include <sys/stat.h>

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

} // namespace headless::support
