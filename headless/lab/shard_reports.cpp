#include "headless/lab/shard_reports.h"

#include "headless/support/options.h"

#include <cstdio>
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

void print_parts(const ShardFile& file, std::ostream& out) {
    if (file.shards == 1) return;
    out << "shards " << file.parts.size() << " of " << file.shards << '\n';
    const Homogeneity all = homogeneity(file);
    if (file.parts.size() < 2 || all.degrees_of_freedom < 1) return;
    char line[200];
    std::snprintf(line, sizeof line,
                  "shards' means: chi-square %.2f with %d degrees of freedom, probability %.4f\n"
                  "greatest residual: %.2f standard errors, shard %llu\n",
                  all.chi_square, all.degrees_of_freedom, all.probability, all.greatest_residual,
                  static_cast<unsigned long long>(all.greatest_part));
    out << line;
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
                print_parts(file, std::cout);
            });
    } catch (const Json::exception&) {
        throw std::runtime_error("the figures of the shards are damaged");
    }
}

} // namespace headless::lab
