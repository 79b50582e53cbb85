#include "headless/lab/shard_reports.h"

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

constexpr ShardedExperiment experiments[]{{"ladder", ladder_json, print_ladder},
                                          {"accuracy", accuracy_json, print_accuracy},
                                          {"dominoes", dominoes_json, print_dominoes}};

const ShardedExperiment& experiment_of(const ShardFile& file) {
    const std::string name = file.terms.value("experiment", "");
    for (const ShardedExperiment& each : experiments)
        if (name == each.name) return each;
    throw std::runtime_error("there is no experiment '" + name + "'");
}

} // namespace

void report_shard(const boost::program_options::variables_map& given, const ShardFile& file) {
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

} // namespace headless::lab
