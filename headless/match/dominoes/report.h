// Matches of dominoes as text for people: the table by case, and games to follow move by move.

#pragma once

#include "headless/match/dominoes/match.h"

#include <array>
#include <iosfwd>
#include <optional>
#include <string>

namespace headless::match::dominoes {

void print_start(std::ostream& out, const Terms& terms, const std::string& protection);

// Points by case and in all; usage where it is known.
void print_result(std::ostream& out, const Result& result,
                  const std::array<SideUsage, 2>* usage = nullptr);

// One move with the hands before it, the line and the stock; without a move, how the game ended.
void print_move(std::ostream& out, const core::dominoes::Game& game,
                std::optional<core::dominoes::Move> move);

} // namespace headless::match::dominoes
