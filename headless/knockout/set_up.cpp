#include "headless/knockout/set_up.h"

#include "core/yahtzee/game.h"
#include "core/yahtzee/legality.h"
#include "headless/engine/start.h"
#include "headless/sandbox/command_line.h"
#include "headless/sandbox/process.h"
#include "headless/sandbox/tree_copy.h"
#include "headless/support/interrupt.h"
#include "headless/support/words.h"

#include <algorithm>
#include <array>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <unistd.h>
#include <vector>

namespace headless::knockout {

using namespace headless::sandbox;
using namespace headless::engine;
using namespace headless::support;

namespace fs = std::filesystem;

namespace {

constexpr std::chrono::milliseconds look_every{100};
constexpr std::size_t max_quoted_bytes = 200; // of what a program says

// What a set-up command prints is nobody's business; true while it is open.
bool discard(const UniqueFd& fd) {
    std::array<char, 65536> block;
    return ::read(fd.get(), block.data(), block.size()) != 0;
}

} // namespace

// The command may build the program, but not make it a link to what is not its own.
bool leads_away(const std::vector<std::string>& program, const fs::path& folder) {
    const fs::path name = fs::absolute(find_program(program.front()));
    return lies_in(name.parent_path(), folder) && !is_system_path(fs::weakly_canonical(name)) &&
           !lies_in(name, folder);
}

// What a running set-up command has used too much of; empty if nothing.
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
        std::array<pollfd, 2> fds{pollfd{process.output().get(), POLLIN, 0},
                                  pollfd{process.errors().get(), POLLIN, 0}};
        ::poll(fds.data(), fds.size(), static_cast<int>(look_every.count()));
        bool open = false;
        if (fds[0].revents) open = discard(process.output());
        if (fds[1].revents) open = discard(process.errors()) || open;
        if (!open) ::poll(nullptr, 0, 10);
        if (std::string passed = passed_limit(process, limits, own, start); !passed.empty())
            return passed;
        if (is_interrupted()) throw Interrupted();
    }
    const int status = *process.ended();
    if (process.usage().out_of_memory) return "memory over the limit";
    if (status != 0) return describe_end(status);
    return {};
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

// An interpreter tells there what it misses.
std::string with_last_words(const Engine& program, const std::string& failure) {
    const auto* const connection = dynamic_cast<const EngineConnection*>(&program);
    const std::string line = connection ? connection->notes().last_error_line() : "";
    if (line.empty()) return failure;
    return failure + "; its last line on standard error: '" + printable(line, max_quoted_bytes) +
           '\'';
}

std::string fault_of_answer(const core::yahtzee::Position& position, std::string_view answer) {
    const std::string text = printable(answer, max_quoted_bytes);
    const auto code = core::yahtzee::parse_action_code(answer);
    if (!code) return "bad output, not one whole number: '" + text + '\'';
    const auto verdict = core::yahtzee::judge({}, position, *code);
    if (verdict == core::yahtzee::Verdict::legal) return {};
    return "illegal action '" + text + "': " + std::string(core::yahtzee::words(verdict));
}

std::string try_entrant(const Entrant& entrant, const Protection& protection, View view,
                        const Limits& limits) {
    view.folder = entrant.folder;
    Budget budget(limits);
    EngineGroup group(is_interrupted);
    const auto program =
        start_engine(words_to_run(entrant.command), protection, view, budget, group);
    const core::yahtzee::Game game = core::yahtzee::Game().with_roll({1, 2, 3, 4, 5});
    const auto answer = program->ask(to_text(game.position()) + '\n');
    if (const Failure* const failure = std::get_if<Failure>(&answer))
        return with_last_words(*program, failure->words);
    return fault_of_answer(game.position(), std::get<std::string_view>(answer));
}

} // namespace headless::knockout
