// The reports of a tournament: its log in the input's own form, its result as text and as JSON, a
// picture of it, and its pages.

#pragma once

#include "headless/dilemma/journal.h"
#include "headless/support/html.h"
#include "headless/support/json.h"

#include <string>
#include <utility>
#include <vector>

namespace headless::dilemma {

// A request's text with 0 for the ID and without its last two lines; comments name the players and
// hold the warnings, each after the line of its round.
std::string log_text(const Progress& progress);

// The names that a log's comments give, by ID; "player 1" where they give none.
std::vector<std::string> names_in_log(std::string_view log, int players);

// Scores, best first, and who has won.
std::string score_table(const core::dilemma::History& history,
                        const std::vector<std::string>& names);
support::Json scores_json(const core::dilemma::History& history,
                          const std::vector<std::string>& names);

std::string result_text(const Progress& progress, const core::dilemma::History& history);
support::Json result_json(const Progress& progress, const core::dilemma::History& history);

std::vector<std::string> names(const Setting& setting);

// Scores over the rounds, and who took how often from whom (SVG, whole in itself).
std::string picture(const core::dilemma::History& history, const std::vector<std::string>& names);

// The tournament as static pages: the ranking, the scores over the rounds, who took from whom, and
// each warning. `circumstances`: what was in force, as pairs of words and value.
void add_tournament_pages(support::PageFolder& pages, const Progress& progress,
                          const core::dilemma::History& history,
                          std::vector<std::pair<std::string, std::string>> circumstances);

} // namespace headless::dilemma
