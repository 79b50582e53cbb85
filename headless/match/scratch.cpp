#include "headless/match/scratch.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <string>
#include <string_view>
#include <system_error>
#include <unistd.h>

namespace headless::match {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view name_start = "alea-scratch-";

} // namespace

fs::path make_scratch() {
    std::string path =
        (fs::temp_directory_path() / name_start).string() + std::to_string(::getpid()) + "-XXXXXX";
    if (!::mkdtemp(path.data()))
        throw std::system_error(errno, std::generic_category(), "a scratch folder");
    return path;
}

void remove_stale_scratch() {
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(fs::temp_directory_path(error), error)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(name_start)) continue;
        const auto maker = static_cast<pid_t>(std::atol(name.c_str() + name_start.size()));
        std::error_code ignored;
        if (maker > 0 && ::kill(maker, 0) != 0 && errno == ESRCH)
            fs::remove_all(entry.path(), ignored);
    }
}

} // namespace headless::match
