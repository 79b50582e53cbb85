// The file system that a program sees: the system's folders, the paths of a View, and nothing else.
// Everything is mounted at its real path, and symbolic links that lead there are made again, so a
// hidden path is hidden under every name.

#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace headless::sandbox {

// Paths as people write them, links included. Relative ones start in the judge's folder.
struct View {
    // The program's own. With it, a program sees this folder and the file that is the first word of
    // its command; without, own_file() alone.
    std::filesystem::path folder;
    std::vector<std::filesystem::path> readable;
    // A folder in whose place is an empty file system in memory that it may write to, and its size.
    std::filesystem::path workspace;
    std::int64_t workspace_bytes = 0;
    std::vector<std::filesystem::path> hidden; // even where they lie in one of the others
    // Further names by which the program opens files of the above; the links in them are made.
    std::vector<std::filesystem::path> names;
};

// Bubblewrap's options for the system's folders and for what /etc has that programs need.
void add_system(std::vector<std::string>& arguments);

// Bubblewrap's options for /proc: without what only root may read or write there. A program that
// root's judge has started has a capability that would open it.
void add_proc(std::vector<std::string>& arguments);

// Bubblewrap's options for the view, after those for the system.
void add_view(std::vector<std::string>& arguments, const View& view);

// The view with what is the program's own, and the names by which its command calls it.
View own_view(const std::vector<std::string>& words, const View& view);

// True if `path` is `folder` or lies below it, links resolved. Neither need be there.
bool lies_in(const std::filesystem::path& path, const std::filesystem::path& folder);

} // namespace headless::sandbox
