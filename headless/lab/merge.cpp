// The shards of a duel, a ladder or another experiment put together.

#include "headless/lab/commands.h"
#include "headless/lab/duel_report.h"
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

namespace {

constexpr std::uint64_t max_shards = 1'000'000;

// The shards read so far, of a duel or of another experiment.
class Shards {
public:
    // Throws std::runtime_error where the file holds neither, or another experiment.
    void add(const std::string& path) {
        const std::string text = support::whole_input(path); // standard input has it only once
        const std::string name = support::input_name(path);
        const auto json = support::json_or_discarded(text);
        if (!is_shard_file(json))
            duels_.push_back(duel_from_json(text, name));
        else
            files_.push_back(shard_from_json(json, name));
        if (!duels_.empty() && !files_.empty())
            throw std::runtime_error("the files are not of the same experiment");
    }

    // Puts together what is there.
    void merge() {
        if (!duels_.empty()) duel_ = merged(duels_);
        if (!files_.empty()) file_ = merged(files_);
    }
    const std::vector<std::uint64_t>& parts() const { return duel_ ? duel_->parts : file_->parts; }
    std::uint64_t count() const { return duel_ ? duel_->shards : file_->shards; }

    void report(const po::variables_map& given) const {
        if (file_) return report_shard(given, *file_);
        support::report(
            given, [this] { return to_json(*duel_); }, [this] { print(*duel_, std::cout); });
    }

private:
    std::vector<DuelReport> duels_;
    std::vector<ShardFile> files_;
    std::optional<DuelReport> duel_;
    std::optional<ShardFile> file_;
};

// Throws where the files say another number of shards; reports missing ones. True if nothing is.
bool is_whole(const Shards& shards, std::uint64_t expected) {
    if (expected > 0 && shards.count() != expected)
        throw std::runtime_error("the shards are of " + std::to_string(shards.count()) +
                                 ", not of " + std::to_string(expected));
    const std::string missing = missing_parts(shards.parts(), shards.count());
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

int merge(const support::Invocation& invocation) {
    const auto given = support::read_options(
        invocation,
        {"[options] FILE...",
         "Puts the shards of a duel, a ladder or a measurement of accuracy together. Shards of\n"
         "different versions are refused."},
        merge_options(), support::many_arguments("files"));
    if (!given) return support::exit_done;
    support::require_different_files(*given, {"files", "json-file"});
    support::require_outputs(*given, {"json-file"});
    const std::uint64_t expected =
        given->count("expect") ? (*given)["expect"].as<std::uint64_t>() : 0;
    const auto files = support::strings_from(*given, "files");
    if (files.empty()) throw support::UsageError("files are missing");
    Shards shards;
    for (const std::string& file : files) {
        support::announce_input(invocation, *given, file, "a shard's report");
        shards.add(file);
    }
    shards.merge();
    const bool well = expected == 0 || is_whole(shards, expected);
    shards.report(*given);
    return well ? support::exit_done : support::exit_fault;
}

} // namespace headless::lab
