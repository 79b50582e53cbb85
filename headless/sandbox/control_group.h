// A control group of its own for one program: the kernel adds up CPU time and memory over all its
// processes, stops them at the memory limit and refuses processes beyond the limit.
// Version 2 where its controllers memory and pids can be had, else version 1 (memory, pids,
// cpuacct).
// Source: Linux, Documentation/admin-guide/cgroup-v2.rst and cgroup-v1/.

#pragma once

#include "headless/sandbox/limits.h"
#include "headless/support/unique_fd.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace headless::sandbox {

// Where groups can be made: the judge's own group in each hierarchy.
struct GroupPlaces {
    int version = 0; // 1, 2, or 0: none can be had
    std::filesystem::path memory;
    std::filesystem::path pids;
    std::filesystem::path cpu;
    std::string why_not; // for people, where version is 0
};

// Looks in /proc/self/mounts and /proc/self/cgroup, and tries to make a group.
GroupPlaces find_group_places();

// In a folder of groups, those that judges who are gone have left behind, and the programs that may
// still be in them. A judge locks its programs' groups while it lives, wherever it lives: another
// container may share the folder. A judge's own group is removed once nobody is in it.
void remove_stale_groups(const std::filesystem::path& parent);

class ControlGroup {
public:
    // Throws std::system_error if it can't be made.
    ControlGroup(const GroupPlaces& places, const Limits& limits);
    ~ControlGroup(); // the processes must be gone

    ControlGroup(const ControlGroup&) = delete;
    ControlGroup& operator=(const ControlGroup&) = delete;

    // A process that writes "0" to each of these has joined. They are locked, too.
    const std::vector<support::UniqueFd>& doors() const { return doors_; }

    // `processes` is left at 0: the kernel refuses those beyond the limit.
    Usage usage() const;

private:
    int make_folders(const GroupPlaces& places);
    void set_limits(const GroupPlaces& places, const Limits& limits);
    void remove();

    int version_;
    std::string name_;
    std::vector<std::filesystem::path> folders_;
    std::vector<support::UniqueFd> doors_;
    support::UniqueFd cpu_;
    support::UniqueFd memory_;
    support::UniqueFd peak_;
    support::UniqueFd stopped_;
};

} // namespace headless::sandbox
