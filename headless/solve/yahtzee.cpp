#include "ai/yahtzee/solve/exact_values.h"
#include "ai/yahtzee/solve/values.h"
#include "headless/solve/commands.h"
#include "headless/support/digest.h"
#include "headless/support/progress.h"
#include "headless/support/words.h"

#include <boost/multiprecision/cpp_int.hpp>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <string>

namespace headless::solve {

using boost::multiprecision::cpp_int;
using namespace ai::yahtzee::solve;

namespace {

// The output of --exact; for lines and fields see resources/docs/exactness.md. All numbers in
// decimal.
struct ExactReport {
    std::string numerator; // of the expected score, in lowest terms
    std::string denominator;
    std::string value;               // 50 decimals, points
    std::string greatest_difference; // of the fast solver's values, points, rounded up
    std::string sha256;              // over the exact values of all states
};

constexpr unsigned decimals = 50;

cpp_int integer(std::span<const Limb> limbs) {
    cpp_int number;
    import_bits(number, limbs.begin(), limbs.end(), limb_bits, false);
    return number;
}

// Rounded to the nearest.
std::string decimal(const cpp_int& numerator, const cpp_int& denominator) {
    const cpp_int unit = pow(cpp_int(10), decimals);
    const cpp_int scaled = (2 * numerator * unit + denominator) / (2 * denominator);
    const std::string fraction = cpp_int(scaled % unit).str();
    return cpp_int(scaled / unit).str() + '.' + std::string(decimals - fraction.size(), '0') +
           fraction;
}

// Rounded up, so that it stays a bound.
std::string bound(double points) {
    constexpr double unit = 1e10;
    return support::formatted("%.10f", std::ceil(points * unit) / unit);
}

std::string digest_of_states(const ExactValues& exact) {
    support::Sha256 hash;
    list_states(exact, core::yahtzee::BoxSet::all(),
                [&hash](const std::string& line) { hash.add(line); });
    return support::to_hex(hash.finish());
}

ExactReport exact_report(const ExactValues& exact, const Values& fast) {
    cpp_int numerator = integer(exact.numerator({}));
    cpp_int denominator = integer(denominators[core::yahtzee::box_count].limbs);
    const cpp_int common = gcd(numerator, denominator);
    numerator /= common;
    denominator /= common;
    return {numerator.str(), denominator.str(), decimal(numerator, denominator),
            bound(max_difference(fast, exact)), digest_of_states(exact)};
}

std::string to_text(const ExactReport& report) {
    return "numerator " + report.numerator + "\ndenominator " + report.denominator + "\nvalue " +
           report.value + "\ngreatest difference of the fast solver " + report.greatest_difference +
           "\nsha256 " + report.sha256 + '\n';
}

std::string to_json(const ExactReport& report) {
    return R"({"numerator":")" + report.numerator + R"(","denominator":")" + report.denominator +
           R"(","value":")" + report.value + R"(","greatest_difference":")" +
           report.greatest_difference + R"(","sha256":")" + report.sha256 + "\"}";
}

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
    return support::formatted(R"({"value":%.9f,"states":%d,"threads":%d,"seconds":%.3f})",
                              report.value, report.states, report.threads, report.seconds);
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
