// The shards of a duel, a ladder or another experiment put together, once or while they arrive.

#include "headless/lab/commands.h"
#include "headless/lab/duel_report.h"
#include "headless/lab/shard_reports.h"
#include "headless/support/input.h"
#include "headless/support/interrupt.h"
#include "headless/support/options.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <set>
#include <thread>

namespace headless::lab {

namespace po = boost::program_options;
namespace fs = std::filesystem;

namespace {

constexpr std::chrono::milliseconds between_looks{500};
constexpr std::uint64_t max_shards = 1'000'000;

// What has arrived of a duel, or of another experiment.
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

    bool is_empty() const { return duels_.empty() && files_.empty(); }

    // Puts together what is there.
    void merge() {
        if (!duels_.empty()) duel_ = merged(duels_);
        if (!files_.empty()) file_ = merged(files_);
    }
    const std::vector<std::uint64_t>& parts() const { return duel_ ? duel_->parts : file_->parts; }
    std::uint64_t count() const { return duel_ ? duel_->shards : file_->shards; }

    std::string running_line() const {
        if (duel_) return lab::running_line(*duel_);
        return std::to_string(parts().size()) + " of " + std::to_string(count()) + " shards";
    }

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

// Throws where the files say another number of shards; tells what is missing. True if nothing is.
bool is_whole(const Shards& shards, std::uint64_t expected) {
    if (expected > 0 && shards.count() != expected)
        throw std::runtime_error("the shards are of " + std::to_string(shards.count()) +
                                 ", not of " + std::to_string(expected));
    const std::string missing = missing_parts(shards.parts(), shards.count());
    if (!missing.empty()) support::complain("alea-lab merge", "missing shards: " + missing);
    return missing.empty();
}

// The reports in a folder, read once each. A file that is no report is named once and left out.
class Folder {
public:
    explicit Folder(fs::path path) : path_(std::move(path)) {
        if (!fs::is_directory(path_))
            throw support::UsageError("--watch: there is no folder '" + path_.string() + "'");
    }

    // True if there is a new one.
    bool look(Shards& shards) {
        bool is_new = false;
        std::vector<fs::path> files;
        for (const auto& entry : fs::directory_iterator(path_))
            if (entry.path().extension() == ".json") files.push_back(entry.path());
        std::ranges::sort(files);
        for (const fs::path& file : files) {
            if (!seen_.insert(file).second) continue;
            try {
                shards.add(file);
                is_new = true;
            } catch (const std::runtime_error& error) {
                support::complain("alea-lab merge", error.what());
            }
        }
        return is_new;
    }

private:
    fs::path path_;
    std::set<fs::path> seen_;
};

// Shows the running result whenever a shard has arrived, until all are there or Ctrl-C.
int watch(const support::Invocation& invocation, const po::variables_map& given,
          std::uint64_t expected) {
    Folder folder(given["watch"].as<std::string>());
    Shards shards;
    support::catch_interrupts();
    while (!support::is_interrupted()) {
        if (folder.look(shards)) {
            shards.merge();
            const bool is_all = shards.parts().size() == shards.count();
            if (is_all || (expected > 0 && shards.count() != expected)) {
                is_whole(shards, expected);
                shards.report(given);
                return support::exit_done;
            }
            std::cerr << shards.running_line() << std::endl;
        }
        std::this_thread::sleep_for(between_looks);
    }
    if (shards.is_empty()) return support::tell_interrupted(invocation, "no shard");
    shards.merge();
    shards.report(given);
    return support::tell_interrupted(invocation, shards.running_line());
}

po::options_description merge_options() {
    po::options_description options("Options");
    options.add_options()("expect", support::number_in<std::uint64_t>(1, max_shards),
                          "how many shards there are: name those that are missing, and end "
                          "with status 1 if any is")(
        "watch", po::value<std::string>(),
        "DIR: in place of files, show the running result of the .json files that arrive in a "
        "folder, until all shards are there");
    support::add_json_options(options, "the figures");
    return options;
}

} // namespace

int merge(const support::Invocation& invocation) {
    const auto given = support::read_options(
        invocation,
        {"[options] FILE... | --watch DIR",
         "Puts the shards of a duel, a ladder or a measurement of accuracy together. Shards of\n"
         "another version, commit or bench signature are refused. Tells by chi-square whether the\n"
         "shards' means agree, and which one differs most."},
        merge_options(), support::many_arguments("files"));
    if (!given) return support::exit_done;
    support::require_different_files(*given, {"files", "json-file"});
    support::require_outputs(*given, {"json-file"});
    const std::uint64_t expected =
        given->count("expect") ? (*given)["expect"].as<std::uint64_t>() : 0;
    const auto files = support::strings_from(*given, "files");
    if (given->count("watch")) {
        if (!files.empty()) throw support::UsageError("--watch takes no files");
        return watch(invocation, *given, expected);
    }
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
