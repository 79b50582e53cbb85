// Matches of dominoes as text for people: results by case, and games move by move.

#pragma once

#include "headless/match/dominoes/result.h"

#include <iosfwd>
#include <optional>
#include <string>

namespace headless::match::dominoes {

using Report = MatchReport<Result>;

void print_start(std::ostream& out, const Terms& terms, const std::string& protection);

// Points by case and in total; usage if it is known.
void print_report(std::ostream& out, const Report& report);

// One move with the hands before it, the line and the stock; without a move, how the game ended.
void print_move(std::ostream& out, const core::dominoes::Game& game,
                std::optional<core::dominoes::Move> move);

} // namespace headless::match::dominoes
