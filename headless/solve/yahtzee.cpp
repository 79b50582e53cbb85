#include "ai/yahtzee/solve/solver.h"
#include "headless/solve/commands.h"
#include "headless/solve/exact_report.h"
#include "headless/support/progress.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <thread>

namespace headless::solve {

namespace po = boost::program_options;

namespace {

constexpr int max_threads = 1024;

core::yahtzee::Rules rules_from(const std::string& text) {
    const auto rule = core::yahtzee::joker_rule_named(text);
    if (!rule) throw support::UsageError("--rules is forced, verhoeff or free, not '" + text + "'");
    return {*rule};
}

int threads_from(const po::variables_map& options) {
    if (options.count("threads") == 0)
        return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    const int threads = options["threads"].as<int>();
    if (threads < 1 || threads > max_threads)
        throw support::UsageError("--threads is a number from 1 to " + std::to_string(max_threads));
    return threads;
}

void print_values(core::yahtzee::Rules rules, int threads) {
    const auto start = std::chrono::steady_clock::now();
    ai::yahtzee::solve::SharedValues values;
    {
        support::Progress progress("solving", 1, "games");
        values = ai::yahtzee::solve::solve(
            rules, {threads, {}, [&](double part) { progress.show(part); }});
    }
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    std::printf("value %.6f\nstates %d\nthreads %d\nseconds %.3f\n", values->points({}),
                ai::yahtzee::state::reachable_state_count(), threads, time.count());
}

void print_exact_values(core::yahtzee::Rules rules, int threads) {
    ai::yahtzee::solve::SharedExactValues exact;
    {
        support::Progress progress("solving", 1, "games");
        exact = ai::yahtzee::solve::solve_exact(
            rules, {threads, {}, [&](double part) { progress.show(part); }});
    }
    const auto fast = ai::yahtzee::solve::solve(rules, {threads, {}, {}});
    std::fputs(exact_report(*exact, *fast).c_str(), stdout);
}

} // namespace

int yahtzee(const support::Invocation& invocation) {
    po::options_description options("Options");
    options.add_options()("rules", po::value<std::string>()->default_value("forced"),
                          "the joker rule: forced, verhoeff or free")(
        "threads", po::value<int>(), "how many to use (all processors if not given)")(
        "exact", "the value as an exact fraction, in integers throughout");
    const auto given = support::read_options(
        invocation, {"[options]", "Finds the greatest expected final score of one player."},
        options);
    if (!given) return support::exit_done;
    const core::yahtzee::Rules rules = rules_from((*given)["rules"].as<std::string>());
    const int threads = threads_from(*given);

    given->count("exact") ? print_exact_values(rules, threads) : print_values(rules, threads);
    return support::exit_done;
}

} // namespace headless::solve
