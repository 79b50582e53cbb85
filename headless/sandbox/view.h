// What a program sees of the file system: the system's folders, what a View names, and nothing
// else. Everything is mounted where it really lies, and links on the way to it are made anew, so
// what is hidden is hidden under every name.

#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace headless::sandbox {

// Paths as people write them, links included. Relative ones start in the judge's folder.
struct View {
    std::vector<std::filesystem::path> readable;
    std::vector<std::filesystem::path> writable;
    std::vector<std::filesystem::path> hidden; // even where they lie in one of the others
    // By which the program will open files of the above: the links in them are needed.
    std::vector<std::filesystem::path> names;
};

// Bubblewrap's options for the system's folders and for what /etc has that programs need.
void add_system(std::vector<std::string>& arguments);

// Bubblewrap's options for the view, after those for the system.
void add_view(std::vector<std::string>& arguments, const View& view);

// Whether `path` is `folder` or lies below it, links resolved. Neither need be there.
bool lies_in(const std::filesystem::path& path, const std::filesystem::path& folder);

} // namespace headless::sandbox
