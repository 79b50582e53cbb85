#include "headless/knockout/set_up.h"

#include "core/yahtzee/game.h"
#include "core/yahtzee/legality.h"
#include "headless/engine/start.h"
#include "headless/sandbox/command_line.h"
#include "headless/sandbox/process.h"
#include "headless/support/words.h"

#include <algorithm>
#include <array>
#include <poll.h>
#include <vector>

namespace headless::knockout {

using namespace headless::sandbox;
using namespace headless::engine;
using namespace headless::support;

namespace fs = std::filesystem;

namespace {

constexpr std::chrono::milliseconds look_every{100};
constexpr std::chrono::seconds count_every{2};
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
class Watch {
public:
    Watch(Process& process, const SetUpLimits& limits, std::vector<fs::path> places)
        : process_(process), limits_(limits), places_(std::move(places)) {}

    std::string passed() {
        const Usage usage = process_.usage();
        if (usage.out_of_memory || usage.memory_bytes > limits_.memory_bytes)
            return "memory over the limit";
        if (usage.cpu_seconds > limits_.cpu_seconds) return "CPU time spent";
        const auto now = Clock::now();
        if (std::chrono::duration<double>(now - start_).count() > limits_.wall_seconds)
            return "wall clock time spent";
        if (now < next_count_) return {};
        std::string passed = too_much_on_disk();
        next_count_ = Clock::now() + count_every;
        return passed;
    }

    std::string too_much_on_disk() const {
        DiskUsage usage = disk_usage(places_, {limits_.file_bytes, limits_.files});
        const DiskUsage unlinked = process_.unlinked_files(places_);
        usage.bytes += unlinked.bytes;
        usage.files += unlinked.files;
        if (usage.bytes > limits_.file_bytes) return "too much in its folder";
        return usage.files > limits_.files ? "too many files in its folder" : "";
    }

private:
    Process& process_;
    const SetUpLimits& limits_;
    std::vector<fs::path> places_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point next_count_ = start_;
};

std::string run_set_up(const Entrant& entrant, const Protection& protection,
                       const SetUpLimits& limits) {
    const auto words = split_command(entrant.set_up);
    const auto program = split_command(entrant.command);
    if (!words) return to_string(words.error());
    if (!program) return to_string(program.error());
    View view;
    view.writable = {entrant.folder};
    Limits process_limits;
    process_limits.memory_bytes = limits.memory_bytes;
    auto started = Process::start(*words, protection, view, process_limits, keeps_trying_aloud());
    if (const auto* failure = std::get_if<Failure>(&started)) return failure->words;
    Process& process = *std::get<std::unique_ptr<Process>>(started);
    process.close_input();

    Watch watch(process, limits, view.writable);
    while (!process.ended()) {
        std::array<pollfd, 2> fds{pollfd{process.output().get(), POLLIN, 0},
                                  pollfd{process.errors().get(), POLLIN, 0}};
        ::poll(fds.data(), fds.size(), static_cast<int>(look_every.count()));
        bool open = false;
        if (fds[0].revents) open = discard(process.output());
        if (fds[1].revents) open = discard(process.errors()) || open;
        if (!open) ::poll(nullptr, 0, 10);
        if (std::string passed = watch.passed(); !passed.empty()) return passed;
    }
    const int status = *process.ended();
    if (process.usage().out_of_memory) return "memory over the limit";
    if (status != 0) return describe_end(status);
    process.kill(); // whatever it has left running
    if (std::string passed = watch.too_much_on_disk(); !passed.empty()) return passed;
    return leads_away(*program, entrant.folder)
               ? "it made its program a link to what is not its own"
               : "";
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
    EngineGroup group;
    const auto program =
        start_engine(words_to_run(entrant.command), protection, view, budget, group);
    const core::yahtzee::Game game = core::yahtzee::Game().with_roll({1, 2, 3, 4, 5});
    const auto answer = program->ask(to_text(game.position()) + '\n');
    if (const Failure* const failure = std::get_if<Failure>(&answer))
        return with_last_words(*program, failure->words);
    return fault_of_answer(game.position(), std::get<std::string_view>(answer));
}

} // namespace headless::knockout
