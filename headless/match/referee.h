// What the referees of all games have in common: a request goes to a program and, with its answer,
// to the transcript of the game.

#pragma once

#include "headless/engine/engine.h"
#include "headless/match/outcome.h"

#include <string>
#include <string_view>
#include <variant>

namespace headless::match {

// Writes "a REQUEST : " to the transcript, then "none" and a line feed if there is no answer. The
// referee writes the answer, since it knows its plain form. The answer is good until the next call.
std::variant<std::string_view, Forfeit> ask(int side, engine::Engine& engine, std::string request,
                                            std::string& transcript);

} // namespace headless::match
