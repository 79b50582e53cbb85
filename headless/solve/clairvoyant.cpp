#include "ai/clairvoyant/solver.h"
#include "core/support/parallel.h"
#include "core/support/text.h"
#include "headless/solve/commands.h"
#include "headless/support/input.h"
#include "headless/support/lines.h"

#include <sys/stat.h>
#include <unistd.h>

#include <iostream>
#include <vector>

namespace headless::solve {

using core::clairvoyant::Scenario;

namespace {

std::string answer(ai::clairvoyant::Solver& solver, const Scenario& scenario, bool explained) {
    if (!explained) return std::to_string(solver.best_total(scenario)) + '\n';
    const auto game = core::clairvoyant::replay(scenario, solver.best_game(scenario));
    return std::to_string(game.total) + '\n' + core::clairvoyant::to_text(game);
}

// Reads scenarios and reports lines that are none. Blank lines at the end are no fault.
class Reader {
public:
    Reader(std::string program, std::istream& in) : program_(std::move(program)), lines_(in) {}

    // The next scenario; nothing at the end of the input.
    std::optional<Scenario> next() {
        while (lines_.next()) {
            if (core::support::trimmed(lines_.text()).empty()) {
                ++blank_lines_;
                continue;
            }
            report_blank_lines();
            if (lines_.too_long()) {
                report_error({"the line is too long", lines_.number(), 1});
                continue;
            }
            const auto scenario = core::clairvoyant::parse_scenario(lines_.text(), lines_.number());
            if (scenario) return *scenario;
            report_error(scenario.error());
        }
        return std::nullopt;
    }

    bool met_a_fault() const { return met_a_fault_; }

private:
    void report_error(const core::support::Error& error) {
        met_a_fault_ = true;
        support::report_error(program_, to_string(error));
    }

    void report_blank_lines() {
        for (; blank_lines_ > 0; --blank_lines_)
            report_error({"a scenario is missing", lines_.number() - blank_lines_, 1});
    }

    const std::string program_;
    support::Lines lines_;
    std::size_t blank_lines_ = 0; // just before the line being read
    bool met_a_fault_ = false;
};

void answer_one_by_one(Reader& reader, bool explained) {
    ai::clairvoyant::Solver solver;
    while (const std::optional<Scenario> scenario = reader.next()) {
        std::cout << answer(solver, *scenario, explained) << std::flush;
        if (!std::cout) return;
    }
}

// Answers on all processors.
void answer_in_batches(Reader& reader, bool explained) {
    constexpr std::size_t batch_size = 4096;
    std::vector<ai::clairvoyant::Solver> solvers(
        static_cast<std::size_t>(core::support::threads_or_all(0)));
    std::vector<Scenario> batch;
    do {
        batch.clear();
        while (batch.size() < batch_size) {
            const std::optional<Scenario> scenario = reader.next();
            if (!scenario) break;
            batch.push_back(*scenario);
        }
        std::vector<std::string> answers(batch.size());
        core::support::for_each_index(batch.size(), 0, [&](std::size_t i, int worker) {
            answers[i] = answer(solvers[static_cast<std::size_t>(worker)], batch[i], explained);
        });
        for (const std::string& text : answers) std::cout << text;
    } while (batch.size() == batch_size && std::cout);
}

bool is_regular(const std::string& file) {
    struct stat status {};
    return (file == "-" ? ::fstat(STDIN_FILENO, &status) : ::stat(file.c_str(), &status)) == 0 &&
           S_ISREG(status.st_mode);
}

} // namespace

int clairvoyant(const support::Invocation& invocation) {
    po::options_description options("Options");
    options.add_options()("explain", "after each answer, print a game that scores it");
    const auto given = support::read_options(
        invocation,
        {"[--explain] [SCENARIOS]",
         "Finds the most that can be scored with a dice machine whose numbers are known. Reads\n"
         "scenarios, a line each: A C X0. The dice come from X(n+1) = (A X(n) + C) mod 2^32; roll\n"
         "n shows floor(X(n) / 2^16) mod 6 + 1. The line 0 0 0 ends them. Writes a total for "
         "each,\n"
         "at once, or from a file on all processors."},
        options, support::one_argument("file", "-"));
    if (!given) return support::exit_done;
    const bool explained = given->count("explain") > 0;

    const auto file = (*given)["file"].as<std::string>();
    support::announce_input(invocation, *given, file, "scenarios, one per line");
    support::Input input(file);
    Reader reader(invocation.program, input.stream());
    if (is_regular(file))
        answer_in_batches(reader, explained);
    else
        answer_one_by_one(reader, explained);
    return reader.met_a_fault() ? support::exit_fault : support::exit_done;
}

} // namespace headless::solve
