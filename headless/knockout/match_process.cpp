#include "headless/knockout/match_process.h"

#include "headless/engine/start.h"
#include "headless/sandbox/launch.h"
#include "headless/support/interrupt.h"
#include "headless/support/json.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <poll.h>
#include <stdexcept>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>

namespace headless::knockout {

using namespace headless::sandbox;

namespace {

constexpr std::chrono::milliseconds between_looks{100};
constexpr std::chrono::seconds patience{5};

// Hands on whole lines.
class LineSplitter {
public:
    explicit LineSplitter(std::function<void(const std::string&)> on_line)
        : on_line_(std::move(on_line)) {}

    void add(std::string_view bytes) {
        if (!on_line_) return;
        line_ += bytes;
        for (std::size_t end; (end = line_.find('\n')) != std::string::npos;) {
            on_line_(line_.substr(0, end));
            line_.erase(0, end + 1);
        }
    }

private:
    std::function<void(const std::string&)> on_line_;
    std::string line_;
};

} // namespace

std::string run_to_end(const std::vector<std::string>& words,
                       const std::function<void(const std::string&)>& on_line,
                       const std::function<void(const std::string&)>& on_message) {
    std::array lines{LineSplitter(on_line), LineSplitter(on_message)};
    LaunchPlan plan;
    plan.words = words;
    Launched job = launch(plan);
    if (job.error != 0) throw std::runtime_error("'" + words.front() + "' can't be run");
    job.input.reset();
    std::string messages;
    Clock::time_point next_signal{}; // to a match that is to stop, first in good order
    std::array<pollfd, 2> fds{pollfd{job.output.get(), POLLIN, 0},
                              pollfd{job.errors.get(), POLLIN, 0}};
    while (fds[0].fd >= 0 || fds[1].fd >= 0) {
        ::poll(fds.data(), fds.size(), static_cast<int>(between_looks.count()));
        if (support::is_interrupted() && Clock::now() > next_signal) {
            ::kill(job.id, next_signal == Clock::time_point() ? SIGTERM : SIGKILL);
            next_signal = Clock::now() + patience;
        }
        for (std::size_t i = 0; i < fds.size(); ++i) {
            if (fds[i].fd < 0 || fds[i].revents == 0) continue;
            std::array<char, 4096> block;
            const ssize_t length = ::read(fds[i].fd, block.data(), block.size());
            if (length == 0 || (length < 0 && errno != EAGAIN && errno != EINTR)) fds[i].fd = -1;
            if (length <= 0) continue;
            const std::string_view bytes(block.data(), static_cast<std::size_t>(length));
            lines[i].add(bytes);
            if (i == 1 && messages.size() < 10'000) messages += bytes;
        }
    }
    ::waitpid(job.id, nullptr, 0);
    return messages;
}

std::optional<Block> read_report(const std::filesystem::path& path,
                                 const std::string& seed_sha256) {
    const auto json = support::json_in_file(path);
    try {
        if (json.at("terms").at("seed_sha256") != seed_sha256 || json.at("cut_short").get<bool>())
            return std::nullopt;
        const auto& sides = json.at("sides");
        const auto rest = [](const support::Json& side) {
            if (!side.contains("rest")) return std::string();
            return side.at("rest").at("reason").get<std::string>() + ": " +
                   engine::with_last_words(side.at("rest").at("words"), side.at("last_errors"));
        };
        return Block{sides.at(0).at("wins"), sides.at(1).at("wins"), sides.at(0).at("ties"),
                     rest(sides.at(0)), rest(sides.at(1))};
    } catch (const support::Json::exception&) {
        return std::nullopt;
    }
}

} // namespace headless::knockout
