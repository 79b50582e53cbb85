// The common parts of the reports of all games, as text and as JSON.

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

std::string side_name(int side);
Json to_json(const Forfeit& forfeit);
Json to_json(const Rest& rest);

// The fields that all games have, without those of one game.
Json to_json(const CommonTerms& terms);
Json to_json(const GameOutcome& game);
Json side_json(const ReportFrame& report, const CommonTerms& terms, const Standing& standing,
               int side);
void add_frame(Json& report, const ReportFrame& frame);

// Reads the terms of a match. read(json, terms) reads the fields that only this game has.
template <class Terms, class Read>
core::support::Result<Terms> terms_from(std::string_view text, Read read) {
    try {
        const Json json = support::json_from(text);
        Terms terms;
        terms.commands = json.at("commands").get<std::array<std::string, 2>>();
        terms.games = json.at("games").get<int>();
        terms.seed_sha256 = json.at("seed_sha256").get<std::string>();
        terms.public_seed = json.at("public_seed").get<bool>();
        read(json, terms);
        return terms;
    } catch (const Json::exception& error) {
        return core::support::Error{"not the terms of a match: " + support::json_fault(error)};
    }
}

// Score, its interval, Elo and likelihood of superiority; null for an Elo without bounds.
Json standing_json(const Standing& standing);

// "+38.2 (99 %: -50.7 to +127.6)"; a score of 0 or 1 has no finite Elo.
std::string elo_in_words(const Standing& standing);

// A standing in one line for people, with the number of wins, ties and losses.
std::string live_line(const Standing& standing, const Record& record);

// {"event": NAME, …}
std::string event_line(const char* name, const Json& rest);
std::string began_event(const Json& terms, const std::string& protection);
// A side has lost game `game` by a fault, or all games that were left.
std::string failure_event(int game, const Forfeit& forfeit);
std::string rest_event(const Rest& rest);

// "exited with status 7", "cpu: more than 600 s": the reason once.
std::string fault_in_words(const std::string& reason, const std::string& words);

// The end of a failed program's standard error, escaped.
void print_last_errors(std::ostream& out, const engine::Notes& notes, const char* margin);

Json to_json(const Circumstances& circumstances);
void print_circumstances(std::ostream& out, const Circumstances& circumstances);

// The seed's hash and the protection; `games` in words.
void print_start(std::ostream& out, const std::string& games, const CommonTerms& terms,
                 const std::string& protection);
void print_usage(std::ostream& out, const SideUsage& usage, const char* margin);
// "1 game that was left", "3 games that were left"
std::string games_left(int games);

void print_rest(std::ostream& out, const Rest& rest, const char* margin);
void print_end(std::ostream& out, const ReportFrame& report);

// "b has not answered for 10 s; does it flush its output?"
std::string silence_in_words(int side, double seconds);

} // namespace headless::match
