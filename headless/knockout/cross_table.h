// The outcome of a round robin or a gauntlet: how the players are rated, and ratings and cross
// table as text and as JSON.

#pragma once

#include "headless/knockout/schedule.h"
#include "headless/match/statistics.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace headless::knockout {

// Ratings of all players of a contest from all their games: Bradley-Terry with ties, as Davidson
// adds them. Sources: R. A. Bradley and M. E. Terry, Biometrika 39 (1952); R. R. Davidson, Journal
// of the American Statistical Association 65 (1970).

// The games of two players, numbered from 0.
struct PairGames {
    std::size_t a = 0;
    std::size_t b = 0;
    double wins_a = 0;
    double ties = 0;
    double wins_b = 0;
};

struct Rating {
    double elo = 0;
    double half_width99 = 0; // of the interval, relative to the anchor
};

// The player whose rating is fixed; without one, the mean of all ratings is.
struct Anchor {
    std::optional<std::size_t> player;
    double elo = 0;
};

// Most likely ratings, with intervals from the observed information. Games count as independent. A
// prior of one game per pair, half won by each, and of half a tie in all keeps the ratings of
// players who have won all their games finite. All players must be connected by games.
std::vector<Rating> rate(std::size_t players, std::vector<PairGames> games, const Anchor& anchor);

// The player whose rating is fixed; without a name, the mean of all ratings is.
struct AnchorName {
    std::optional<std::string> name;
    double elo = 0;
};

// The record of player a over all blocks.
match::Record record_of(const Match& match);

// One player over all its matches.
struct TableRow {
    std::string name;
    Rating rating;
    int rank = 1;
    match::Record record;
};

// True if no match is left to be played.
bool is_decided(const State& state, Format format);

// Best first. Empty unless all matches have been played.
std::vector<TableRow> standings(const State& state, Format format, const AnchorName& anchor);

std::string table_text(const State& state, Format format, const AnchorName& anchor);

// The outcome with the whole state.
support::Json table_json(const State& state, Format format, const AnchorName& anchor);

} // namespace headless::knockout
