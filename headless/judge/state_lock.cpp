#include "headless/judge/state_lock.h"

#include "headless/support/file_lock.h"

#include <cerrno>
#include <chrono>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>

namespace headless::judge {

namespace {

// A judge that was killed as it started a program shares its files with that for a moment.
constexpr int max_tries = 20;
constexpr std::chrono::milliseconds between_tries{50};

} // namespace

support::UniqueFd lock_state(const std::filesystem::path& lock_file,
                             const std::filesystem::path& state) {
    // To be written, since over a network no other file can be locked for one alone.
    support::UniqueFd file(::open(lock_file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644));
    if (!file)
        throw std::system_error(errno, std::generic_category(),
                                "'" + lock_file.string() + "' could not be written");
    for (int tries = 0; !support::try_lock(file); ++tries) {
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

} // namespace headless::judge
