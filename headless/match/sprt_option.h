// --sprt, --alpha and --beta: a match that stops as soon as it has decided.

#pragma once

#include "headless/match/sprt.h"
#include "headless/support/command.h"

#include <optional>
#include <string>
#include <vector>

namespace headless::match {

void add_sprt_options(po::options_description& options);

// Throws UsageError if they are invalid.
std::optional<SprtBounds> sprt_from(const po::variables_map& given);

// The same options as words, for the command line of another judge.
std::vector<std::string> sprt_words(const po::variables_map& given);

} // namespace headless::match
