#include "headless/knockout/set_up.h"

#include "headless/sandbox/command_line.h"
#include "headless/sandbox/process.h"
#include "headless/sandbox/tree_copy.h"
#include "headless/support/interrupt.h"

#include <algorithm>
#include <array>
#include <fcntl.h>
#include <stdexcept>
#include <thread>
#include <unistd.h>

namespace headless::knockout {

using namespace headless::sandbox;
using namespace headless::support;

namespace fs = std::filesystem;

namespace {

constexpr std::chrono::milliseconds look_every{10};

// Drops the output of a set-up command; the limits are looked at all the same.
void discard(const UniqueFd& fd) {
    std::array<char, 65536> block;
    for (int i = 0; i < 16 && ::read(fd.get(), block.data(), block.size()) > 0;) ++i;
}

} // namespace

// The command may build the program, but not make it a link to what is not its own.
bool leads_away(const std::vector<std::string>& program, const fs::path& folder) {
    const fs::path name = fs::absolute(find_program(program.front()));
    return lies_in(name.parent_path(), folder) && !is_system_path(fs::weakly_canonical(name)) &&
           !lies_in(name, folder);
}

// The resource of which a running set-up command has used too much; empty if none.
std::string passed_limit(Process& process, const SetUpLimits& limits, const Limits& own,
                         Clock::time_point start) {
    const Usage usage = process.usage();
    if (usage.out_of_memory || usage.memory_bytes > own.memory_bytes)
        return "memory over the limit";
    if (usage.cpu_seconds > limits.cpu_seconds) return "CPU time spent";
    if (std::chrono::duration<double>(Clock::now() - start).count() > limits.wall_seconds)
        return "wall clock time spent";
    return {};
}

// Empty if it ended well.
std::string run_to_end(Process& process, const SetUpLimits& limits, const Limits& own) {
    process.close_input();
    const auto start = Clock::now();
    while (!process.ended()) {
        discard(process.output());
        discard(process.errors());
        std::this_thread::sleep_for(look_every);
        if (std::string passed = passed_limit(process, limits, own, start); !passed.empty())
            return passed;
        if (is_interrupted()) throw Interrupted();
    }
    const int status = *process.ended();
    if (process.usage().out_of_memory) return "memory over the limit";
    return status == 0 ? "" : describe_end(status);
}

// Its files lie in memory while it runs.
std::int64_t file_limit(const SetUpLimits& limits) {
    const auto memory =
        static_cast<std::int64_t>(::sysconf(_SC_PHYS_PAGES)) * ::sysconf(_SC_PAGESIZE);
    return std::min(limits.file_bytes, memory / 2);
}

std::string run_set_up(const Entrant& entrant, const Protection& protection,
                       const SetUpLimits& limits) try {
    const auto words = split_command(entrant.set_up);
    const auto program = split_command(entrant.command);
    if (!words) return to_string(words.error());
    if (!program) return to_string(program.error());
    if (!protection.has_sandbox()) return "there is no sandbox for it";
    const TreeLimits tree{file_limit(limits), limits.files};
    View view;
    view.workspace = entrant.folder;
    view.workspace_bytes = tree.bytes;
    Limits own;
    own.memory_bytes = limits.memory_bytes + tree.bytes;
    own.cpu_seconds = limits.cpu_seconds;
    UniqueFd workspace;
    const auto fill = [&](const fs::path& root) {
        const fs::path folder = root / entrant.folder.substr(1);
        workspace = UniqueFd(::open(folder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
        copy_tree(entrant.folder, folder, tree);
    };
    auto started = Process::start(*words, protection, view, own, keeps_trying_aloud(), fill);
    if (const auto* failure = std::get_if<Failure>(&started)) return failure->words;
    Process& process = *std::get<std::unique_ptr<Process>>(started);
    if (std::string fault = run_to_end(process, limits, own); !fault.empty()) return fault;
    process.kill(); // whatever it has left running; the descriptor keeps its files
    replace_content("/proc/self/fd/" + std::to_string(workspace.get()) + "/.", entrant.folder,
                    tree);
    return leads_away(*program, entrant.folder)
               ? "it made its program a link to what is not its own"
               : "";
} catch (const Interrupted&) {
    throw; // the set-up has not failed
} catch (const fs::filesystem_error& error) {
    return "its folder can't be copied: " + error.code().message();
} catch (const std::runtime_error& error) {
    return error.what();
}

} // namespace headless::knockout
