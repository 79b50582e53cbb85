// Where a shard of an experiment comes from: so that shards of different programs are never put
// together, and one that differs from the others is found.

#pragma once

#include "headless/lab/tally.h"

#include <cstdint>
#include <string>
#include <vector>

namespace headless::lab {

struct ShardOrigin {
    std::uint64_t part = 1; // from 1
    std::string version;    // of the program; empty in the files of 0.1.0
    std::string commit;     // empty if not built from a repository
    std::string host;
    double cpu_seconds = 0;
    std::string signature; // bench signatures of the players
    Tally tally;

    // The same program with the same play.
    bool is_like(const ShardOrigin& other) const {
        return version == other.version && commit == other.commit && signature == other.signature;
    }
};

// The program that runs now, without a tally.
ShardOrigin this_origin(std::uint64_t part, const std::vector<std::string>& players);

// How far the luck-adjusted means of shards differ from the mean of all. Of shards with at least
// two games.
struct Homogeneity {
    double chi_square = 0;
    int degrees_of_freedom = 0;
    double probability = 1;          // of a greater chi-square, were all shards alike
    std::uint64_t greatest_part = 0; // the shard with the greatest residual; 0: none
    double greatest_residual = 0;    // in standard errors of that shard
};
Homogeneity homogeneity(const std::vector<ShardOrigin>& origins);

// "3, 17, 40-42": the parts of 1 to `count` that are not in `parts`; empty if all are.
std::string missing_parts(const std::vector<std::uint64_t>& parts, std::uint64_t count);

} // namespace headless::lab
