#include "headless/sandbox/control_group.h"

#include "headless/support/file_lock.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <sys/stat.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>

namespace headless::sandbox {

using namespace headless::support;

namespace fs = std::filesystem;

namespace {

// Then the judge's process id, for people.
constexpr std::string_view name_start = "alea-match-"; // of a program's group
constexpr std::string_view leaf_start = "alea-judge-"; // of the judge's own, in version 2

constexpr int most_tries = 100; // to make a group that nobody else makes or removes

// Writes that the kernel may refuse; the answer comes with the write itself.
bool try_write(const fs::path& file, const std::string& text) {
    const UniqueFd fd(::open(file.c_str(), O_WRONLY | O_CLOEXEC));
    return fd && ::write(fd.get(), text.data(), text.size()) == static_cast<ssize_t>(text.size());
}

UniqueFd open_to_read(const fs::path& file) {
    return UniqueFd(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
}

std::string content(const UniqueFd& fd) {
    std::array<char, 4096> text{};
    const ssize_t length = fd ? ::pread(fd.get(), text.data(), text.size(), 0) : 0;
    return {text.data(), static_cast<std::size_t>(std::max<ssize_t>(length, 0))};
}

// The number after `key` at a line's start; with an empty key, the first number.
std::int64_t number_after(const std::string& text, std::string_view key) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (!key.empty() &&
            !(line.starts_with(key) && line.size() > key.size() + 1 && line[key.size()] == ' '))
            continue;
        const std::size_t start = key.empty() ? 0 : key.size() + 1;
        std::int64_t number = 0;
        std::from_chars(line.data() + start, line.data() + line.size(), number);
        return number;
    }
    return 0;
}

// Controller (or "" for version 2) to the judge's own group below the file system's root.
std::map<std::string, std::string> own_groups() {
    std::map<std::string, std::string> groups;
    std::ifstream file("/proc/self/cgroup");
    for (std::string line; std::getline(file, line);) {
        const std::size_t first = line.find(':');
        const std::size_t second = line.find(':', first + 1);
        if (second == std::string::npos) continue;
        std::istringstream controllers(line.substr(first + 1, second - first - 1) + ",");
        for (std::string name; std::getline(controllers, name, ',');)
            groups[name] = line.substr(second + 1);
    }
    return groups;
}

// The mounted folder of the judge's own group for a controller; empty if there is none.
fs::path own_folder(const std::string& controller) {
    const auto groups = own_groups();
    const auto group = groups.find(controller);
    if (group == groups.end()) return {};
    std::ifstream mounts("/proc/self/mounts");
    for (std::string line; std::getline(mounts, line);) {
        std::istringstream words(line);
        std::string device, folder, type, options;
        words >> device >> folder >> type >> options;
        const bool right =
            controller.empty()
                ? type == "cgroup2"
                : type == "cgroup" &&
                      (',' + options + ',').find(',' + controller + ',') != std::string::npos;
        if (!right) continue;
        const fs::path own = fs::path(folder + group->second).lexically_normal();
        std::error_code error;
        return fs::is_directory(own, error) ? own : fs::path(folder);
    }
    return {};
}

// Whether a file of a group names the controllers that are needed. CPU time is counted without one.
bool has_controllers(const fs::path& file) {
    std::ifstream names(file);
    int found = 0;
    for (std::string name; names >> name;) found += name == "memory" || name == "pids";
    return found == 2;
}

// Whether children of a group can have the controllers.
bool shares_out(const fs::path& group) {
    return try_write(group / "cgroup.subtree_control", "+memory +pids") ||
           has_controllers(group / "cgroup.subtree_control");
}

// A group with members can't have children with controllers, so the judge moves into a leaf of it.
bool shares_out_from_a_leaf(const fs::path& group) {
    const fs::path leaf = group / (std::string(leaf_start) + std::to_string(::getpid()));
    bool joined = false; // another judge may remove it while it is empty
    for (int tries = 0; !joined && tries < most_tries; ++tries)
        joined = (::mkdir(leaf.c_str(), 0755) == 0 || errno == EEXIST) &&
                 try_write(leaf / "cgroup.procs", "0");
    if (joined && shares_out(group)) return true;
    if (joined) try_write(group / "cgroup.procs", "0");
    ::rmdir(leaf.c_str());
    return false;
}

// The judge's own group, where it is alone in it; else the next one above that has children with
// controllers, as those of service managers have.
GroupPlaces version_2_places() {
    GroupPlaces places;
    fs::path group = own_folder("");
    if (group.empty() || !has_controllers(group / "cgroup.controllers")) return places;
    const bool in_leaf = group.filename().string().starts_with(leaf_start); // a judge's judge
    bool well = !in_leaf && (shares_out(group) || shares_out_from_a_leaf(group));
    while (!well && fs::exists(group.parent_path() / "cgroup.subtree_control")) {
        group = group.parent_path();
        well = has_controllers(group / "cgroup.subtree_control");
    }
    if (well) places = {2, group, group, group, {}};
    return places;
}

GroupPlaces version_1_places() {
    GroupPlaces places{1, own_folder("memory"), own_folder("pids"), own_folder("cpuacct"), {}};
    if (places.memory.empty() || places.pids.empty() || places.cpu.empty()) places.version = 0;
    return places;
}

// Tried out, since it may need rights that making the group does not.
bool can_be_joined(const ControlGroup& group) {
    const pid_t child = ::fork();
    if (child == 0) {
        bool well = true;
        for (const UniqueFd& door : group.doors()) well = well && ::write(door.get(), "0", 1) == 1;
        ::_exit(well ? 0 : 1);
    }
    int status = -1;
    while (child > 0 && ::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return status == 0;
}

[[noreturn]] void fail(const std::string& what) {
    throw std::system_error(errno, std::generic_category(), what);
}

} // namespace

void remove_stale_groups(const fs::path& parent) {
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(parent, error)) {
        const std::string name = entry.path().filename().string();
        // The kernel refuses while somebody is in it.
        if (name.starts_with(leaf_start)) ::rmdir(entry.path().c_str());
        if (!name.starts_with(name_start)) continue;
        const fs::path door = entry.path() / "cgroup.procs";
        const UniqueFd lock = open_locked(door, O_RDONLY);
        if (!lock) continue;
        std::ifstream members(door);
        // Those of another process namespace are listed as 0, which kill takes for the judge's own
        // process group.
        for (pid_t member = 0; members >> member;)
            if (member > 0) ::kill(member, SIGKILL);
        ::rmdir(entry.path().c_str());
    }
}

