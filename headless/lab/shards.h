// Experiments whose figures are sums, split among machines: --shard I/N, --if-missing, and the file
// that a shard writes. merge puts such files together whatever the experiment is. A duel's file has
// a form of its own, with the terms as fields and the tally as sums.

#pragma once

#include "headless/lab/play.h"
#include "headless/support/command.h"
#include "headless/support/json.h"

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

namespace headless::lab {

struct Shard {
    std::uint64_t part = 1; // from 1
    std::uint64_t count = 1;
};

// The format of a duel's file.
inline constexpr auto duel_format = "alea duel 1";

void add_shard_options(po::options_description& options);
// Throws UsageError.
Shard shard_from(const po::variables_map& given);

// A duel, or each of a ladder, by --games, --threads and --seed. Throws UsageError.
DuelOptions duel_options_from(const po::variables_map& given, const Shard& shard);

struct ShardFile {
    support::Json terms; // the experiment under "experiment", and all that must be alike
    std::uint64_t shards = 1;
    std::vector<std::uint64_t> parts; // those that are in, from 1
    support::Json sums;               // of any shape; its numbers add up
    std::string version;              // of the program
    bool complete = true;             // not stopped before the end
};

// A shard of the program that runs now.
ShardFile shard_file(support::Json terms, const Shard& shard, support::Json sums, bool complete);

// Adds the fields of a shard's file to the figures that an experiment reports.
void add_shard(support::Json& json, const ShardFile& file);

// Throws std::runtime_error, which names the file, where it is damaged.
ShardFile shard_from_json(const support::Json& json, const std::string& name);

// --if-missing: whether the file of --json-file is there, whole or decided by its test, and of
// this shard, with these terms and maybe others. Throws UsageError where it holds something else.
bool is_shard_there(const po::variables_map& given, const support::Json& terms, const Shard& shard);

// Throws std::runtime_error if they are not of the same experiment and the same version, a part is
// there twice, or one was stopped before its end.
ShardFile merged(const std::vector<ShardFile>& files);

// "3, 17, 40-42": the parts of 1 to `count` that are not in `parts`; empty if all are.
std::string missing_parts(const std::vector<std::uint64_t>& parts, std::uint64_t count);

// The reports of the experiments that can be split: on one shard, or on all that merge has put
// together.

support::Json ladder_json(const ShardFile& file);
void print_ladder(const ShardFile& file, std::ostream& out);

support::Json accuracy_json(const ShardFile& file);
void print_accuracy(const ShardFile& file, std::ostream& out);

support::Json duel_json(const ShardFile& file);
void print_duel(const ShardFile& file, std::ostream& out);

support::Json dominoes_json(const ShardFile& file);
void print_dominoes(const ShardFile& file, std::ostream& out);

// By the experiment that the file's terms name, as text or, by --json and --json-file, as JSON.
void report_shard(const po::variables_map& given, const ShardFile& file);

} // namespace headless::lab
