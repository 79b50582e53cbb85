// A tournament as static pages: the ranking, the scores over the rounds, who took from whom, and
// each warning.

#pragma once

#include "headless/dilemma/journal.h"
#include "headless/support/html.h"

#include <string>
#include <utility>
#include <vector>

namespace headless::dilemma {

// `circumstances`: what was in force, as pairs of words and value.
void add_tournament_pages(support::PageFolder& pages, const Progress& progress,
                          const core::dilemma::History& history,
                          std::vector<std::pair<std::string, std::string>> circumstances);

} // namespace headless::dilemma
