// The request to a player in a round, and its text: "P D N" (players, the player's ID, rounds
// played), a line for each past round, the round's random number, and the player's state line. Only
// the first line and the last two differ between players; each round adds one line between.

#pragma once

#include "core/dilemma/history.h"
#include "core/support/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace core::dilemma {

// Refers to its parts, which must outlive it.
struct Request {
    int id;
    const History& history;
    std::uint64_t number;   // random, the same for all players
    std::string_view state; // as the player returned it last round
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

// A request that owns its parts.
struct ReceivedRequest {
    int id;
    History history;
    std::uint64_t number;
    std::string state;

    Request request() const { return {id, history, number, state}; }
};

support::Result<ReceivedRequest> parse_request(std::string_view text);

// Reads the history from a battle's log: the text of a request up to its last round, with 0 for the
// ID. Lines that begin with '#' are comments.
support::Result<History> parse_log(std::string_view text);

} // namespace core::dilemma
