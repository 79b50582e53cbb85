// The order in which the steps of a basic strategy are learned.

#pragma once

#include "tests/tools/experiments/basic_evaluator.h"

#include <functional>
#include <vector>

namespace tests::page_search {

// The exact means of the first 0, 1, ... steps.
std::vector<double> means_by_step(BasicEvaluator& evaluator,
                                  const ai::yahtzee::basic::Strategy& strategy);

// Numbers the steps by backward elimination: the last is the one that is missed least.
void number_by_elimination(BasicEvaluator& evaluator, ai::yahtzee::basic::Strategy& strategy);

// Swaps neighbours as long as that raises the sum of the means, or keeps a step from gaining less
// than it should. Returns the means.
std::vector<double> improve_order(BasicEvaluator& evaluator,
                                  ai::yahtzee::basic::Strategy& strategy);

} // namespace tests::page_search
