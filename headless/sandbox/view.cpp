#include "headless/sandbox/view.h"

#include "headless/sandbox/command_line.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace headless::sandbox {

namespace fs = std::filesystem;

namespace {

constexpr int max_links = 40; // on the way to a file, as for the kernel

// Below `folder` as text; both absolute and without links.
bool is_below(const fs::path& path, const fs::path& folder) {
    return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first ==
           folder.end();
}

std::optional<fs::path> resolved(const fs::path& path) {
    std::error_code error;
    fs::path found = fs::canonical(path, error);
    return error ? std::nullopt : std::optional(std::move(found));
}

// A link by its own name, the folder before it without links, and where it points.
using Links = std::map<fs::path, fs::path>;

// The links on the way from the root to what `name` names.
class LinkFinder {
public:
    explicit LinkFinder(Links& links) : links_(links) {}

    void follow(const fs::path& name) {
        for (const fs::path& part : fs::absolute(name)) step(part);
    }

private:
    void step(const fs::path& part) {
        if (part == "/" || part.is_absolute()) {
            here_ = "/";
        } else if (part == "..") {
            here_ = here_.parent_path();
        } else if (part != "." && !part.empty()) {
            enter(here_ / part);
        }
    }
    void enter(const fs::path& next) {
        std::error_code error;
        const fs::path target = fs::read_symlink(next, error);
        if (error || ++found_ > max_links) {
            here_ = next;
            return;
        }
        links_[next] = target;
        for (const fs::path& part : target) step(part);
    }

    Links& links_;
    fs::path here_ = "/";
    int found_ = 0;
};

constexpr std::array system_folders{"/usr",   "/bin",   "/sbin",   "/lib",
                                    "/lib32", "/lib64", "/libx32", "/opt"};

// The starts of names in /etc that programs need.
constexpr std::array needed_of_etc{"alternatives", "ld.so.",       "localtime", "locale",
                                   "fonts",        "java",         "python",    "perl",
                                   "mono",         "nsswitch.conf"};

bool is_needed_of_etc(const std::string& name) {
    return std::ranges::any_of(needed_of_etc,
                               [&name](const char* start) { return name.starts_with(start); });
}

bool is_of_system(const fs::path& path) {
    if (is_below(path, "/etc") && path != "/etc")
        return is_needed_of_etc(std::next(path.begin(), 2)->string());
    return std::ranges::any_of(system_folders,
                               [&path](const char* folder) { return is_below(path, folder); });
}

void hide(std::vector<std::string>& arguments, const fs::path& path, bool is_folder) {
    if (is_folder)
        arguments.insert(arguments.end(), {"--tmpfs", path, "--remount-ro", path});
    else
        arguments.insert(arguments.end(), {"--ro-bind", "/dev/null", path});
}

class Mounts {
public:
    Mounts(std::vector<std::string>& arguments, const View& view)
        : arguments_(arguments), view_(view) {}

    void add() {
        for (const fs::path& path : view_.readable) choose(path);
        if (!view_.workspace.empty()) {
            LinkFinder(links_).follow(view_.workspace);
            workspace_ = resolved(view_.workspace).value_or(view_.workspace);
            places_.insert(workspace_);
        }
        // A set's order: outer folders come first, so that they don't cover inner ones.
        for (const fs::path& path : places_)
            if (path == workspace_)
                append({"--size", std::to_string(view_.workspace_bytes), "--tmpfs", path});
            else
                append({"--ro-bind", path, path});
        add_links();
        std::set<fs::path> hidden; // outer folders first, too
        for (const fs::path& path : view_.hidden)
            if (const auto found = resolved(path); found && is_mounted(*found))
                hidden.insert(*found);
        for (const fs::path& path : hidden)
            if (!lies_below_another(path, hidden)) hide(arguments_, path, is_folder(path));
    }

private:
    void append(std::initializer_list<std::string> words) {
        arguments_.insert(arguments_.end(), words);
    }
    void choose(const fs::path& path) {
        LinkFinder(links_).follow(path);
        // Where a path does not exist, bubblewrap fails and reports it.
        places_.insert(resolved(path).value_or(fs::absolute(path)));
    }
    bool is_mounted(const fs::path& path) const {
        return is_of_system(path) || std::ranges::any_of(places_, [&path](const auto& place) {
                   return is_below(path, place);
               });
    }
    void add_links() {
        for (const fs::path& name : view_.names)
            if (const auto path = resolved(name); path && is_mounted(*path))
                LinkFinder(links_).follow(name);
        for (const auto& [link, target] : links_)
            if (!is_mounted(link) && !is_below(link, "/proc") && !is_below(link, "/dev"))
                append({"--symlink", target, link});
    }
    static bool lies_below_another(const fs::path& path, const std::set<fs::path>& folders) {
        return std::ranges::any_of(folders, [&path](const fs::path& folder) {
            return folder != path && is_below(path, folder);
        });
    }
    static bool is_folder(const fs::path& path) {
        std::error_code error;
        return fs::is_directory(path, error);
    }

