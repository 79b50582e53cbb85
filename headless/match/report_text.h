// The reports of matches of all games as text for people, made of their JSON, so that both have the
// same figures.

#pragma once

#include "headless/match/match.h"
#include "headless/support/json.h"
#include "headless/support/words.h"

#include <iosfwd>
#include <string>

namespace headless::match {

using support::Json;
using support::printable;

// A `game` event in one line: the running score of side a with its interval, Elo, likelihood of
// superiority, wins, ties and losses, pairs and the sequential test.
std::string live_line(const Json& game);

// "exited with status 7", "cpu: more than 600 s": the reason once.
std::string fault_in_words(const std::string& reason, const std::string& words);
// "1 game that was left", "3 games that were left"
std::string games_left(int games);
// "b has not answered for 10 s; does it flush its output?"
std::string silence_in_words(int side, double seconds);

void print_circumstances(std::ostream& out, const Circumstances& circumstances);
// The terms before the first game: how many games, the seed's hash, the protection.
void print_start(std::ostream& out, const Json& terms, const std::string& protection);
void print_report(std::ostream& out, const Json& report);

} // namespace headless::match
