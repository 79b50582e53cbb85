// The reports of matches of all games: their common parts as JSON, and the text for people, which
// is made of the JSON, so that both have the same figures.

#pragma once

#include "core/support/result.h"
#include "headless/engine/engine_connection.h"
#include "headless/match/match.h"
#include "headless/match/statistics.h"
#include "headless/support/json.h"
#include "headless/support/words.h"

#include <array>
#include <iosfwd>
#include <string>
#include <string_view>

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

std::string side_name(int side);
Json to_json(const Forfeit& forfeit);
Json to_json(const Rest& rest);

// The fields that all games have, without those of one game.
Json to_json(const CommonTerms& terms);
Json to_json(const GameOutcome& game);
Json side_json(const ReportFrame& report, const CommonTerms& terms, const Standing& standing,
               const Record& record, int side);
void add_frame(Json& report, const ReportFrame& frame);

// Reads the terms of a match. read(json, terms) reads the fields that only this game has.
template <class Terms, class Read>
core::support::Result<Terms> terms_from(std::string_view text, Read read) {
    try {
        const Json json = support::json_from(text);
        Terms terms;
        terms.commands = json.at("commands").get<std::array<std::string, 2>>();
        terms.games = support::whole_number<int>(json.at("games"));
        terms.seed_sha256 = json.at("seed_sha256").get<std::string>();
        terms.public_seed = json.at("public_seed").get<bool>();
        terms.title = json.value("title", "");
        read(json, terms);
        return terms;
    } catch (const Json::exception& error) {
        return core::support::Error{"not the terms of a match: " + support::json_fault(error)};
    }
}

// Score, its interval, Elo and likelihood of superiority, and the games it comes from; null for an
// Elo without bounds.
Json standing_json(const Standing& standing, const Record& record);

// {"event": NAME, …}
std::string event_line(const char* name, const Json& rest);
// A side has lost game `game` by a fault.
Json failure_json(int game, const Forfeit& forfeit);

Json to_json(const Circumstances& circumstances);

} // namespace headless::match
