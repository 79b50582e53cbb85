// Where the judge can make control groups for programs.
// Version 2 where its controllers memory and pids can be had, else version 1 (memory, pids,
// cpuacct).
// Source: Linux, Documentation/admin-guide/cgroup-v2.rst and cgroup-v1/.

#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace headless::sandbox {

// The judge's own group in each hierarchy.
struct GroupPlaces {
    int version = 0; // 1, 2, or 0: none can be had
    std::filesystem::path memory;
    std::filesystem::path pids;
    std::filesystem::path cpu;     // where CPU time is counted
    std::filesystem::path weights; // where it is shared out; empty: nowhere
    std::filesystem::path freezer; // empty: none
    std::string why_not;           // for people, where version is 0
};

// Looks in /proc/self/mounts and /proc/self/cgroup, and tries to make a group.
GroupPlaces find_group_places();

// In a folder of groups, those that judges who are gone have left behind, and the programs that may
// still be in them. A judge locks its programs' groups while it lives, wherever it lives: another
// container may share the folder. A judge's own group is removed once nobody is in it.
void remove_stale_groups(const std::filesystem::path& parent);

// Of a program's group; then come the judge's process id, for people, and a number.
inline constexpr std::string_view group_name_start = "alea-match-";

// Writes that the kernel may refuse; the answer comes with the write itself.
bool try_write(const std::filesystem::path& file, const std::string& text);

} // namespace headless::sandbox
