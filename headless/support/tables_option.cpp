#include "headless/support/tables_option.h"

#include "ai/yahtzee/tables/tables.h"
#include "headless/support/command.h"
#include "headless/support/interrupt.h"
#include "headless/support/progress.h"

#include <cstdlib>
#include <mutex>
#include <stdexcept>
#include <system_error>
#include <vector>

namespace headless::support {

using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::tables;
using namespace ai::yahtzee::state;

namespace {

// Where the programs are installed, as /usr/local/share/alea: every sandboxed program may read
// that.
std::filesystem::path installed_folder() {
    std::error_code ignored;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", ignored);
    return ignored ? std::filesystem::path() : program.parent_path().parent_path() / "share/alea";
}

// Where tables are looked for.
std::vector<std::filesystem::path> folders_of(const std::optional<std::string>& given) {
    if (given) return {*given};
    std::vector<std::filesystem::path> folders{folder_of({}), installed_folder()};
    std::erase_if(folders, [](const auto& folder) { return folder.empty(); });
    return folders;
}

class LateScoreSource : public ScoreSource {
public:
    explicit LateScoreSource(std::function<SharedScoreSource()> make) : make_(std::move(make)) {}

    FutureScores of(const CardState& state) const override {
        std::call_once(once_, [this] { made_ = make_(); });
        return made_->of(state);
    }

private:
    std::function<SharedScoreSource()> make_;
    mutable std::once_flag once_;
    mutable SharedScoreSource made_;
};

SharedBlocks solved_blocks(const Values& values, CompactStorage storage, int threads,
                           bool is_quiet) {
    if (storage != CompactStorage::memory)
        for (const auto& each : folders_of({}))
            if (const auto ready = open_compact_tables(each, values.rules())) return *ready;
    Progress progress("preparing win probabilities", is_quiet);
    InterruptStop stop;
    const bool is_kept = storage == CompactStorage::filled_cache;
    auto blocks =
        ai::yahtzee::tables::compact_tables(is_kept ? folder_of({}) : std::filesystem::path(),
                                            values, {watched(threads, progress, stop)});
    if (!blocks) throw Interrupted();
    return blocks;
}

} // namespace

std::filesystem::path folder_of(const std::optional<std::string>& given) {
    if (given) return *given;
    return tables_directory(std::getenv("XDG_CACHE_HOME"), std::getenv("HOME"));
}

void make_files(const std::filesystem::path& folder, const Report& report, bool is_quiet) {
    Progress progress("building the tables", is_quiet);
    TableOptions options;
    options.solve.progress = [&](double part) { progress.show(part); };
    options.report = report;
    if (!open_or_build_tables(folder, {}, options))
        throw std::runtime_error("the tables were not built");
    if (!open_values(folder, {})) write_values(folder, *solve({}));
}

SharedValues solved_game(const std::optional<std::string>& given, const SolveOptions& options) {
    for (const auto& folder : folders_of(given))
        if (const auto stored = open_values(folder, {})) return *stored;
    return solve({}, options);
}

core::support::Result<SharedScoreSource> from_ready_files(const std::optional<std::string>& given) {
    const auto folders = folders_of(given);
    core::support::Error error{"there is no home folder"};
    for (const auto& folder : folders) {
        const auto files = open_tables(folder, {});
        if (files) return SharedScoreSource(std::make_shared<TableScoreSource>(*files));
        if (folder == folders.front()) error = files.error();
    }
    return error;
}

SharedScoreSource full_tables(const std::optional<std::string>& given) {
    const auto ready = from_ready_files(given);
    if (ready) return *ready;
    if (given)
        throw UsageError("--tables: " + to_string(ready.error()) +
                         " (alea-bot --make-tables DIR makes them, --tables DIR names them)");
    return nullptr;
}

SharedScoreSource compact_tables(const SharedValues& values, CompactStorage storage, int threads,
                                 bool is_quiet) {
    return std::make_shared<CompactSource>(values,
                                           solved_blocks(*values, storage, threads, is_quiet));
}

SharedScoreSource made_late(std::function<SharedScoreSource()> make) {
    return std::make_shared<LateScoreSource>(std::move(make));
}

} // namespace headless::support
