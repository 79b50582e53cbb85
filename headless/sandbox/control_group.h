// A control group of its own for one program: the kernel adds up CPU time and memory over all its
// processes, shares CPU time out evenly among programs, stops processes at the memory limit and
// refuses those beyond their number.
// Source: Linux, Documentation/admin-guide/cgroup-v2.rst and cgroup-v1/.

#pragma once

#include "headless/sandbox/group_folders.h"
#include "headless/sandbox/limits.h"
#include "headless/support/unique_fd.h"

#include <filesystem>
#include <string>
#include <vector>

namespace headless::sandbox {

class ControlGroup {
public:
    // Throws std::system_error if it can't be made.
    ControlGroup(const GroupFolders& folders, const Limits& limits);
    ~ControlGroup(); // the processes must be gone

    ControlGroup(const ControlGroup&) = delete;
    ControlGroup& operator=(const ControlGroup&) = delete;

    // A process joins by writing "0" to each of these files. They are locked while the group is in
    // use.
    const std::vector<support::UniqueFd>& member_files() const { return member_files_; }

    // `processes` is left at 0: the kernel refuses those beyond the limit. CPU time never falls.
    // Memory is what belongs to the processes and to files in memory, without the page cache; the
    // kernel's limit counts that as well, but drops it first.
    Usage usage();

    // Suspends or resumes all its processes. False without a freezer.
    bool set_frozen(bool frozen) const;

private:
    int make_folders(const GroupFolders& folders);
    void set_limits(const GroupFolders& folders, const Limits& limits);
    void open_figures(const GroupFolders& folders);
    std::int64_t memory_in_use() const;
    void remove();

    int version_;
    std::int64_t limit_bytes_;
    std::string name_;
    std::vector<std::filesystem::path> folders_;
    std::vector<support::UniqueFd> member_files_;
    support::UniqueFd cpu_;
    support::UniqueFd memory_;
    support::UniqueFd stopped_;
    support::UniqueFd freezer_;
    double cpu_seconds_ = 0;
    std::int64_t peak_bytes_ = 0;
};

} // namespace headless::sandbox
