// A tournament of the Prisoner's Dilemma between programs: a process a player a round, players side
// by side, moves simultaneous. What a program does wrong costs it its output of the round; the
// tournament goes on.

#pragma once

#include "core/dilemma/game.h"
#include "core/support/result.h"
#include "headless/dilemma/player.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headless::dilemma {

struct Entrant {
    std::string name;
    std::string command;
    std::string folder = {}; // its own; empty: none

    friend bool operator==(const Entrant&, const Entrant&) = default;
};

// A line each: NAME, a tab, COMMAND, optionally a tab, FOLDER. Empty lines and those that begin
// with '#' are skipped.
core::support::Result<std::vector<Entrant>> parse_entrants(std::string_view text);

// In the order of their IDs: shuffled by the seed.
std::vector<Entrant> shuffled(std::vector<Entrant> entrants, std::uint64_t seed);

struct Warning {
    int round; // from 1
    int id;
    std::string what;
};

// All that a round leaves behind. From a list of them a tournament is taken up again.
struct PlayedRound {
    core::dilemma::Round takes;
    std::vector<std::string> states; // by ID
    std::vector<Warning> warnings;
    std::vector<int> fickle; // IDs whose second answer to the same request differed
};

struct TournamentOptions {
    std::vector<std::uint64_t> seeds; // one for each round
    int jobs = 1;                     // programs at once
    bool checks_determinism = false;  // asks twice in every tenth of the rounds
};

class Tournament {
public:
    // `players` by ID.
    Tournament(std::vector<Player> players, TournamentOptions options);

    // A round that has been played before.
    void replay(const PlayedRound& round);

    bool is_over() const;

    // Nothing, and the round counts for nothing, if `is_stopped` says so once all have been asked.
    std::optional<PlayedRound> play_round(const std::function<bool()>& is_stopped = {});

    const core::dilemma::History& history() const { return game_.history(); }

private:
    std::vector<Outcome> ask_all(std::uint64_t seed);
    bool is_checked(int round) const;
    void append(const std::vector<core::dilemma::Answer>& answers);

    std::vector<Player> players_;
    TournamentOptions options_;
    core::dilemma::Game game_;
    core::dilemma::RoundLines lines_;
};

} // namespace headless::dilemma
