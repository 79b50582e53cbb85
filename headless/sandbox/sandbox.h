// The sandbox around a program that nobody trusts, built by bubblewrap: user, process, network,
// IPC, host name and control group namespaces, and no others inside; the system's folders and the
// program's own read-only; a scratch folder in memory that is gone with it; a filter of system
// calls. Run by root, the judge also gives the program a user id of its own, since root is exempt
// from process limits; run by somebody else, it keeps that user's id, and only the namespaces and
// the filter keep it from the judge.

#pragma once

#include "headless/sandbox/group_places.h"
#include "headless/sandbox/guardian.h"
#include "headless/sandbox/launch.h"
#include "headless/sandbox/limits.h"
#include "headless/sandbox/syscall_filter.h"
#include "headless/sandbox/user_namespace.h"
#include "headless/sandbox/view.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headless::sandbox {

struct ProtectionOptions {
    bool unsafe = false; // no sandbox even where it could be had
    bool allow_locks = false;
};

// Which protection is in force on this machine.
class Protection {
public:
    // Tries out what works.
    explicit Protection(bool unsafe) : Protection(unsafe, find_group_places()) {}
    // With these control groups, or with none although there are some.
    Protection(bool unsafe, GroupPlaces groups)
        : Protection(ProtectionOptions{unsafe, false}, std::move(groups)) {}
    Protection(const ProtectionOptions& options, GroupPlaces groups);

    bool has_sandbox() const { return has_sandbox_; }
    bool has_own_user() const { return static_cast<bool>(user_namespace_.fd); }
    // Whether no user namespace can be made inside even without the filter.
    bool refuses_nested() const { return refuses_nested_; }
    const GroupPlaces& groups() const { return groups_; }
    // Why there is no sandbox, for people; empty if there is one.
    const std::string& why_no_sandbox() const { return why_no_sandbox_; }
    // One line for the report.
    std::string description() const;

    // What runs `words` inside the sandbox. Through the socket comes an empty line when all is
    // ready; then an empty line must be sent, and the program begins. So none begins whose judge
    // is gone, before it is sure that it dies with its judge. Standard output is not used, since
    // bubblewrap keeps it open, and a program that closes its own would not be noticed.
    LaunchPlan plan(const std::vector<std::string>& words, const View& view,
                    const Limits& limits) const;

    // Sees to it that a process does not outlive the judge.
    bool guard(const support::UniqueFd& process) const {
        return guardian_ && guardian_->watch(process);
    }

private:
    std::string try_sandbox();
    std::string try_programs() const;
    std::vector<std::string> namespace_arguments() const;
    std::vector<std::string> start_arguments(const View& view, const Limits& limits) const;

    std::string bubblewrap_; // the programs that build the sandbox
    std::string setpriv_;
    std::string prlimit_;

    ProtectionOptions options_;
    bool has_sandbox_ = false;
    bool refuses_nested_ = false;
    std::string why_no_sandbox_;
    UserNamespace user_namespace_; // for root
    SyscallFilter filter_;
    std::unique_ptr<Guardian> guardian_;
    GroupPlaces groups_;
};

// What plan() has planned and launch() begun: waits until all is ready inside. Gives the first
// process of the namespace, with which all others die; nothing if the sandbox could not be built.
std::optional<pid_t> wait_until_ready(const Launched& launched);
void let_begin(const Launched& launched);

// What bubblewrap said.
std::string first_error_line(const Launched& launched);

// Whether an error is the machine's, which may pass: no processes, no memory, no space left.
bool is_machine_fault(int error);
bool is_machine_fault(const std::string& words);

} // namespace headless::sandbox
