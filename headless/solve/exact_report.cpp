#include "headless/solve/exact_report.h"

#include "headless/support/digest.h"

#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <cstdio>

namespace headless::solve {

using boost::multiprecision::cpp_int;
using namespace ai::yahtzee::solve;

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
    char text[32];
    std::snprintf(text, sizeof text, "%.10f", std::ceil(points * unit) / unit);
    return text;
}

std::string digest_of_states(const ExactValues& exact) {
    support::Sha256 hash;
    list_states(exact, core::yahtzee::BoxSet::all(),
                [&hash](const std::string& line) { hash.add(line); });
    return support::to_hex(hash.finish());
}

} // namespace

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

} // namespace headless::solve
