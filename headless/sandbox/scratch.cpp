#include "headless/sandbox/scratch.h"

#include "headless/support/file_lock.h"

#include <cerrno>
#include <cstdlib>
#include <string>
#include <string_view>
#include <system_error>

namespace headless::sandbox {

using namespace headless::support;

namespace fs = std::filesystem;

namespace {

constexpr std::string_view name_start = "alea-scratch-";
constexpr int max_name_tries = 100;

UniqueFd lock_folder(const fs::path& path) { return open_locked(path, O_RDONLY | O_DIRECTORY); }

} // namespace

// Before it is locked another judge may take it for stale.
Scratch make_scratch() {
    for (int tries = 0; tries < max_name_tries; ++tries) {
        std::string path = (fs::temp_directory_path() / name_start).string() + "XXXXXX";
        if (!::mkdtemp(path.data())) break;
        if (UniqueFd lock = lock_folder(path)) return {path, std::move(lock)};
        const int error = errno;
        ::rmdir(path.c_str());
        errno = error;
    }
    throw std::system_error(errno, std::generic_category(), "a scratch folder");
}

bool is_scratch(const fs::path& folder) {
    return folder.filename().string().starts_with(name_start) && !lock_folder(folder);
}

void remove_stale_scratch() {
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(fs::temp_directory_path(error), error)) {
        if (!entry.path().filename().string().starts_with(name_start)) continue;
        std::error_code ignored;
        if (const UniqueFd lock = lock_folder(entry.path())) fs::remove_all(entry.path(), ignored);
    }
}

} // namespace headless::sandbox
