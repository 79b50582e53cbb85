// One game of a match as HTML: every roll drawn, every action in words, and what it lost.

#pragma once

#include "headless/match/yahtzee/pages.h"

#include <string>

namespace headless::match::yahtzee {

// The text between <body> and </body>, without links to other pages.
std::string game_body(const MatchPages& match, const PlayedGame& played, const ActionJudge& judge);

} // namespace headless::match::yahtzee
