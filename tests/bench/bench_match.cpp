// The cost of an action for the judge, with and without the filter of system calls, beside a bare
// ping-pong over two pipes, in turns within one run:
//   alea_bench_match [GAMES] [REPETITIONS]
// Prints the judge's own CPU time an action of each, in microseconds, the programs' where the
// kernel counts it, and the ratios of the medians.

#include "core/yahtzee/legality.h"
#include "headless/match/yahtzee/match.h"
#include "headless/sandbox/launch.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <iostream>
#include <string>
#include <string_view>
#include <sys/resource.h>
#include <sys/wait.h>
#include <vector>

using namespace headless::match;
using namespace headless::support;
using namespace headless::sandbox;

namespace {

// Holds all dice twice, then takes the first box that may be taken.
void play() {
    for (std::string line; std::getline(std::cin, line);) {
        const auto position = core::yahtzee::parse_position(line);
        const bool hold = position->roll_number < core::yahtzee::rolls_per_turn;
        const auto actions = core::yahtzee::legal_actions({}, *position);
        std::cout << (hold ? 63 : actions.front().code()) << std::endl;
    }
}

void echo() {
    for (std::string line; std::getline(std::cin, line);) std::cout << "63" << std::endl;
}

double own_cpu_seconds() {
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

void let_block(const UniqueFd& fd) {
    ::fcntl(fd.get(), F_SETFL, ::fcntl(fd.get(), F_GETFL) & ~O_NONBLOCK);
}

// Microseconds an exchange.
double bare(const std::string& self, long exchanges) {
    LaunchPlan plan;
    plan.words = {self, "--echo"};
    Launched program = launch(plan);
    let_block(program.input);
    let_block(program.output);
    const std::string request =
        to_text(core::yahtzee::Position{{}, {core::yahtzee::Card()}, {1, 2, 3, 4, 5}, 1}) + '\n';
    char answer[64];
    const double start = own_cpu_seconds();
    for (long i = 0; i < exchanges; ++i)
        if (::write(program.input.get(), request.data(), request.size()) < 0 ||
            ::read(program.output.get(), answer, sizeof answer) <= 0)
            std::abort();
    const double spent = own_cpu_seconds() - start;
    program.input.reset();
    ::waitpid(program.id, nullptr, 0);
    return 1e6 * spent / static_cast<double>(exchanges);
}

// Microseconds an action.
struct Cost {
    double judge = 0; // everything in
    double programs = 0;
};

Cost judged(const std::string& self, int games, const Protection& protection, long& actions) {
    yahtzee::MatchOptions options;
    options.terms.commands = {'\'' + self + "' --play", '\'' + self + "' --play"};
    options.terms.games = games;
    actions = 0;
    yahtzee::MatchEvents events;
    events.game = [&actions](const auto& played, const auto&) {
        actions += std::ranges::count(played.transcript, '\n');
    };
    const double start = own_cpu_seconds();
    const yahtzee::Report report = run_match(options, protection, events);
    const double spent = own_cpu_seconds() - start;
    if (report.result.complete() != games) std::abort();
    const double per_action = 1e6 / static_cast<double>(actions);
    return {per_action * spent,
            per_action * (report.usage->at(0).cpu_seconds + report.usage->at(1).cpu_seconds)};
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

} // namespace

int main(int argc, char** argv) {
    const std::string_view first = argc > 1 ? argv[1] : "";
    if (first == "--play") return play(), 0;
    if (first == "--echo") return echo(), 0;
    std::signal(SIGPIPE, SIG_IGN);
    const int games = argc > 1 ? std::atoi(argv[1]) : 1000;
    const int repetitions = argc > 2 ? std::atoi(argv[2]) : 5;
    const std::string self = std::filesystem::read_symlink("/proc/self/exe");
    const Protection with_filter({false, false, true}, find_group_folders());
    const Protection without_filter({false, false, false}, find_group_folders());
    std::printf("%s\n", with_filter.description().c_str());
    std::vector<double> bares, judges, unfiltered_judges, programs, unfiltered_programs;
    for (int i = 0; i < repetitions; ++i) {
        long actions = 0;
        // Each is first in turns: the first match of the two is often the slower one.
        Cost filtered, unfiltered;
        if (i % 2 == 0) filtered = judged(self, games, with_filter, actions);
        unfiltered = judged(self, games, without_filter, actions);
        if (i % 2 == 1) filtered = judged(self, games, with_filter, actions);
        bares.push_back(bare(self, actions));
        judges.push_back(filtered.judge);
        unfiltered_judges.push_back(unfiltered.judge);
        programs.push_back(filtered.programs);
        unfiltered_programs.push_back(unfiltered.programs);
        std::printf("bare %.3f us   judge %.3f us, unfiltered %.3f us   programs %.3f us, "
                    "unfiltered %.3f us\n",
                    bares.back(), filtered.judge, unfiltered.judge, filtered.programs,
                    unfiltered.programs);
    }
    std::printf("medians: bare %.3f us, judge %.3f us (ratio %.3f), unfiltered %.3f us; programs "
                "%.3f us, unfiltered %.3f us\n",
                median(bares), median(judges), median(judges) / median(bares),
                median(unfiltered_judges), median(programs), median(unfiltered_programs));
    return 0;
}
