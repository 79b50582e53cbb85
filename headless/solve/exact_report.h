// What alea-solve yahtzee --exact tells. Lines and fields: see resources/docs/exactness.md.

#pragma once

#include "ai/yahtzee/solve/exact_values.h"
#include "ai/yahtzee/solve/values.h"

#include <string>

namespace headless::solve {

// All numbers in decimal.
struct ExactReport {
    std::string numerator; // of the expected score, in lowest terms
    std::string denominator;
    std::string value;               // 50 decimals, points
    std::string greatest_difference; // of the fast solver's values, points, rounded up
    std::string sha256;              // over the exact values of all states
};

ExactReport exact_report(const ai::yahtzee::solve::ExactValues& exact,
                         const ai::yahtzee::solve::Values& fast);

std::string to_text(const ExactReport& report);
std::string to_json(const ExactReport& report); // numbers as strings, which lose no digit

} // namespace headless::solve
