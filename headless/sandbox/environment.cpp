#include "headless/sandbox/environment.h"

#include "headless/support/words.h"

#include <algorithm>
#include <array>
#include <ctime>
#include <fstream>
#include <sys/utsname.h>
#include <thread>
#include <unistd.h>

namespace headless::sandbox {

using namespace headless::support;

namespace fs = std::filesystem;

namespace {

constexpr double busy_share = 0.5; // of the processors

std::string first_line(const fs::path& path) {
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    return line;
}

EnvironmentCheck well(std::string subject, std::string words) {
    return {std::move(subject), true, std::move(words), {}};
}

EnvironmentCheck check_sandbox(const Protection& protection) {
    if (!protection.has_sandbox())
        return {"sandbox", false, "none: " + protection.why_no_sandbox(),
                "install bubblewrap, and allow user namespaces "
                "(sysctl kernel.unprivileged_userns_clone=1, user.max_user_namespaces above 0)"};
    if (!protection.refuses_nested())
        return {"sandbox", false, "works, but only the filter refuses user namespaces inside",
                "make /proc/sys writable for the judge: a container's --privileged, or none"};
    return well("sandbox", "works, and no namespaces can be made inside");
}

EnvironmentCheck check_user(const Protection& protection) {
    if (protection.has_own_user()) return well("user", "each program gets a user id of its own");
    return {"user", false, "programs run with the judge's user id",
            "run the judge as root: then each program gets a user id of its own"};
}

EnvironmentCheck check_groups(const GroupFolders& groups) {
    if (groups.version == 0)
        return {"control groups", false,
                "none (" + groups.why_not + "): full protection can't be had",
                "run the judge as root, or: systemd-run --user --scope -p Delegate=yes"};
    const std::string version = "version " + std::to_string(groups.version);
    if (groups.weights.empty())
        return {"control groups", false, version + ", without the controller cpu",
                ::geteuid() == 0
                    ? "run the judge so: systemd-run --scope -p Delegate=yes alea-judge ..."
                    : "delegate it: systemctl edit user@.service, [Service] Delegate=cpu memory "
                      "pids"};
    return well("control groups", version + ": CPU time, memory, processes, equal shares");
}

EnvironmentCheck check_swap(const fs::path& root) {
    std::ifstream swaps(root / "proc/swaps");
    int lines = 0;
    for (std::string line; std::getline(swaps, line);) ++lines;
    if (lines < 2) return well("swap", "off");
    return {"swap", false, "on: a program that is swapped out loses time", "swapoff -a"};
}

EnvironmentCheck check_threads(const fs::path& root) {
    if (first_line(root / "sys/devices/system/cpu/smt/active") != "1")
        return well("hyper-threads", "off");
    return {"hyper-threads", false, "on: two programs on one core slow each other down",
            "echo off > /sys/devices/system/cpu/smt/control, or half as many --jobs"};
}

EnvironmentCheck check_governor(const fs::path& root) {
    const std::string governor =
        first_line(root / "sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");
    if (governor.empty() || governor == "performance")
        return well("governor", governor.empty() ? "none" : governor);
    return {"governor", false, governor + ": the clock of the processors changes with the load",
            "cpupower frequency-set -g performance"};
}

EnvironmentCheck check_load(const fs::path& root) {
    const std::string line = first_line(root / "proc/loadavg");
    const double load = line.empty() ? 0 : std::atof(line.c_str());
    const double processors = std::max(1u, std::thread::hardware_concurrency());
    const std::string words = line.substr(0, line.find(' ')) + " on average in the last minute";
    if (load < busy_share * processors) return well("load", words);
    return {"load", false, words + ": others are at work here", "use a machine that is idle"};
}

} // namespace

std::vector<EnvironmentCheck> check_environment(const Protection& protection,
                                                const fs::path& root) {
    return {check_sandbox(protection), check_user(protection), check_groups(protection.groups()),
            check_swap(root),          check_threads(root),    check_governor(root),
            check_load(root)};
}

std::string verdict(const std::vector<EnvironmentCheck>& checks) {
    std::string words;
    for (const EnvironmentCheck& check : checks)
        if (!check.is_well)
            words += (words.empty() ? "" : "; ") + check.subject + ' ' + check.words;
    return words.empty() ? "all well" : words;
}

std::string machine_description() {
    utsname name{};
    ::uname(&name);
    return std::string(name.sysname) + ' ' + name.release + ", " + name.machine + ", " +
           std::to_string(std::thread::hardware_concurrency()) + " processors, " + name.nodename;
}

std::string to_text(const Limits& limits) {
    return formatted(
               "CPU time %.6g s, wall clock %.6g s, memory %s, %d processes, scratch files %s",
               limits.cpu_seconds, limits.wall_seconds, bytes_in_words(limits.memory_bytes).c_str(),
               limits.processes, bytes_in_words(limits.scratch_bytes).c_str()) +
           (limits.recoveries > 0 ? ", restarts after a crash: " + std::to_string(limits.recoveries)
                                  : std::string());
}

std::string now_in_words() {
    const std::time_t now = std::time(nullptr);
    std::tm utc{};
    ::gmtime_r(&now, &utc);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &utc);
    return text.data();
}

} // namespace headless::sandbox
