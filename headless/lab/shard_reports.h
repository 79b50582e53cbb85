// What the experiments that can be split tell: of one shard, or of all that merge has put together.

#pragma once

#include "headless/lab/shards.h"

#include <iosfwd>

namespace headless::lab {

support::Json ladder_json(const ShardFile& file);
void print_ladder(const ShardFile& file, std::ostream& out);

support::Json accuracy_json(const ShardFile& file);
void print_accuracy(const ShardFile& file, std::ostream& out);

support::Json dominoes_json(const ShardFile& file);
void print_dominoes(const ShardFile& file, std::ostream& out);

// By the experiment that the file's terms name, as text or, by --json and --json-file, as JSON.
void report_shard(const boost::program_options::variables_map& given, const ShardFile& file);

} // namespace headless::lab
