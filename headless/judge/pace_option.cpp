#include "headless/judge/pace_option.h"

#include "core/support/text.h"
#include "headless/sandbox/limits.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <poll.h>
#include <stdexcept>
#include <string>
#include <thread>
#include <unistd.h>

namespace headless::judge {

namespace {

constexpr std::int64_t max_pace_milliseconds = 3'600'000;

// The next request waits this long.
match::Pace timed_pace(std::chrono::milliseconds time) {
    return [time](const std::function<bool()>& goes_on) {
        const auto end = sandbox::Clock::now() + time;
        while (goes_on()) {
            const auto left = end - sandbox::Clock::now();
            if (left <= left.zero()) return;
            std::this_thread::sleep_for(std::min<sandbox::Clock::duration>(left, sandbox::tick));
        }
    };
}

// The next request waits for a line on standard input; at the end of the input none waits.
match::Pace step_pace() {
    return [lines = std::ptrdiff_t{0}, // read, but not yet used
            ended = false](const std::function<bool()>& goes_on) mutable {
        while (!ended && lines == 0 && goes_on()) {
            pollfd wait{STDIN_FILENO, POLLIN, 0};
            if (::poll(&wait, 1, static_cast<int>(sandbox::tick.count())) <= 0) continue;
            std::array<char, 4096> block;
            const ssize_t length = ::read(STDIN_FILENO, block.data(), block.size());
            if (length > 0)
                lines += std::count(block.begin(), block.begin() + length, '\n');
            else if (length == 0 || (errno != EAGAIN && errno != EINTR))
                ended = true;
        }
        if (lines > 0) --lines;
    };
}

// A closed input must not pass for one that has ended.
void require_input() {
    if (::read(STDIN_FILENO, nullptr, 0) < 0)
        throw std::runtime_error(std::string("standard input could not be read: ") +
                                 std::strerror(errno));
}

} // namespace

void add_pace_option(po::options_description& options) {
    options.add_options()("pace", po::value<std::string>()->value_name("MS|step"),
                          "before each action, wait so many milliseconds, or for a line "
                          "on standard input, until its end");
}

match::Pace pace_from(const po::variables_map& given, int games_at_once) {
    if (!given.count("pace")) return {};
    if (games_at_once != 1) throw support::UsageError("--pace plays one game at a time: --jobs 1");
    const auto& text = given["pace"].as<std::string>();
    if (text == "step") {
        require_input();
        return step_pace();
    }
    const auto time = core::support::to_integer(text);
    if (!time || *time < 0 || *time > max_pace_milliseconds)
        throw support::UsageError("--pace is 'step', or milliseconds from 0 to " +
                                  std::to_string(max_pace_milliseconds) + ", not '" + text + "'");
    return timed_pace(std::chrono::milliseconds(*time));
}

} // namespace headless::judge
