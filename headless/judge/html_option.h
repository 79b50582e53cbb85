// --html: the folder of pages that a contest is published as.

#pragma once

#include "headless/match/yahtzee/pages.h"
#include "headless/support/command.h"
#include "headless/support/html.h"

#include <memory>

namespace headless::judge {

void add_html_options(po::options_description& options, bool has_games = true);

// Throws where --html names what may not be replaced: to be known before there is anything to lose.
// `contest`: the SHA-256 of its seed; empty while it is not known.
void require_publishable(const po::variables_map& given, const std::string& contest = {});

// Null without --html.
std::unique_ptr<support::PageFolder> page_folder_from(const po::variables_map& given,
                                                      const std::string& contest);

// The games of --html-games, judged by the tables of --tables or of the user's cache folder, where
// there are any.
match::yahtzee::PageOptions page_options_from(const po::variables_map& given);

// Writes what a match came to as pages, if --html was given.
void publish_match(const po::variables_map& given, match::yahtzee::MatchPages match);

} // namespace headless::judge
