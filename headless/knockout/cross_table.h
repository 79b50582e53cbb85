// The outcome of a round robin or a gauntlet: ratings, cross table, as text and as JSON.

#pragma once

#include "headless/knockout/ratings.h"
#include "headless/knockout/schedule.h"
#include "headless/match/statistics.h"

#include <optional>
#include <string>
#include <vector>

namespace headless::knockout {

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
