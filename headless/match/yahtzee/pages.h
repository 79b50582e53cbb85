// A match of Yahtzee as static pages: the result, a graph of the score over the games, and every
// game decision by decision.

#pragma once

#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"
#include "headless/match/report_parts.h"
#include "headless/match/yahtzee/game_store.h"
#include "headless/support/html.h"

#include <array>
#include <functional>
#include <optional>
#include <string>

namespace headless::match::yahtzee {

// The value of an action.
struct ActionFigures {
    core::yahtzee::Action best;
    double loss;               // points, against the best
    std::optional<double> win; // win probability after this action, ties half
};

using ActionJudge = std::function<std::optional<ActionFigures>(const core::yahtzee::Position&,
                                                               core::yahtzee::Action)>;

struct MatchPages {
    std::string title;   // plain text
    std::string heading; // HTML
    std::array<std::string, 2> names;
    Json report; // as report_to_json() writes it
    GameStore games;
    std::string folder;       // within the folder of pages; empty: its top
    std::string contest = {}; // the page above, as an address from this one; empty: none
    std::string remarks = {}; // HTML, above the result
};

// Writes FOLDER/index.html and FOLDER/games/N.html. `judge` may be empty. `on_game` is told how
// many games are written.
void add_match_pages(support::PageFolder& pages, const MatchPages& match, const ActionJudge& judge,
                     const std::function<void(std::size_t)>& on_game = {});

} // namespace headless::match::yahtzee
