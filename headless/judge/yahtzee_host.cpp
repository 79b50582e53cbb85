#include "core/yahtzee/position.h"
#include "headless/engine/start.h"
#include "headless/judge/commands.h"
#include "headless/judge/match_options.h"
#include "headless/match/log_lines.h"
#include "headless/match/yahtzee/play.h"
#include "headless/support/input.h"
#include "headless/support/interrupt.h"
#include "headless/support/lines.h"
#include "headless/support/words.h"

#include <cerrno>
#include <csignal>
#include <limits>
#include <poll.h>
#include <system_error>
#include <unistd.h>

namespace headless::judge {

using namespace headless::sandbox;
using namespace headless::engine;
using core::yahtzee::Position;

namespace {

constexpr double default_wall_seconds = 10; // for one action

constexpr int max_fresh_starts = 3; // after the first process

// With the limits of each process.
struct HostOptions : ProgramOptions {
    bool freezes = false; // stops the program while it is not asked
    // True once waiting for an answer is to end; from then on it stays true.
    std::function<bool()> is_stopped = {};
};

// A program that is asked for actions one position at a time, outside of any match. Whatever goes
// wrong ends its process and is reported in words; the next position starts a fresh one, a few
// times.
class HostedProgram {
public:
    // The protection must live longer.
    HostedProgram(HostOptions options, const Protection& protection)
        : options_(std::move(options)), protection_(protection) {}

    // Starts a process if none runs and there may still be one, so that it can get ready. Throws
    // std::runtime_error where the machine, not the program, is at fault.
    void start() {
        end_failed();
        if (!run_ && failures_ <= max_fresh_starts)
            run_ = std::make_unique<Run>(options_, protection_);
    }

    // The code of a legal action, or what the program did instead. It throws as start() does.
    std::variant<int, std::string> action_for(const Position& position) {
        if (position.roll_number == core::yahtzee::rolls_per_turn && position.mover.is_complete())
            return "the position has no legal action: no box is open and no roll is left";
        start();
        if (!run_)
            return "the program has failed " + std::to_string(failures_) +
                   " times and is not started again; the last time: " + last_failure_;
        auto answer = ask(position);
        if (const auto* failure = std::get_if<std::string>(&answer)) {
            run_->has_failed = true;
            ++failures_;
            last_failure_ = *failure;
        }
        return answer;
    }

    // Ends a process that has failed.
    void end_failed() {
        if (run_ && run_->has_failed) run_.reset();
    }

    // While nobody asks, the program may use no more than it may otherwise.
    void look_at_limits() {
        if (run_) run_->group.look_at_limits(Clock::now());
    }

private:
    // One process with its limits.
    struct Run {
        Run(const HostOptions& options, const Protection& protection)
            : budget(options.limits),
              group(options.is_stopped, options.freezes),
              engine(start_engine(options.words, protection, options.view, budget, group)) {}

        Budget budget;
        EngineGroup group;
        std::unique_ptr<Engine> engine;
        bool has_failed = false;
    };

    std::variant<int, std::string> ask(const Position& position) {
        Engine& engine = *run_->engine;
        if (auto failure = unasked_output(engine)) return *failure;
        const auto answer = engine.ask(to_text(position) + '\n');
        if (const auto* failure = std::get_if<Failure>(&answer))
            return with_last_words(engine, failure->words);
        const std::string line(std::get<std::string_view>(answer));
        // Its answer to nothing, or to the position before.
        if (EngineConnection* const connection = connection_of(engine);
            connection && !connection->has_read_request())
            return "output before it read the position: " + support::quoted_briefly(line);
        if (auto failure = unasked_output(engine)) return *failure;
        return match::yahtzee::action_in(position, line);
    }

