// The sandbox around an untrusted program, built by bubblewrap: namespaces for users, processes,
// network, IPC, host name and control groups, inside which no further ones can be made; the
// system's folders and the program's own read-only; a scratch folder in memory that is removed at
// the end; a filter of system calls. Run by root, the judge also gives the program a user id of its
// own, since root is exempt from process limits; run by somebody else, it keeps that user's id, and
// only the namespaces and the filter keep it from the judge.

#pragma once

#include "headless/sandbox/group_folders.h"
#include "headless/sandbox/launch.h"
#include "headless/sandbox/limits.h"
#include "headless/sandbox/machine_fault.h"
#include "headless/sandbox/syscall_filter.h"
#include "headless/sandbox/user_namespace.h"
#include "headless/sandbox/view.h"

#include <optional>
#include <string>
#include <vector>

namespace headless::sandbox {

struct ProtectionOptions {
    bool unsafe = false;      // no sandbox, even if one can be built
    bool allow_locks = false; // as in SyscallFilter
    bool filters = true;      // system calls; false only to measure what the filter costs
};

// The protection that this machine offers to the judge.
class Protection {
public:
    // Tries what works.
    explicit Protection(bool unsafe) : Protection(unsafe, find_group_folders()) {}
    // With these control groups, which may be none.
    Protection(bool unsafe, GroupFolders groups)
        : Protection(ProtectionOptions{unsafe, false}, std::move(groups)) {}
    // While the machine is at fault, this tries again every half second.
    Protection(const ProtectionOptions& options, GroupFolders groups,
               const KeepsTrying& keeps_trying = keeps_trying_for(max_recovery));

    bool has_sandbox() const { return has_sandbox_; }
    bool has_own_user() const { return static_cast<bool>(user_namespace_.fd); }
    // True if the sandbox refuses user namespaces inside it even without the filter.
    bool refuses_nested() const { return refuses_nested_; }
    const GroupFolders& groups() const { return groups_; }
    // Why there is no sandbox, for people; empty if there is one.
    const std::string& why_no_sandbox() const { return why_no_sandbox_; }
    // One line for the report.
    std::string description() const;

    // As root: pages of files leave memory, so that programs that start now can't find out which of
    // them others have read. Where the kernel refuses, nothing happens.
    void forget_files() const;

    // The plan to launch `words` inside the sandbox. When all is ready, an empty line arrives
    // through the socket; the program begins once an empty line is sent back. So no program begins
    // before it is certain that it ends with its judge. Standard output is not used for this:
    // bubblewrap keeps it open, and the judge would not notice that a program closes it.
    LaunchPlan plan(const std::vector<std::string>& words, const View& view,
                    const Limits& limits) const;

private:
    std::string try_sandbox();
    std::string try_programs() const;
    std::vector<std::string> namespace_arguments() const;
    std::vector<std::string> start_arguments(const View& view, const Limits& limits) const;

    std::string bubblewrap_; // the programs that build the sandbox
    std::string setsid_;
    std::string setpriv_;
    std::string prlimit_;

    ProtectionOptions options_;
    bool has_sandbox_ = false;
    bool refuses_nested_ = false;
    std::string why_no_sandbox_;
    UserNamespace user_namespace_; // for root
    SyscallFilter filter_;
    SyscallFilter set_up_filter_;
    GroupFolders groups_;
};

struct Ready {
    pid_t first_process; // of the namespace, with which all others end
    pid_t program;       // what becomes the program
};

// Waits, for some seconds, until the sandbox of a launched plan() is ready. Nothing if it could not
// be built.
std::optional<Ready> wait_until_ready(const Launched& launched);
// Lets the program begin.
void let_begin(const Launched& launched);

// The first line of bubblewrap's messages.
std::string first_error_line(const Launched& launched);

} // namespace headless::sandbox
