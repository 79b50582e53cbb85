#include "headless/sandbox/process_tree.h"

#include "core/support/text.h"
#include "headless/support/unique_fd.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fcntl.h>
#include <set>
#include <sstream>
#include <string>
#include <unistd.h>

namespace headless::sandbox {

using namespace headless::support;

namespace fs = std::filesystem;

namespace {

struct Stat {
    pid_t parent = 0;
    pid_t session = 0;
    double own_seconds = 0;
    double childrens_seconds = 0; // of the children it has waited for
    std::uint64_t start = 0;
};

// What can be read of it: a process may end at any moment, and its files with it.
std::string read_whole(const fs::path& path) {
    const UniqueFd file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    std::string text;
    std::array<char, 4096> block;
    for (ssize_t length = 0; file && (length = ::read(file.get(), block.data(), block.size())) > 0;)
        text.append(block.data(), static_cast<std::size_t>(length));
    return text;
}

std::optional<Stat> read_stat(const fs::path& proc, pid_t id) {
    const std::string text = read_whole(proc / std::to_string(id) / "stat");
    // The name, in parentheses, may hold anything.
    const std::size_t name_end = text.rfind(')');
    if (name_end == std::string::npos) return std::nullopt;
    std::istringstream fields(text.substr(name_end + 1));
    Stat stat;
    std::string skipped;
    std::uint64_t user = 0, system = 0, childrens_user = 0, childrens_system = 0;
    fields >> skipped >> stat.parent >> skipped >> stat.session;
    for (int i = 7; i <= 13; ++i) fields >> skipped;
    fields >> user >> system >> childrens_user >> childrens_system;
    for (int i = 18; i <= 21; ++i) fields >> skipped;
    fields >> stat.start;
    if (!fields) return std::nullopt;
    const double second = static_cast<double>(sysconf(_SC_CLK_TCK));
    stat.own_seconds = static_cast<double>(user + system) / second;
    stat.childrens_seconds = static_cast<double>(childrens_user + childrens_system) / second;
    return stat;
}

// Memory that is nobody else's: without mapped files, but for those in memory.
struct Memory {
    std::int64_t own = 0;    // bytes
    std::int64_t shared = 0; // with other processes, or files in memory
};

Memory memory_of(const fs::path& proc, pid_t id) {
    const std::string status = read_whole(proc / std::to_string(id) / "status");
    Memory memory;
    for (std::string_view rest = status; !rest.empty();) {
        const std::string line(core::support::take_line(rest));
        const std::int64_t bytes = 1024 * std::atoll(line.c_str() + line.find(':') + 1);
        if (line.starts_with("RssAnon:")) memory.own += bytes;
        if (line.starts_with("RssShmem:")) memory.shared += bytes;
    }
    return memory;
}

bool has_marker(pid_t id, const std::string& marker) {
    const std::string environment = '\0' + read_whole("/proc/" + std::to_string(id) + "/environ");
    return environment.find('\0' + marker + '\0') != std::string::npos;
}

} // namespace

std::vector<pid_t> all_processes(const fs::path& proc) {
    std::vector<pid_t> ids;
    std::error_code error;
    for (fs::directory_iterator it(proc, error), end; it != end && !error; it.increment(error)) {
        const std::string name = it->path().filename().string();
        pid_t id = 0;
        const auto [stop, code] = std::from_chars(name.data(), name.data() + name.size(), id);
        if (code == std::errc() && stop == name.data() + name.size()) ids.push_back(id);
    }
    return ids;
}

std::optional<std::uint64_t> start_of(pid_t id) {
    const auto stat = read_stat("/proc", id);
    return stat ? std::optional(stat->start) : std::nullopt;
}

std::vector<pid_t> find_processes(pid_t root, const std::string& marker) {
    std::map<pid_t, Stat> stats;
    for (const pid_t id : all_processes("/proc"))
        if (const auto stat = read_stat("/proc", id)) stats[id] = *stat;
    std::vector<pid_t> found;
    for (const auto& [id, stat] : stats) {
        bool belongs = stat.session == root;
        std::set<pid_t> seen; // ids can be reused while we look
        for (pid_t up = id; !belongs && stats.contains(up) && seen.insert(up).second;
             up = stats[up].parent)
            belongs = up == root;
        if (belongs || has_marker(id, marker)) found.push_back(id);
    }
    return found;
}

Usage TreeMeter::usage(const fs::path& proc, const std::vector<pid_t>& processes,
                       std::int64_t file_bytes) {
    Usage usage;
    Memory memory;
    double living = 0; // with the children they have waited for
    for (const pid_t id : processes) {
        const auto stat = read_stat(proc, id);
        if (!stat) continue;
        ++usage.processes;
        living += stat->own_seconds + stat->childrens_seconds;
        own_seconds_[{id, stat->start}] = stat->own_seconds;
        const Memory of_one = memory_of(proc, id);
        memory.own += of_one.own;
        memory.shared += of_one.shared;
    }
    // A file that is mapped is in both.
    usage.memory_bytes = memory.own + std::max(memory.shared, file_bytes);
    double ever_seen = 0;
    for (const auto& [key, seconds] : own_seconds_) ever_seen += seconds;
    // Each sum misses something that the other may have; neither counts anything twice.
    cpu_seconds_ = std::max({cpu_seconds_, living, ever_seen});
    peak_bytes_ = std::max(peak_bytes_, usage.memory_bytes);
    usage.cpu_seconds = cpu_seconds_;
    usage.peak_bytes = peak_bytes_;
    return usage;
}

} // namespace headless::sandbox
