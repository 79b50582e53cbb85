// A knockout, a round robin or a gauntlet as static pages: places, bracket or ratings, entrants,
// and every match with its games.

#pragma once

#include "headless/knockout/cross_table.h"
#include "headless/knockout/schedule.h"
#include "headless/knockout/state.h"
#include "headless/match/yahtzee/pages.h"
#include "headless/support/html.h"

#include <filesystem>
#include <string>

namespace headless::knockout {

struct ContestPages {
    const State& state;
    std::filesystem::path folder; // of the matches' logs and reports
    Format format = Format::knockout;
    AnchorName anchor = {}; // of the ratings
    std::string seed = {};  // once it may be shown
    match::Circumstances circumstances = {};
};

void add_contest_pages(support::PageFolder& pages, const ContestPages& contest,
                       const match::yahtzee::PageOptions& options);

} // namespace headless::knockout
