// Starts a program by fork and exec with pipes to its standard input, output and error. It inherits
// no other descriptor of the judge than those of the plan.

#pragma once

#include "headless/sandbox/limits.h"
#include "headless/sandbox/syscall_filter.h"
#include "headless/support/unique_fd.h"

#include <string>
#include <sys/types.h>
#include <vector>

namespace headless::sandbox {

// A program that was killed by a signal ends with this and the signal's number, as from a shell.
inline constexpr int exit_signal = 128;

struct LaunchPlan {
    std::vector<std::string> words; // the program is looked up in PATH
    // "NAME=value"; without a sandbox the judge's own variables come first.
    std::vector<std::string> environment;
    std::string folder;          // to start in; empty: the judge's own
    std::vector<int> cgroup_fds; // cgroup.procs of control groups, joined before anything else
    int user_namespace = -1;     // handed down as descriptor 3
    // For bubblewrap: its report goes to descriptor 4, 5 is the output, 6 a socket to the judge;
    // 1 goes to the errors. 7 only keeps the report's pipe whole if the judge is killed. 8 and 9
    // are the two parts of the filter.
    bool in_sandbox = false;
    const Limits* limits = nullptr; // of CPU time and memory for each process; for want of a group
    const SyscallFilter* filter = nullptr;
};

struct Launched {
    pid_t id = -1;
    int error = 0; // errno if the program could not be started
    support::UniqueFd input;
    support::UniqueFd output;
    support::UniqueFd errors;
    support::UniqueFd report;
    support::UniqueFd socket;
};

// The arguments of exec: pointers to the texts, and null at the end.
std::vector<char*> pointers_to(const std::vector<std::string>& texts);

// Leads a new session with a new keyring, and is killed when the calling thread ends. For a sandbox
// `id` is a process that stays between the judge and bubblewrap, and ends with bubblewrap's status.
// The judge's ends of input, output and errors don't block. Throws std::system_error if there are
// no pipes or no processes.
Launched launch(const LaunchPlan& plan);

} // namespace headless::sandbox
