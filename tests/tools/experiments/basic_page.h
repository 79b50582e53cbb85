// The basic strategy as a source file.

#pragma once

#include "ai/yahtzee/basic/strategy.h"

#include <string>
#include <vector>

namespace tests::page_search {

// Enters the mean and the gain of each step, out of the means of the first 0, 1, ... steps.
void enter_gains(ai::yahtzee::basic::Strategy& strategy, const std::vector<double>& means);

// The text of ai/yahtzee/basic/page.cpp.
std::string page_source(const ai::yahtzee::basic::Strategy& strategy);

} // namespace tests::page_search
