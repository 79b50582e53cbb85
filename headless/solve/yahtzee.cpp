#include "ai/yahtzee/solve/values.h"
#include "headless/solve/commands.h"
#include "headless/solve/exact_report.h"
#include "headless/support/progress.h"

#include <chrono>
#include <cstdio>
#include <string>

namespace headless::solve {

namespace po = boost::program_options;

namespace {

core::yahtzee::Rules rules_from(const std::string& text) {
    const auto rule = core::yahtzee::joker_rule_named(text);
    if (!rule) throw support::UsageError("--rules is forced, verhoeff or free, not '" + text + "'");
    return {*rule};
}

struct Report {
    double value; // points
    int states;
    int threads;
    double seconds; // wall clock
};

void print(const Report& report) {
    std::printf("value %.6f\nstates %d\nthreads %d\nseconds %.3f\n", report.value, report.states,
                report.threads, report.seconds);
}

std::string to_json(const Report& report) {
    char text[160];
    std::snprintf(text, sizeof text, R"({"value":%.9f,"states":%d,"threads":%d,"seconds":%.3f})",
                  report.value, report.states, report.threads, report.seconds);
    return text;
}

Report solve_fast(core::yahtzee::Rules rules, int threads, bool is_quiet) {
    const auto start = std::chrono::steady_clock::now();
    support::Progress progress("solving", is_quiet);
    const auto values = ai::yahtzee::solve::solve(
        rules, {{threads, {}, [&](double part) { progress.show(part); }}});
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    return {values->points({}), ai::yahtzee::state::reachable_state_count(), threads, time.count()};
}

ExactReport solve_in_fractions(core::yahtzee::Rules rules, int threads, bool is_quiet) {
    support::Progress progress("solving", is_quiet);
    const auto exact = ai::yahtzee::solve::solve_exact(
        rules, {{threads, {}, [&](double part) { progress.show(part); }}});
    const auto fast = ai::yahtzee::solve::solve(rules, {{threads}});
    return exact_report(*exact, *fast);
}

} // namespace

int yahtzee(const support::Invocation& invocation) {
    po::options_description options("Options");
    options.add_options()("rules", po::value<std::string>()->default_value("forced"),
                          "the joker rule: forced, verhoeff or free")(
        "threads", support::thread_count(),
        support::threads_help)("exact", "the value as an exact fraction, in integers throughout");
    support::add_json_options(options, "the figures");
    const auto given = support::read_options(
        invocation, {"[options]", "Finds the greatest expected final score of one player."},
        options);
    if (!given) return support::exit_done;
    const core::yahtzee::Rules rules = rules_from((*given)["rules"].as<std::string>());
    const int threads = support::count_or_all(*given, "threads");
    const bool is_quiet = support::is_quiet(*given);
    support::require_outputs(*given, {"json-file"});
    if (given->count("exact")) {
        const ExactReport report = solve_in_fractions(rules, threads, is_quiet);
        support::report(
            *given, [&report] { return to_json(report); },
            [&report] { std::fputs(to_text(report).c_str(), stdout); });
    } else {
        const Report report = solve_fast(rules, threads, is_quiet);
        support::report(
            *given, [&report] { return to_json(report); }, [&report] { print(report); });
    }
    return support::exit_done;
}

} // namespace headless::solve
