// Copies what a set-up command may read and write: into the file system of limited size that it
// works in, and back.

#pragma once

#include <cstdint>
#include <filesystem>

namespace headless::sandbox {

struct TreeLimits {
    std::int64_t bytes = 0; // of all files as their sizes say, holes and further names included
    std::int64_t files = 0; // and folders
};

// Copies files, folders and links into the folder `to`, without special rights such as set-user-ID.
// Throws std::runtime_error where that is too much or anything else is among them, and
// std::filesystem::filesystem_error.
void copy_tree(const std::filesystem::path& from, const std::filesystem::path& to,
               const TreeLimits& limits);

// Puts a copy of `from` in the place of all that is in the folder `to`, once it is whole; throws as
// copy_tree() does.
void replace_content(const std::filesystem::path& from, const std::filesystem::path& to,
                     const TreeLimits& limits);

} // namespace headless::sandbox
