#include "headless/judge/commands.h"
#include "headless/judge/hosted_program.h"
#include "headless/judge/match_options.h"
#include "headless/match/log_lines.h"
#include "headless/sandbox/command_line.h"
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

namespace {

constexpr double default_wall_seconds = 10; // for one action

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
