#include "headless/sandbox/group_folders.h"

#include "headless/sandbox/control_group.h"
#include "headless/sandbox/machine_fault.h"
#include "headless/support/file_lock.h"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <map>
#include <sstream>
#include <sys/stat.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace headless::sandbox {

using namespace headless::support;

namespace fs = std::filesystem;

namespace {

constexpr std::string_view leaf_start = "alea-judge-"; // of the judge's own, in version 2

constexpr int max_join_tries = 100; // to make a group that nobody else makes or removes

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

bool names_controller(const fs::path& file, std::string_view controller) {
    std::ifstream names(file);
    for (std::string name; names >> name;)
        if (name == controller) return true;
    return false;
}

// Those that are needed. CPU time is counted without one.
bool has_controllers(const fs::path& file) {
    return names_controller(file, "memory") && names_controller(file, "pids");
}

// Gives the controllers to the children of a group, if possible. Weights of CPU time are welcome,
// not needed.
bool shares_out(const fs::path& group) {
    const fs::path file = group / "cgroup.subtree_control";
    return try_write(file, "+memory +pids +cpu") || try_write(file, "+memory +pids") ||
           has_controllers(file);
}

// A group with members can't have children with controllers, so the judge moves into a leaf of it.
bool shares_out_from_a_leaf(const fs::path& group) {
    const fs::path leaf = group / (std::string(leaf_start) + std::to_string(::getpid()));
    bool joined = false; // another judge may remove it while it is empty
    for (int tries = 0; !joined && tries < max_join_tries; ++tries)
        joined = (::mkdir(leaf.c_str(), 0755) == 0 || errno == EEXIST) &&
                 try_write(leaf / "cgroup.procs", "0");
    if (joined && shares_out(group)) return true;
    if (joined) try_write(group / "cgroup.procs", "0");
    ::rmdir(leaf.c_str());
    return false;
}

// The judge's own group, where it is alone in it; else the next one above that has children with
// controllers, as those of service managers have.
GroupFolders version_2_folders() {
    GroupFolders folders;
    fs::path group = own_folder("");
    if (group.empty() || !has_controllers(group / "cgroup.controllers")) return folders;
    const bool in_leaf = group.filename().string().starts_with(leaf_start); // a judge's judge
    bool well = !in_leaf && (shares_out(group) || shares_out_from_a_leaf(group));
    while (!well && fs::exists(group.parent_path() / "cgroup.subtree_control")) {
        group = group.parent_path();
        well = has_controllers(group / "cgroup.subtree_control");
    }
    if (!well) return folders;
    folders = {2, group, group, group, {}, {}, {}};
    folders.freezer = group;
    if (names_controller(group / "cgroup.subtree_control", "cpu")) folders.weights = group;
    return folders;
}

GroupFolders version_1_folders() {
    GroupFolders folders{1,
                         own_folder("memory"),
                         own_folder("pids"),
                         own_folder("cpuacct"),
                         own_folder("cpu"),
                         own_folder("freezer"),
                         {}};
    if (folders.memory.empty() || folders.pids.empty() || folders.cpu.empty()) folders.version = 0;
    return folders;
}

// Tried out, since it may need rights that making the group does not.
bool can_be_joined(const ControlGroup& group) {
    const pid_t child = ::fork();
    if (child == 0) {
        bool well = true;
        for (const UniqueFd& file : group.member_files())
            well = well && ::write(file.get(), "0", 1) == 1;
        ::_exit(well ? 0 : 1);
    }
    if (child < 0) throw std::system_error(errno, std::generic_category(), "a process");
    int status = -1;
    while (child > 0 && ::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return status == 0;
}

} // namespace

bool try_write(const fs::path& file, const std::string& text) {
    const UniqueFd fd(::open(file.c_str(), O_WRONLY | O_CLOEXEC));
    return fd && ::write(fd.get(), text.data(), text.size()) == static_cast<ssize_t>(text.size());
}

// Those of another process namespace are listed as 0, which kill takes for the judge's own process
// group.
void kill_members(const fs::path& group) {
    std::ifstream members(group / "cgroup.procs");
    for (pid_t member = 0; members >> member;)
        if (member > 0) ::kill(member, SIGKILL);
}

void remove_stale_groups(const fs::path& parent) {
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(parent, error)) {
        const std::string name = entry.path().filename().string();
        // The kernel refuses while somebody is in it.
        if (name.starts_with(leaf_start)) ::rmdir(entry.path().c_str());
        if (!name.starts_with(group_name_start)) continue;
        const UniqueFd lock = open_locked(entry.path() / "cgroup.procs", O_RDONLY);
        if (!lock) continue;
        kill_members(entry.path());
        ::rmdir(entry.path().c_str());
    }
}

namespace {

// Signals that end the judge wait, so that it leaves no group behind.
class SignalsHeld {
public:
    SignalsHeld() {
        sigset_t held;
        ::sigemptyset(&held);
        for (const int signal : {SIGINT, SIGTERM, SIGHUP}) ::sigaddset(&held, signal);
        ::pthread_sigmask(SIG_BLOCK, &held, &before_);
    }
    ~SignalsHeld() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

private:
    sigset_t before_{};
};

GroupFolders try_group_folders() {
    std::string why_not = "none with the controllers memory and pids is mounted or free to use";
    for (const auto& find : {version_2_folders, version_1_folders}) {
        const GroupFolders folders = find();
        if (folders.version == 0) continue;
        for (const fs::path& place :
             {folders.memory, folders.pids, folders.cpu, folders.weights, folders.freezer})
            remove_stale_groups(place);
        try {
            const SignalsHeld held;
            const ControlGroup trial(folders, Limits{});
            if (can_be_joined(trial)) return folders;
            why_not = "processes can't be moved to " + folders.memory.string();
        } catch (const std::system_error& error) {
            why_not = error.what();
        }
    }
    GroupFolders none;
    none.why_not = why_not;
    return none;
}

} // namespace

// A machine that is at fault for a moment must not mean weaker limits.
GroupFolders find_group_folders() {
    GroupFolders folders;
    retry_machine_faults(
        [&folders] {
            folders = try_group_folders();
            return folders.why_not;
        },
        keeps_trying_for(max_recovery));
    return folders;
}

} // namespace headless::sandbox
