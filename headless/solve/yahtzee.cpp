#include "ai/yahtzee/solve/exact_values.h"
#include "ai/yahtzee/solve/values.h"
#include "headless/solve/commands.h"
#include "headless/support/digest.h"
#include "headless/support/json.h"
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
using support::Json;

namespace {

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

// The output of --exact; resources/docs/exactness.md says what each figure is. All in decimal.
Json exact_report(const ExactValues& exact, const Values& fast) {
    cpp_int numerator = integer(exact.numerator({})); // of the expected score, in lowest terms
    cpp_int denominator = integer(denominators[core::yahtzee::box_count].limbs);
    const cpp_int common = gcd(numerator, denominator);
    numerator /= common;
    denominator /= common;
    return {{"numerator", numerator.str()},
            {"denominator", denominator.str()},
            {"value", decimal(numerator, denominator)},
            {"greatest_difference", bound(max_difference(fast, exact))},
            {"sha256", digest_of_states(exact)}};
}

core::yahtzee::Rules rules_from(const std::string& text) {
    const auto rule = core::yahtzee::joker_rule_named(text);
    if (!rule) throw support::UsageError("--rules is forced, verhoeff or free, not '" + text + "'");
    return {*rule};
}

Json solve_fast(core::yahtzee::Rules rules, int threads, bool is_quiet) {
    const auto start = std::chrono::steady_clock::now();
    support::Progress progress("solving", is_quiet);
    const auto values = ai::yahtzee::solve::solve(
        rules, {{threads, {}, [&](double part) { progress.show(part); }}});
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    return {{"value", support::rounded(values->points({}), 9)}, // points
            {"states", ai::yahtzee::state::reachable_state_count()},
            {"threads", threads},
            {"seconds", support::rounded(time.count(), 3)}}; // wall clock
}

Json solve_in_fractions(core::yahtzee::Rules rules, int threads, bool is_quiet) {
    support::Progress progress("solving", is_quiet);
    const auto exact = ai::yahtzee::solve::solve_exact(
        rules, {{threads, {}, [&](double part) { progress.show(part); }}});
    const auto fast = ai::yahtzee::solve::solve(rules, {{threads}});
    return exact_report(*exact, *fast);
}

std::string text_of(const Json& report) {
    if (report.contains("sha256"))
        return support::text_of(
            report, {{"numerator %s\n", "/numerator"},
                     {"denominator %s\n", "/denominator"},
                     {"value %s\n", "/value"},
                     {"greatest difference of the fast solver %s\n", "/greatest_difference"},
                     {"sha256 %s\n", "/sha256"}});
    return support::text_of(report, {{"value %.6f\n", "/value"},
                                     {"states %.0f\n", "/states"},
                                     {"threads %.0f\n", "/threads"},
                                     {"seconds %.3f\n", "/seconds"}});
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
    const Json report = given->count("exact") ? solve_in_fractions(rules, threads, is_quiet)
                                              : solve_fast(rules, threads, is_quiet);
    support::report(
        *given, [&report] { return support::dumped(report); },
        [&report] { std::fputs(text_of(report).c_str(), stdout); });
    return support::exit_done;
}

} // namespace headless::solve
