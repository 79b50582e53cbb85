// The figures of a duel as text and as JSON, from which shards are put together again.

#pragma once

#include "headless/lab/play.h"
#include "headless/match/sprt.h"

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace headless::lab {

// A sequential test on luck-adjusted scores of pairs of games.
struct DuelTest {
    match::SprtBounds bounds;
    match::SprtState state;
};

struct DuelReport {
    std::array<std::string, 2> players;
    std::string seed;        // 64 hexadecimal digits
    std::string baseline;    // of the luck
    std::uint64_t games = 0; // of all shards
    std::uint64_t shards = 1;
    std::vector<std::uint64_t> parts; // the shards that are in, from 1
    Tally tally;
    std::string version = {}; // of the program
    std::optional<DuelTest> test = {};
};

void print(const DuelReport& report, std::ostream& out);

std::string to_json(const DuelReport& report);

// Throws std::runtime_error where the file can't be read, or is no such report.
DuelReport read_json(const std::string& path);
// The same of a text; `name` is where it is from.
DuelReport duel_from_json(const std::string& text, const std::string& name);

// The games that the parts have, of a duel that nobody stopped.
std::uint64_t expected_games(const DuelReport& report);

// All parts of one duel put together. Throws std::runtime_error if they are not of the same duel,
// not of the same version, one is there twice, or one was stopped before its end.
DuelReport merged(const std::vector<DuelReport>& reports);

} // namespace headless::lab
