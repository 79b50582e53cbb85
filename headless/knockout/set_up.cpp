#include "headless/knockout/set_up.h"

#include "headless/sandbox/command_line.h"
#include "headless/sandbox/process.h"

#include <array>
#include <poll.h>
#include <vector>

namespace headless::knockout {

using namespace headless::sandbox;
using namespace headless::support;

namespace fs = std::filesystem;

namespace {

constexpr std::chrono::milliseconds look_every{100};

std::int64_t bytes_below(const std::vector<fs::path>& places) {
    std::int64_t bytes = 0;
    std::error_code error;
    for (const fs::path& place : places)
        for (fs::recursive_directory_iterator it(place, error), end; it != end;
             it.increment(error)) {
            if (error) break;
            std::error_code missing;
            const auto size = it->is_regular_file(missing) ? it->file_size(missing) : 0;
            if (!missing) bytes += static_cast<std::int64_t>(size);
        }
    return bytes;
}

// The program's own places; if it is yet to be built, the folder where it will be.
std::vector<fs::path> writable_places(const std::vector<std::string>& program) {
    if (!find_program(program.front()).empty()) return own_places(program);
    const fs::path folder = fs::absolute(program.front()).lexically_normal().parent_path();
    std::error_code error;
    const bool is_path = program.front().find('/') != std::string::npos;
    return is_path && fs::is_directory(folder, error) ? std::vector{folder}
                                                      : std::vector<fs::path>();
}

// What a set-up command prints is nobody's business; true while it is open.
bool discard(const UniqueFd& fd) {
    std::array<char, 65536> block;
    return ::read(fd.get(), block.data(), block.size()) != 0;
}

} // namespace

std::string run_set_up(const std::string& set_up, const std::string& command,
                       const Protection& protection, const SetUpLimits& limits) {
    const auto words = split_command(set_up);
    const auto program = split_command(command);
    if (!words) return to_string(words.error());
    if (!program) return to_string(program.error());
    View view;
    view.writable = writable_places(*program);
    Limits process_limits;
    process_limits.memory_bytes = limits.memory_bytes;
    auto started = Process::start(*words, protection, view, process_limits);
    if (const auto* failure = std::get_if<Failure>(&started)) return failure->words;
    Process& process = *std::get<std::unique_ptr<Process>>(started);
    process.close_input();

    const auto start = Clock::now();
    auto next_count = start;
    while (!process.ended()) {
        std::array<pollfd, 2> fds{pollfd{process.output().get(), POLLIN, 0},
                                  pollfd{process.errors().get(), POLLIN, 0}};
        ::poll(fds.data(), fds.size(), static_cast<int>(look_every.count()));
        bool open = false;
        if (fds[0].revents) open = discard(process.output());
        if (fds[1].revents) open = discard(process.errors()) || open;
        if (!open) ::poll(nullptr, 0, 10);
        const Usage usage = process.usage();
        if (usage.out_of_memory || usage.memory_bytes > limits.memory_bytes)
            return "memory over the limit";
        if (std::chrono::duration<double>(Clock::now() - start).count() > limits.wall_seconds)
            return "wall clock time spent";
        if (Clock::now() < next_count) continue;
        if (bytes_below(view.writable) > limits.file_bytes) return "too much in its folder";
        next_count = Clock::now() + std::chrono::seconds(2);
    }
    const int status = *process.ended();
    if (process.usage().out_of_memory) return "memory over the limit";
    if (status != 0) return describe_end(status);
    return bytes_below(view.writable) > limits.file_bytes ? "too much in its folder" : "";
}

} // namespace headless::knockout
