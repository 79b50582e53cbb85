// The shards of a duel put together, once or while they arrive.

#include "headless/lab/commands.h"
#include "headless/lab/duel_report.h"
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

void report_on(const po::variables_map& given, const DuelReport& report) {
    support::report(
        given, [&report] { return to_json(report); }, [&report] { print(report, std::cout); });
}

// Throws where the files say another number of shards; tells what is missing. True if nothing is.
bool is_whole(const DuelReport& report, std::uint64_t expected) {
    if (expected > 0 && report.shards != expected)
        throw std::runtime_error("the shards are of " + std::to_string(report.shards) +
                                 ", not of " + std::to_string(expected));
    const std::string missing = missing_parts(report.parts, report.shards);
    if (!missing.empty()) std::cerr << "missing shards: " << missing << std::endl;
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
    bool look() {
        bool is_new = false;
        std::vector<fs::path> files;
        for (const auto& entry : fs::directory_iterator(path_))
            if (entry.path().extension() == ".json") files.push_back(entry.path());
        std::ranges::sort(files);
        for (const fs::path& file : files) {
            if (!seen_.insert(file).second) continue;
            try {
                reports_.push_back(read_json(file));
                is_new = true;
            } catch (const std::runtime_error& error) {
                std::cerr << error.what() << std::endl;
            }
        }
        return is_new;
    }

    const std::vector<DuelReport>& reports() const { return reports_; }

private:
    fs::path path_;
    std::set<fs::path> seen_;
    std::vector<DuelReport> reports_;
};

// Shows the running result whenever a shard has arrived, until all are there or Ctrl-C.
int watch(const support::Invocation& invocation, const po::variables_map& given,
          std::uint64_t expected) {
    Folder folder(given["watch"].as<std::string>());
    support::catch_interrupts();
    while (!support::is_interrupted()) {
        if (folder.look()) {
            const DuelReport report = merged(folder.reports());
            const bool is_all = report.parts.size() == report.shards;
            if (is_all || (expected > 0 && report.shards != expected)) {
                is_whole(report, expected);
                report_on(given, report);
                return support::exit_done;
            }
            std::cerr << running_line(report) << std::endl;
        }
        std::this_thread::sleep_for(between_looks);
    }
    if (folder.reports().empty()) return support::tell_interrupted(invocation, "no shard");
    const DuelReport report = merged(folder.reports());
    report_on(given, report);
    return support::tell_interrupted(invocation, std::to_string(report.parts.size()) + " of " +
                                                     std::to_string(report.shards) + " shards");
}

po::options_description known_options() {
    po::options_description options("Options");
    options.add_options()("expect", support::number_in<std::uint64_t>(1, max_shards),
                          "of how many shards the duel is: name those that are missing, and end "
                          "with status 1 if any is")(
        "watch", po::value<std::string>(),
        "DIR: in place of files, show the running result of the .json files that arrive in a "
        "folder, until all shards are there");
    support::add_json_options(options, "the figures");
    return options;
}

} // namespace

int merge(const support::Invocation& invocation) {
    po::options_description hidden;
    hidden.add_options()("files", po::value<std::vector<std::string>>());
    po::positional_options_description positions;
    positions.add("files", -1);
    const auto given = support::read_options(
        invocation,
        {"[options] FILE... | --watch DIR",
         "Puts the shards of a duel together. Shards of another version, commit or bench\n"
         "signature are refused. Tells by chi-square whether the shards' luck-adjusted means\n"
         "agree, and which one differs most."},
        known_options(), hidden, positions);
    if (!given) return support::exit_done;
    support::require_outputs(*given, {"json-file"});
    const std::uint64_t expected =
        given->count("expect") ? (*given)["expect"].as<std::uint64_t>() : 0;
    const auto files = support::strings_from(*given, "files");
    if (given->count("watch")) {
        if (!files.empty()) throw support::UsageError("--watch takes no files");
        return watch(invocation, *given, expected);
    }
    if (files.empty()) throw support::UsageError("files are missing");
    std::vector<DuelReport> reports;
    for (const std::string& file : files) reports.push_back(read_json(file));
    const DuelReport report = merged(reports);
    const bool well = expected == 0 || is_whole(report, expected);
    report_on(*given, report);
    return well ? support::exit_done : support::exit_fault;
}

} // namespace headless::lab