    std::vector<std::string>& arguments_;
    const View& view_;
    std::set<fs::path> places_;
    fs::path workspace_;
    Links links_;
};

} // namespace

bool lies_in(const fs::path& path, const fs::path& folder) {
    std::error_code error;
    return is_below(fs::weakly_canonical(fs::absolute(path), error),
                    fs::weakly_canonical(fs::absolute(folder), error));
}

// Links stay links. No secret is in what is shown of /etc, since a program that root's judge has
// started may read whatever it sees.
void add_system(std::vector<std::string>& arguments) {
    std::error_code error;
    for (const char* folder : system_folders) {
        if (fs::is_symlink(folder, error))
            arguments.insert(arguments.end(),
                             {"--symlink", fs::read_symlink(folder, error).string(), folder});
        else if (fs::is_directory(folder, error))
            arguments.insert(arguments.end(), {"--ro-bind", folder, folder});
    }
    for (const auto& entry : fs::directory_iterator("/etc", error))
        if (is_needed_of_etc(entry.path().filename().string()))
            arguments.insert(arguments.end(), {"--ro-bind-try", entry.path(), entry.path()});
}

void add_proc(std::vector<std::string>& arguments) {
    arguments.insert(arguments.end(), {"--proc", "/proc"});
    // Bubblewrap's: of the program's user where the judge is not root's, who could rewrite it so
    // that it outlives the judge.
    hide(arguments, "/proc/1", true);
    // Where the kernel itself asks who reads or writes.
    constexpr std::array guarded{"sys", "sysvipc", "pressure"};
    std::error_code error;
    for (const auto& entry : fs::directory_iterator("/proc", error)) {
        const std::string name = entry.path().filename();
        const fs::file_status status = entry.symlink_status(error);
        if (error || (name.front() >= '0' && name.front() <= '9')) continue;
        const auto may = [&](fs::perms right) {
            return (status.permissions() & right) != fs::perms::none;
        };
        const bool is_folder = fs::is_directory(status);
        if (is_folder && std::ranges::find(guarded, name) == guarded.end())
            hide(arguments, entry.path(), is_folder);
        if (fs::is_regular_file(status) &&
            (!may(fs::perms::others_read) || may(fs::perms::owner_write)))
            hide(arguments, entry.path(), is_folder);
    }
}

View own_view(const std::vector<std::string>& words, const View& view) {
    View whole = view;
    const fs::path program = find_program(words.front());
    const fs::path own = view.folder.empty() ? own_file(words) : program;
    if (!own.empty() && !is_system_path(own)) whole.readable.push_back(own);
    if (!view.folder.empty()) whole.readable.push_back(view.folder);
    whole.names.push_back(program);
    std::error_code error;
    for (const std::string& word : words)
        if (!word.empty() && fs::exists(word, error)) whole.names.emplace_back(word);
    return whole;
}

void add_view(std::vector<std::string>& arguments, const View& view) {
    Mounts(arguments, view).add();
}

} // namespace headless::sandbox
