// Measures what a set-up command, which may write to its folder, has written to the disk.

#pragma once

#include <cstdint>
#include <filesystem>
#include <sys/types.h>
#include <vector>

namespace headless::sandbox {

struct DiskUsage {
    std::int64_t bytes = 0; // of blocks on the disk
    std::int64_t files = 0; // files and folders
};

// Counts everything below the folders; a file with several names counts once. Stops counting beyond
// `enough`.
DiskUsage disk_usage(const std::vector<std::filesystem::path>& folders, const DiskUsage& enough);

// Counts deleted files that `processes` still hold open on the file systems of the folders. `proc`:
// /proc, which lists them.
DiskUsage unlinked_usage(const std::filesystem::path& proc, const std::vector<pid_t>& processes,
                         const std::vector<std::filesystem::path>& folders);

} // namespace headless::sandbox
