// Finds where the judge can make control groups for programs: version 2 if its controllers memory
// and pids are available, else version 1 (memory, pids, cpuacct). Source: Linux,
// Documentation/admin-guide/cgroup-v2.rst and cgroup-v1/.

#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace headless::sandbox {

// The judge's own group in each hierarchy.
struct GroupFolders {
    int version = 0; // 1, 2, or 0: no groups can be made
    std::filesystem::path memory;
    std::filesystem::path pids;
    std::filesystem::path cpu;     // where CPU time is counted
    std::filesystem::path weights; // where it is shared out; empty: nowhere
    std::filesystem::path freezer; // empty: none
    std::string why_not;           // for people, where version is 0
};

// Looks in /proc/self/mounts and /proc/self/cgroup, and tries to make a group.
GroupFolders find_group_folders();

// Removes from a folder the groups that judges have left behind when they ended, and kills programs
// that are still in them. A running judge holds locks on the groups of its programs, in whatever
// container it runs. A judge's own group is removed once it has no processes.
void remove_stale_groups(const std::filesystem::path& parent);

// Kills all processes in a group.
void kill_members(const std::filesystem::path& group);

// The name of a program's group begins with this; the judge's process id and a number follow.
inline constexpr std::string_view group_name_start = "alea-match-";

// Writes to a file of the kernel. False if the kernel refuses the write.
bool try_write(const std::filesystem::path& file, const std::string& text);

} // namespace headless::sandbox
