#include "headless/sandbox/disk_usage.h"

#include "headless/support/unique_fd.h"

#include <dirent.h>
#include <linux/magic.h>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <utility>

namespace headless::sandbox {

using namespace headless::support;

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t block_bytes = 512; // the unit of st_blocks
constexpr int open_flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK;

using Identity = std::pair<dev_t, ino_t>;

struct CloseFolder {
    void operator()(DIR* folder) const { ::closedir(folder); }
};

// Walks with a descriptor for each level that is yet to be read: a path may be longer than any call
// takes.
class Counter {
public:
    explicit Counter(const DiskUsage& enough) : enough_(enough) {}

    void count(const fs::path& folder) {
        std::vector<UniqueFd> folders;
        folders.emplace_back(::open(folder.c_str(), open_flags));
        while (!folders.empty() && !has_enough()) {
            UniqueFd next = std::move(folders.back());
            folders.pop_back();
            if (next) read_folder(std::move(next), folders);
        }
    }

    const DiskUsage& usage() const { return usage_; }

private:
    bool has_enough() const { return usage_.bytes > enough_.bytes || usage_.files > enough_.files; }

    void read_folder(UniqueFd fd, std::vector<UniqueFd>& folders) {
        const std::unique_ptr<DIR, CloseFolder> folder(::fdopendir(::dup(fd.get())));
        if (!folder) return;
        while (const dirent* entry = ::readdir(folder.get())) {
            const std::string_view name = entry->d_name;
            struct stat status {};
            if (name == "." || name == ".." || has_enough() ||
                ::fstatat(fd.get(), entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0)
                continue;
            ++usage_.files;
            if (seen_.insert({status.st_dev, status.st_ino}).second)
                usage_.bytes += status.st_blocks * block_bytes;
            if (S_ISDIR(status.st_mode))
                folders.emplace_back(::openat(fd.get(), entry->d_name, open_flags));
        }
    }

    const DiskUsage enough_;
    DiskUsage usage_;
    std::set<Identity> seen_;
};

// The file systems of some folders.
class FileSystems {
public:
    explicit FileSystems(const std::vector<fs::path>& folders) {
        for (const fs::path& folder : folders) {
            struct stat status {};
            if (::stat(folder.c_str(), &status) == 0) devices_.insert(status.st_dev);
            if (const auto id = overlay_of(folder)) overlays_.insert(*id);
        }
    }

    bool hold(const fs::path& file, dev_t device) const {
        if (devices_.contains(device)) return true;
        if (overlays_.empty()) return false;
        const auto id = overlay_of(file);
        return id && overlays_.contains(*id);
    }

private:
    using OverlayId = std::pair<int, int>;

    // In an overlay, as containers have it, files have another device number than their folder.
    static std::optional<OverlayId> overlay_of(const fs::path& path) {
        struct statfs status {};
        if (::statfs(path.c_str(), &status) != 0 || status.f_type != OVERLAYFS_SUPER_MAGIC)
            return std::nullopt;
        return OverlayId{status.f_fsid.__val[0], status.f_fsid.__val[1]};
    }

    std::set<dev_t> devices_;
    std::set<OverlayId> overlays_;
};

} // namespace

DiskUsage disk_usage(const std::vector<fs::path>& folders, const DiskUsage& enough) {
    Counter counter(enough);
    for (const fs::path& folder : folders) counter.count(folder);
    return counter.usage();
}

DiskUsage unlinked_usage(const fs::path& proc, const std::vector<pid_t>& processes,
                         const std::vector<fs::path>& folders) {
    const FileSystems file_systems(folders);
    std::set<Identity> seen;
    DiskUsage usage;
    for (const pid_t id : processes)
        for (const char* kind : {"fd", "map_files"}) {
            std::error_code error;
            fs::directory_iterator it(proc / std::to_string(id) / kind, error), end;
            for (; !error && it != end; it.increment(error)) {
                struct stat status {};
                if (::stat(it->path().c_str(), &status) != 0 || status.st_nlink != 0 ||
                    !file_systems.hold(it->path(), status.st_dev) ||
                    !seen.insert({status.st_dev, status.st_ino}).second)
                    continue;
                ++usage.files;
                usage.bytes += status.st_blocks * block_bytes;
            }
        }
    return usage;
}

} // namespace headless::sandbox
