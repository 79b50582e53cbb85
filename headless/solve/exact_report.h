// What alea-solve yahtzee --exact prints.

#pragma once

#include "ai/yahtzee/solve/exact_values.h"
#include "ai/yahtzee/solve/values.h"

#include <string>

namespace headless::solve {

// The expected score as a fraction and as a decimal, how far the fast solver's values are off, and
// SHA-256 over the exact values of all states. Lines: see resources/docs/exactness.md.
std::string exact_report(const ai::yahtzee::solve::ExactValues& exact,
                         const ai::yahtzee::solve::Values& fast);

} // namespace headless::solve
