#include "headless/sandbox/machine_fault.h"

#include "core/support/text.h"
#include "headless/support/words.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>
#include <optional>
#include <thread>

namespace headless::sandbox {

namespace {

constexpr std::array passing_errors{EAGAIN, ENOMEM, ENOSPC, EMFILE, ENFILE, EUSERS};

// Bubblewrap's words for ENOSPC.
constexpr std::string_view namespaces_exceeded = "namespaces exceeded (ENOSPC)";

} // namespace

bool is_machine_fault(int error) {
    return std::ranges::find(passing_errors, error) != passing_errors.end();
}

// At the end of a line, since names of files before it may hold any words.
bool is_machine_fault(std::string_view words) {
    for (std::string_view rest = words; !rest.empty();) {
        const std::string_view line = core::support::take_line(rest);
        if (line.ends_with(namespaces_exceeded) ||
            std::ranges::any_of(passing_errors, [&line](int error) {
                return line.ends_with(std::strerror(error));
            }))
            return true;
    }
    return false;
}

bool allows_namespaces() {
    constexpr std::array kinds{"user", "mnt", "pid", "net", "ipc", "uts", "cgroup"};
    return std::ranges::none_of(kinds, [](const std::string& kind) {
        std::ifstream file("/proc/sys/user/max_" + kind + "_namespaces");
        std::int64_t limit = 1;
        return file >> limit && limit == 0;
    });
}

std::string retry_machine_faults(const std::function<std::string()>& attempt,
                                 const KeepsTrying& keeps_trying) {
    while (true) {
        std::string fault = attempt();
        if (!is_machine_fault(fault) || !keeps_trying(fault)) return fault;
        std::this_thread::sleep_for(between_tries);
    }
}

KeepsTrying keeps_trying_for(Clock::duration time) {
    return [time, give_up = std::optional<Clock::time_point>()](const std::string&) mutable {
        if (!give_up) give_up = Clock::now() + time;
        return Clock::now() < *give_up;
    };
}

KeepsTrying keeps_trying_aloud() {
    return [is_reported = false](const std::string& fault) mutable {
        if (!is_reported)
            std::cerr << std::string(waiting_words) + support::printable(fault) + '\n';
        return is_reported = true;
    };
}

} // namespace headless::sandbox
