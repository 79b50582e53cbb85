// The walls around a program nobody trusts, built by bubblewrap: user, process, network, IPC and
// host name namespaces; the system's folders and the program's own read-only; a scratch folder in
// memory that is gone with it. Run by root, the judge also gives the program a user id of its own,
// since root is exempt from process limits; run by somebody else, it keeps that user's id, and only
// the namespaces keep it from the judge.

#pragma once

#include "headless/sandbox/control_group.h"
#include "headless/sandbox/launch.h"
#include "headless/sandbox/limits.h"
#include "headless/support/unique_fd.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace headless::sandbox {

// What a program may see beside the system's folders.
struct View {
    std::vector<std::filesystem::path> readable;
    std::vector<std::filesystem::path> writable;
    std::vector<std::filesystem::path> hidden; // even where they lie in one of the others
};

// Which protection is in force on this machine.
class Protection {
public:
    // Tries out what works. With `unsafe`, no walls even where they could be had.
    explicit Protection(bool unsafe) : Protection(unsafe, find_group_places()) {}
    // With these control groups, or with none although there are some.
    Protection(bool unsafe, GroupPlaces groups);

    bool has_walls() const { return has_walls_; }
    bool has_own_user() const { return static_cast<bool>(user_namespace_); }
    const GroupPlaces& groups() const { return groups_; }
    // Why there are no walls, for people; empty if there are.
    const std::string& why_no_walls() const { return why_no_walls_; }
    // One line for the report.
    std::string description() const;

    // What runs `words` inside the walls, with a LaunchPlan that has user_namespace() and walls.
    // Through the socket comes an empty line when all is ready; then an empty line must be sent,
    // and the program begins. So none begins whose judge is gone, before it is sure that it dies
    // with its judge. Standard output is not used, since bubblewrap keeps it open, and a program
    // that closes its own would not be noticed.
    std::vector<std::string> wrap(const std::vector<std::string>& words, const View& view,
                                  const Limits& limits) const;
    int user_namespace() const { return user_namespace_.get(); }

private:
    std::string try_walls();
    std::string bubblewrap_; // the programs that build the walls
    std::string setpriv_;
    std::string prlimit_;

    bool has_walls_ = false;
    std::string why_no_walls_;
    support::UniqueFd user_namespace_; // for root
    GroupPlaces groups_;
};

// What wrap() has made and launch() begun: waits until all is ready inside. Gives the first process
// of the namespace, with which all others die; nothing if the walls could not be built.
std::optional<pid_t> wait_until_ready(const Launched& launched);
void let_begin(const Launched& launched);

// What bubblewrap said.
std::string first_error_line(const Launched& launched);

} // namespace headless::sandbox
