// What a player is asked in a round, and its text: "P D N" (players, the player's ID, rounds
// played), a line for each past round, the round's number, and the player's state line. Only the
// first line and the last two differ from player to player; the lines between are appended to.

#pragma once

#include "core/dilemma/history.h"
#include "core/support/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace core::dilemma {

// Refers to what it was made of.
struct Request {
    int id;
    const History& history;
    std::uint64_t number;   // at random, the same for all players
    std::string_view state; // what the player returned last round
};

// The lines before and after those of the past rounds.
std::string head_text(int players, int id, int rounds);
std::string tail_text(std::uint64_t number, std::string_view state);

// The lines of the past rounds.
class RoundLines {
public:
    void append(const Round& round) {
        text_ += to_text(round);
        text_ += '\n';
    }
    std::string_view text() const { return text_; }

private:
    std::string text_;
};

// A request with all that it refers to.
struct ReceivedRequest {
    int id;
    History history;
    std::uint64_t number;
    std::string state;

    Request request() const { return {id, history, number, state}; }
};

support::Result<ReceivedRequest> parse_request(std::string_view text);

// The first part of a request, the player's ID and what follows the rounds set aside. Lines that
// begin with '#' are comments. A battle's log is such a text, with 0 for the ID.
support::Result<History> parse_log(std::string_view text);

} // namespace core::dilemma