GroupPlaces find_group_places() {
    std::string why_not = "none with the controllers memory and pids is mounted or free to use";
    for (const auto& find : {version_2_places, version_1_places}) {
        const GroupPlaces places = find();
        if (places.version == 0) continue;
        for (const fs::path& place : {places.memory, places.pids, places.cpu})
            remove_stale_groups(place);
        try {
            const ControlGroup trial(places, Limits{});
            if (can_be_joined(trial)) return places;
            why_not = "processes can't be moved to " + places.memory.string();
        } catch (const std::system_error& error) {
            why_not = error.what();
        }
    }
    GroupPlaces none;
    none.why_not = why_not;
    return none;
}

ControlGroup::ControlGroup(const GroupPlaces& places, const Limits& limits)
    : version_(places.version) {
    int error = make_folders(places);
    for (int tries = 1; error != 0 && tries < most_tries; ++tries) error = make_folders(places);
    if (error != 0)
        throw std::system_error(error, std::generic_category(), (places.memory / name_).string());
    try {
        set_limits(places, limits);
    } catch (...) {
        remove();
        throw;
    }
}

// All or none, of a new name; what went wrong, from errno. Between making and locking another judge
// may take a group for stale.
int ControlGroup::make_folders(const GroupPlaces& places) {
    static std::atomic<unsigned> made{0};
    name_ = std::string(name_start) + std::to_string(::getpid()) + '-' + std::to_string(made++);
    for (const fs::path& place : {places.memory, places.pids, places.cpu}) {
        const fs::path folder = place / name_;
        if (std::ranges::find(folders_, folder) != folders_.end()) continue;
        UniqueFd door;
        if (::mkdir(folder.c_str(), 0755) == 0) {
            folders_.push_back(folder);
            door = open_locked(folder / "cgroup.procs", O_WRONLY);
        }
        if (!door) {
            const int error = errno;
            remove();
            return error;
        }
        doors_.push_back(std::move(door));
    }
    return 0;
}

void ControlGroup::set_limits(const GroupPlaces& places, const Limits& limits) {
    const fs::path memory = places.memory / name_;
    const fs::path pids = places.pids / name_;
    const fs::path cpu = places.cpu / name_;
    const std::string bytes = std::to_string(limits.memory_bytes);
    const bool new_version = version_ == 2;
    if (!try_write(memory / (new_version ? "memory.max" : "memory.limit_in_bytes"), bytes))
        fail("the memory limit of " + memory.string());
    if (!try_write(pids / "pids.max", std::to_string(limits.processes)))
        fail("the process limit of " + pids.string());
    // Swap would let a program pass the limit; kernels without swap accounting lack the file.
    if (new_version)
        try_write(memory / "memory.swap.max", "0");
    else
        try_write(memory / "memory.memsw.limit_in_bytes", bytes);
    cpu_ = open_to_read(cpu / (new_version ? "cpu.stat" : "cpuacct.usage"));
    memory_ = open_to_read(memory / (new_version ? "memory.current" : "memory.usage_in_bytes"));
    peak_ = open_to_read(memory / (new_version ? "memory.peak" : "memory.max_usage_in_bytes"));
    stopped_ = open_to_read(memory / (new_version ? "memory.events" : "memory.oom_control"));
    if (!cpu_ || !memory_ || !stopped_) fail("the figures of " + memory.string());
}

ControlGroup::~ControlGroup() { remove(); }

void ControlGroup::remove() {
    doors_.clear();
    // The last member may still be on its way out.
    for (const fs::path& folder : folders_)
        for (int tries = 0; ::rmdir(folder.c_str()) != 0 && errno == EBUSY && tries < 200; ++tries)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
    folders_.clear();
}

Usage ControlGroup::usage() const {
    Usage usage;
    usage.cpu_seconds = version_ == 2
                            ? 1e-6 * static_cast<double>(number_after(content(cpu_), "usage_usec"))
                            : 1e-9 * static_cast<double>(number_after(content(cpu_), ""));
    usage.memory_bytes = number_after(content(memory_), "");
    usage.peak_bytes = std::max(usage.memory_bytes, number_after(content(peak_), ""));
    usage.out_of_memory = number_after(content(stopped_), "oom_kill") > 0;
    return usage;
}

} // namespace headless::sandbox
