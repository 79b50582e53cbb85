// The figures of a duel as text and as JSON, from which shards are put together again.

#pragma once

#include "headless/lab/tally.h"

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

namespace headless::lab {

struct DuelReport {
    std::array<std::string, 2> players;
    std::string seed;        // 64 hexadecimal digits
    std::string baseline;    // of the luck
    std::uint64_t games = 0; // of all shards
    std::uint64_t shards = 1;
    std::vector<std::uint64_t> parts; // the shards that are in, from 1
    Tally tally;
};

void print(const DuelReport& report, std::ostream& out);

// Throws std::runtime_error when it can't be written, or is not such a file.
void write_json(const DuelReport& report, const std::string& path);
DuelReport read_json(const std::string& path);

// All parts of one duel put together. Throws std::runtime_error if they are not of the same duel
// or one is there twice.
DuelReport merged(const std::vector<DuelReport>& reports);

} // namespace headless::lab
