// What the reports of all games have in common, as text and as JSON.

#pragma once

#include "headless/match/conversation.h"
#include "headless/match/forfeit.h"

#include <iosfwd>
#include <nlohmann/json.hpp>
#include <string>

namespace headless::match {

using Json = nlohmann::ordered_json;

// On `indent` columns; -1: on one line. Programs write what they like, valid UTF-8 or not.
std::string dumped(const Json& json, int indent = -1);

std::string side_name(int side);
Json to_json(const Forfeit& forfeit);
Json to_json(const Rest& rest);
void add_notes(Json& json, const Notes& notes);

// {"event": NAME, …}
std::string event_line(const char* name, const Json& rest);

// No program may write to the organiser's terminal what it likes.
std::string printable(const std::string& text);
void print_notes(std::ostream& out, const Notes& notes, const char* margin);

} // namespace headless::match