    const HostOptions options_;
    const Protection& protection_;
    std::unique_ptr<Run> run_;
    int failures_ = 0;
    std::string last_failure_;
};

// Nobody reads what is written to standard output.
struct ClosedOutput {};

struct Interrupted {
    std::size_t answered; // positions
};

void write_line(std::string_view line) {
    while (!line.empty()) {
        const ssize_t written = ::write(STDOUT_FILENO, line.data(), line.size());
        if (written >= 0) {
            line.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EPIPE) {
            throw ClosedOutput();
        } else if (errno == EAGAIN) {
            pollfd wait{STDOUT_FILENO, POLLOUT, 0};
            ::poll(&wait, 1, -1);
        } else if (errno != EINTR) {
            throw std::system_error(errno, std::generic_category(), "standard output");
        }
    }
}

void look_at_output() {
    pollfd output{STDOUT_FILENO, 0, 0};
    if (::poll(&output, 1, 0) > 0 && (output.revents & POLLERR) != 0) throw ClosedOutput();
}

std::variant<int, std::string> answer_to(const support::PolledLines& lines,
                                         HostedProgram& program) {
    const std::string prefix = "not a position: ";
    if (lines.too_long()) return prefix + "the line is too long";
    const auto position = core::yahtzee::parse_position(lines.text());
    if (!position) return prefix + support::printable(to_string(position.error()));
    try {
        return program.action_for(*position);
    } catch (const std::exception& error) {
        return std::string("the machine fails: ") + error.what();
    }
}

std::string line_of(const std::variant<int, std::string>& answer) {
    const auto* failure = std::get_if<std::string>(&answer);
    return (failure ? "{\"failure\": " + match::quoted(*failure)
                    : "{\"action\": " + std::to_string(std::get<int>(answer))) +
           "}\n";
}

void serve(HostedProgram& program) {
    program.start();
    std::size_t answered = 0;
    const auto look_at_interrupts = [&answered] {
        if (support::is_interrupted()) throw Interrupted{answered};
    };
    support::PolledLines lines(STDIN_FILENO, sandbox::tick, [&program, &look_at_interrupts] {
        look_at_interrupts();
        look_at_output();
        program.look_at_limits();
    });
    while (lines.next()) {
        const auto answer = answer_to(lines, program);
        look_at_interrupts(); // then it is no answer
        write_line(line_of(answer));
        ++answered;
        program.end_failed();
    }
}

HostOptions host_options_from(const po::variables_map& given) {
    HostOptions options{program_from(given), given.count("freeze") > 0, support::is_interrupted};
    // --wall is for each action here.
    options.limits.answer_seconds = options.limits.wall_seconds;
    options.limits.wall_seconds = std::numeric_limits<double>::infinity();
    return options;
}

} // namespace

int yahtzee_host(const support::Invocation& invocation) {
    po::options_description options("Options");
    sandbox::Limits defaults;
    defaults.wall_seconds = default_wall_seconds;
    add_limit_options(options, defaults);
    const auto given = read_program_options(
        invocation,
        "Runs one program in the sandbox for another that writes positions. Each line of standard\n"
        "input is a position; each gets one line on standard output, {\"action\": 45} or\n"
        "{\"failure\": \"words\"}. An illegal action, no answer within --wall seconds (here for\n"
        "each action), bad output or an exit is a failure; the next position starts a fresh\n"
        "process, three times at most. A line that is no position is a failure too. --cpu holds\n"
        "for each process.",
        options);
    if (!given) return support::exit_done;

    HostOptions host = host_options_from(*given);
    const sandbox::Protection protection = protection_from(*given);
    support::catch_interrupts();
    try {
        support::announce_input(invocation, *given, "-", "positions, one per line");
        HostedProgram program(std::move(host), protection);
        serve(program);
    } catch (const Interrupted& end) {
        return support::report_interrupted(invocation,
                                           std::to_string(end.answered) + " positions answered");
    } catch (const ClosedOutput&) {
        std::signal(SIGPIPE, SIG_DFL);
        std::raise(SIGPIPE);
    }
    return support::exit_done;
}

} // namespace headless::judge
