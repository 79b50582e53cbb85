// One running program with all processes that it has started. They are started, measured and ended
// together.

#pragma once

#include "headless/sandbox/control_group.h"
#include "headless/sandbox/launch.h"
#include "headless/sandbox/limits.h"
#include "headless/sandbox/machine_fault.h"
#include "headless/sandbox/sandbox.h"
#include "headless/sandbox/scratch.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace headless::sandbox {

class Process {
public:
    // Called with the root folder of a sandbox, as the judge sees it, before the program begins.
    using Prepare = std::function<void(const std::filesystem::path& root)>;

    // `view`: all that it sees. If the machine is at fault, this tries again every half second, and
    // throws std::runtime_error once `keeps_trying` gives up.
    static std::variant<std::unique_ptr<Process>, Failure>
    start(const std::vector<std::string>& words, const Protection& protection, const View& view,
          const Limits& limits, const KeepsTrying& keeps_trying, const Prepare& prepare = {});
    ~Process(); // kills

    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    const support::UniqueFd& input() const { return launched_.input; }
    const support::UniqueFd& output() const { return launched_.output; }
    const support::UniqueFd& errors() const { return launched_.errors; }
    void close_input() { launched_.input.reset(); }

    // While it runs, and after its end. Without a control group, while it runs, of the program's
    // own process alone.
    Usage usage();

    // The status of waitpid(2) if the program has ended. Its descendants may still run.
    std::optional<int> ended();

    // Suspends or resumes all its processes; does nothing without a control group.
    void set_frozen(bool frozen) const;

    // Kills all its processes and waits until they are gone.
    void kill();

private:
    Process() = default;
    std::string try_to_start(const std::vector<std::string>& words, const Protection& protection,
                             const View& view, const Limits& limits, const Prepare& prepare);
    bool enter_sandbox(const Prepare& prepare);
    void read_own_usage();
    bool gather(int flags);

    Launched launched_;
    Limits limits_;
    std::unique_ptr<ControlGroup> group_;
    pid_t program_ = -1;             // its own process
    Scratch scratch_;                // without a sandbox; removed at the end
    pid_t inner_ = -1;               // with a sandbox: the first process of its namespace
    support::UniqueFd inner_handle_; // the same
    bool gone_ = false;
    int status_ = 0;
    Usage last_;
};

// "exited with status 3", "killed by signal 9 (Killed)". A shell's 128 + n counts as signal n.
std::string describe_end(int wait_status);
bool is_crash(int wait_status);

} // namespace headless::sandbox
