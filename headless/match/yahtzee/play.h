// Plays one game of Yahtzee under the referee.

#pragma once

#include "core/dice/keyed_dice.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/position.h"
#include "headless/match/engine_pair.h"
#include "headless/match/outcome.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace headless::match::yahtzee {

struct GameResult : GameOutcome {
    std::uint64_t dice = 0;      // which game of the keyed dice it was played with
    std::array<int, 2> points{}; // by side; of a game that was forfeited, as it stood

    friend bool operator==(const GameResult&, const GameResult&) = default;
};

// The score of side a: 1, 1/2 or 0.
constexpr double score_of_a(const GameResult& game) {
    return !game.winner ? 0.5 : *game.winner == 0 ? 1.0 : 0.0;
}

// The code of a legal action, or what is wrong with an answer, in words that quote it.
std::variant<int, std::string> action_in(const core::yahtzee::Position& position,
                                         std::string_view answer);

struct Pairing {
    int game;
    int first;
    std::uint64_t dice;
};

// Appends a line for each decision to `transcript`: "a POSITION : ACTION". An answer that is no
// whole number is quoted as JSON.
GameResult play(const Pairing& pairing, const Engines& engines, const core::dice::KeyedDice& dice,
                std::string& transcript);

// One line of a transcript.
struct Decision {
    int side = 0;
    core::yahtzee::Position position;
    std::optional<core::yahtzee::Action> action; // nothing where the answer was no legal action
    std::string answer;                          // as the log has it
};

std::vector<Decision> decisions_in(std::string_view transcript);

} // namespace headless::match::yahtzee
