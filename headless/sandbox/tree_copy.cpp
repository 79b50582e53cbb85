#include "headless/sandbox/tree_copy.h"

#include <stdexcept>

namespace headless::sandbox {

namespace fs = std::filesystem;

namespace {

constexpr int max_depth = 100; // each level takes a descriptor
constexpr const char* copy_name = ".alea-set-up";
constexpr fs::perms plain_rights = fs::perms::mask & ~fs::perms::set_uid & ~fs::perms::set_gid;

void copy_entry(const fs::directory_entry& entry, const fs::path& to) {
    const fs::file_status status = entry.symlink_status();
    switch (status.type()) {
    case fs::file_type::directory:
        fs::create_directory(to);
        break;
    case fs::file_type::symlink:
        fs::copy_symlink(entry, to);
        break;
    case fs::file_type::regular:
        fs::copy_file(entry, to);
        fs::permissions(to, status.permissions() & plain_rights);
        fs::last_write_time(to, entry.last_write_time());
        break;
    default:
        throw std::runtime_error("there is something that is neither file, folder nor link");
    }
}

} // namespace

void copy_tree(const fs::path& from, const fs::path& to, const TreeLimits& limits) {
    TreeLimits left = limits;
    for (fs::recursive_directory_iterator it(from), end; it != end; ++it) {
        if (it.depth() > max_depth) throw std::runtime_error("folders are too deep");
        if (--left.files < 0) throw std::runtime_error("too many files in its folder");
        if (it->symlink_status().type() == fs::file_type::regular &&
            static_cast<std::uintmax_t>(left.bytes) < it->file_size())
            throw std::runtime_error("too much in its folder");
        if (it->symlink_status().type() == fs::file_type::regular)
            left.bytes -= static_cast<std::int64_t>(it->file_size());
        copy_entry(*it, to / it->path().lexically_relative(from));
    }
}

// A link that stands in the place of a file is removed and not followed.
void replace_content(const fs::path& from, const fs::path& to, const TreeLimits& limits) {
    const fs::path copy = to / copy_name;
    fs::remove_all(copy);
    fs::create_directory(copy);
    try {
        copy_tree(from, copy, limits);
    } catch (...) {
        std::error_code ignored;
        fs::remove_all(copy, ignored);
        throw;
    }
    for (const auto& entry : fs::directory_iterator(to))
        if (entry.path() != copy) fs::remove_all(entry.path());
    for (const auto& entry : fs::directory_iterator(copy))
        fs::rename(entry.path(), to / entry.path().filename());
    fs::remove(copy);
}

} // namespace headless::sandbox
