// The end of a game of a match: types that the results, logs and reports of all games share.

#pragma once

#include <optional>
#include <string>

namespace headless::match {

// The two programs of a match, a and b, are sides 0 and 1.
constexpr char letter(int side) { return side == 0 ? 'a' : 'b'; }

// Why a side lost a game without playing it to its end.
struct Forfeit {
    int side = 0;
    std::string reason; // "illegal", "crash" (the program was started again), or another Cause's
    std::string words;  // of the referee, or about the program

    // The program is out of the match, not only of this game.
    bool disqualifies() const { return reason != "illegal" && !is_recovered(); }
    bool is_recovered() const { return reason == "crash"; }

    friend bool operator==(const Forfeit&, const Forfeit&) = default;
};

// A side was disqualified and has lost all games that were left.
struct Rest {
    int side = 0;
    int games = 0; // how many were left, unplayed
    std::string reason;
    std::string words;

    friend bool operator==(const Rest&, const Rest&) = default;
};

// The side that had not answered for so long when the match was stopped.
struct Unanswered {
    int side = 0;
    double seconds = 0;
};

// The part of a game's result that all games have.
struct GameOutcome {
    int game = 0;              // from 1
    int first = 0;             // the side that moved first
    std::optional<int> winner; // the side; nothing for a tie
    std::optional<Forfeit> forfeit;

    friend bool operator==(const GameOutcome&, const GameOutcome&) = default;
};

} // namespace headless::match
