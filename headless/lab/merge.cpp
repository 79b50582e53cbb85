// The shards of a duel, a ladder or another experiment put together.

#include "headless/lab/commands.h"
#include "headless/lab/shards.h"
#include "headless/support/input.h"
#include "headless/support/options.h"

#include <iostream>
#include <stdexcept>

namespace headless::lab {

using support::Json;

namespace {

struct ShardedExperiment {
    const char* name;
    Json (*json)(const ShardFile&);
    void (*print)(const ShardFile&, std::ostream&);
};

constexpr ShardedExperiment experiments[]{{"duel", duel_json, print_duel},
                                          {"ladder", ladder_json, print_ladder},
                                          {"accuracy", accuracy_json, print_accuracy},
                                          {"dominoes", dominoes_json, print_dominoes}};

const ShardedExperiment& experiment_of(const ShardFile& file) {
    const std::string name = file.terms.value("experiment", "");
    for (const ShardedExperiment& each : experiments)
        if (name == each.name) return each;
    throw std::runtime_error("there is no experiment '" + name + "'");
}

constexpr std::uint64_t max_shards = 1'000'000;

// Throws where the files say another number of shards; reports missing ones. True if nothing is.
bool is_whole(const ShardFile& file, std::uint64_t expected) {
    if (file.shards != expected)
        throw std::runtime_error("the shards are of " + std::to_string(file.shards) + ", not of " +
                                 std::to_string(expected));
    const std::string missing = missing_parts(file.parts, file.shards);
    if (!missing.empty()) support::report_error("alea-lab merge", "missing shards: " + missing);
    return missing.empty();
}

po::options_description merge_options() {
    po::options_description options("Options");
    options.add_options()("expect", support::number_in<std::uint64_t>(1, max_shards),
                          "how many shards there are: name those that are missing, and end "
                          "with status 1 if any is");
    support::add_json_options(options, "the figures");
    return options;
}

} // namespace

void report_shard(const po::variables_map& given, const ShardFile& file) {
    const ShardedExperiment& experiment = experiment_of(file);
    try {
        support::report(
            given,
            [&] {
                Json json = experiment.json(file);
                add_shard(json, file);
                return support::dumped(json, 2);
            },
            [&] {
                experiment.print(file, std::cout);
                if (file.shards > 1)
                    std::cout << "shards " << file.parts.size() << " of " << file.shards << '\n';
            });
    } catch (const Json::exception&) {
        throw std::runtime_error("the figures of the shards are damaged");
    }
}

int merge(const support::Invocation& invocation) {
    const auto given = support::read_options(
        invocation,
        {"[options] FILE...",
         "Puts the shards of a duel, a ladder or a measurement of accuracy together. Shards of\n"
         "different versions are refused."},
        merge_options(), support::many_arguments("files"));
    if (!given) return support::exit_done;
    support::require_outputs(*given, {"json-file"}, {"files"});
    const std::uint64_t expected =
        given->count("expect") ? (*given)["expect"].as<std::uint64_t>() : 0;
    const auto files = support::strings_from(*given, "files");
    if (files.empty()) throw support::UsageError("files are missing");
    std::vector<ShardFile> shards;
    for (const std::string& file : files) {
        support::announce_input(invocation, *given, file, "a shard's report");
        shards.push_back(shard_from_json(support::json_or_discarded(support::whole_input(file)),
                                         support::input_name(file)));
    }
    const ShardFile all = merged(shards);
    const bool well = expected == 0 || is_whole(all, expected);
    report_shard(*given, all);
    return well ? support::exit_done : support::exit_fault;
}

} // namespace headless::lab
