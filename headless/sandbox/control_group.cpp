#include "headless/sandbox/control_group.h"

#include "core/support/text.h"
#include "headless/support/file_lock.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace headless::sandbox {

using namespace headless::support;

namespace fs = std::filesystem;

namespace {

constexpr int max_tries = 100; // to make a group that nobody else makes or removes

// Bubblewrap's two processes are in the group as well.
constexpr int processes_of_sandbox = 2;

constexpr std::int64_t max_socket_bytes = std::int64_t{64} << 20; // in version 1

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
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view line = core::support::take_line(rest);
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

[[noreturn]] void fail(const std::string& what) {
    throw std::system_error(errno, std::generic_category(), what);
}

} // namespace

ControlGroup::ControlGroup(const GroupFolders& folders, const Limits& limits)
    : version_(folders.version), limit_bytes_(limits.memory_bytes) {
    int error = make_folders(folders);
    for (int tries = 1; error != 0 && tries < max_tries; ++tries) error = make_folders(folders);
    if (error != 0)
        throw std::system_error(error, std::generic_category(), folders.memory.string());
    try {
        set_limits(folders, limits);
    } catch (...) {
        remove();
        throw;
    }
}

// All or none, of a new name; what went wrong, from errno. Between making and locking another judge
// may take a group for stale.
int ControlGroup::make_folders(const GroupFolders& folders) {
    static std::atomic<unsigned> made{0};
    name_ =
        std::string(group_name_start) + std::to_string(::getpid()) + '-' + std::to_string(made++);
    for (const fs::path& parent :
         {folders.memory, folders.pids, folders.cpu, folders.weights, folders.freezer}) {
        if (parent.empty()) continue;
        const fs::path folder = parent / name_;
        if (std::ranges::find(folders_, folder) != folders_.end()) continue;
        UniqueFd file;
        if (::mkdir(folder.c_str(), 0755) == 0) {
            folders_.push_back(folder);
            file = open_locked(folder / "cgroup.procs", O_WRONLY);
        }
        if (!file) {
            const int error = errno;
            remove();
            return error;
        }
        member_files_.push_back(std::move(file));
    }
    return 0;
}

void ControlGroup::set_limits(const GroupFolders& folders, const Limits& limits) {
    const fs::path memory = folders.memory / name_;
    const fs::path pids = folders.pids / name_;
    const std::string bytes = std::to_string(limits.memory_bytes);
    const bool new_version = version_ == 2;
    if (!try_write(memory / (new_version ? "memory.max" : "memory.limit_in_bytes"), bytes))
        fail("the memory limit of " + memory.string());
    if (!try_write(pids / "pids.max", std::to_string(limits.processes + processes_of_sandbox)))
        fail("the process limit of " + pids.string());
    // Swap would let a program pass the limit; kernels without swap accounting lack the file.
    if (new_version)
        try_write(memory / "memory.swap.max", "0");
    else
        try_write(memory / "memory.memsw.limit_in_bytes", bytes);
    // Version 1 counts the memory of sockets apart from the rest, and only where it has a limit.
    if (!new_version)
        try_write(memory / "memory.kmem.tcp.limit_in_bytes",
                  std::to_string(std::min(limits.memory_bytes, max_socket_bytes)));
    // Else the kernel picks one process, and the rest play on without it.
    if (new_version) try_write(memory / "memory.oom.group", "1");
    open_figures(folders);
}

void ControlGroup::open_figures(const GroupFolders& folders) {
    const fs::path memory = folders.memory / name_;
    const bool new_version = version_ == 2;
    cpu_ = open_to_read(folders.cpu / name_ / (new_version ? "cpu.stat" : "cpuacct.usage"));
    memory_ = open_to_read(memory / "memory.stat");
    stopped_ = open_to_read(memory / (new_version ? "memory.events" : "memory.oom_control"));
    if (!cpu_ || !memory_ || !stopped_) fail("the figures of " + memory.string());
    if (folders.freezer.empty()) return;
    const fs::path freezer =
        folders.freezer / name_ / (new_version ? "cgroup.freeze" : "freezer.state");
    freezer_ = UniqueFd(::open(freezer.c_str(), O_WRONLY | O_CLOEXEC));
}

ControlGroup::~ControlGroup() { remove(); }

void ControlGroup::remove() {
    member_files_.clear();
    // The last member may still be on its way out.
    for (const fs::path& folder : folders_)
        for (int tries = 0; ::rmdir(folder.c_str()) != 0 && errno == EBUSY && tries < 200;
             ++tries) {
            kill_members(folder); // without a sandbox some may have left their session
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
    folders_.clear();
}

bool ControlGroup::set_frozen(bool frozen) const {
    const std::string_view word =
        version_ == 2 ? (frozen ? "1" : "0") : (frozen ? "FROZEN" : "THAWED");
    return freezer_ && ::pwrite(freezer_.get(), word.data(), word.size(), 0) ==
                           static_cast<ssize_t>(word.size());
}

std::int64_t ControlGroup::memory_in_use() const {
    const std::string figures = content(memory_);
    return number_after(figures, version_ == 2 ? "anon" : "rss") + number_after(figures, "shmem");
}

Usage ControlGroup::usage() {
    const double seconds =
        version_ == 2 ? 1e-6 * static_cast<double>(number_after(content(cpu_), "usage_usec"))
                      : 1e-9 * static_cast<double>(number_after(content(cpu_), ""));
    Usage usage;
    usage.out_of_memory = number_after(content(stopped_), "oom_kill") > 0;
    usage.memory_bytes = memory_in_use();
    peak_bytes_ = std::max(
        {peak_bytes_, usage.memory_bytes, usage.out_of_memory ? limit_bytes_ : std::int64_t{0}});
    cpu_seconds_ = std::max(cpu_seconds_, seconds);
    usage.cpu_seconds = cpu_seconds_;
    usage.peak_bytes = peak_bytes_;
    return usage;
}

} // namespace headless::sandbox
