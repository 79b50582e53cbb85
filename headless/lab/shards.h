// Experiments whose figures are sums, split among machines: --shard I/N, --if-missing, and the file
// that a shard writes. merge puts such files together whatever the experiment is.

#pragma once

#include "headless/lab/shard_origin.h"
#include "headless/support/command.h"
#include "headless/support/json.h"

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

namespace headless::lab {

struct Shard {
    std::uint64_t part = 1; // from 1
    std::uint64_t count = 1;
};

void add_shard_options(boost::program_options::options_description& options);
// Throws UsageError.
Shard shard_from(const boost::program_options::variables_map& given);

// A mean of one shard, to tell whether the shards agree. Without two samples there is none.
struct ShardMean {
    std::string name;
    double mean;
    double standard_error;
};

struct ShardFile {
    support::Json terms; // the experiment under "experiment", and all that must be alike
    std::uint64_t shards = 1;
    std::vector<std::uint64_t> parts;                       // those that are in, from 1
    support::Json sums;                                     // of any shape; its numbers add up
    std::vector<ShardOrigin> origins;                       // without tallies
    std::vector<std::pair<std::uint64_t, ShardMean>> means; // by part
    bool complete = true;                                   // not stopped before the end
};

// Of the program that runs now.
ShardFile shard_file(support::Json terms, const Shard& shard, support::Json sums,
                     const std::vector<ShardMean>& means, const std::vector<std::string>& players,
                     bool complete);

// The fields of a shard's file, beside the figures that an experiment tells.
void add_shard(support::Json& json, const ShardFile& file);

bool is_shard_file(const support::Json& json);
// Throws std::runtime_error, which names the file, where it is damaged.
ShardFile shard_from_json(const support::Json& json, const std::string& name);

// --if-missing: whether the file of --json-file is there, whole, and of this shard. Throws
// UsageError where it holds something else.
bool is_shard_there(const boost::program_options::variables_map& given, const support::Json& terms,
                    const Shard& shard);

// Throws std::runtime_error if they are not of the same experiment and the same program, a part is
// there twice, or one was stopped before its end.
ShardFile merged(const std::vector<ShardFile>& files);

// Over all means of the same name.
Homogeneity homogeneity(const ShardFile& file);

} // namespace headless::lab
