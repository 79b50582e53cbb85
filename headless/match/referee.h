// The common part of the referees of all games: sends a request to a program and writes it to the
// transcript of the game.

#pragma once

#include "headless/engine/engine.h"
#include "headless/match/outcome.h"

#include <string>
#include <string_view>
#include <variant>

namespace headless::match {

// Writes "a REQUEST : " to the transcript, then "none" and a line feed if there is no answer. The
// caller writes the answer, since only it knows its plain form. The answer stays valid until the
// next call.
std::variant<std::string_view, Forfeit> ask(int side, engine::Engine& engine, std::string request,
                                            std::string& transcript);

} // namespace headless::match
