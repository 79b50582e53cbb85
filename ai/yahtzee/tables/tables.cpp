#include "ai/yahtzee/tables/tables.h"

#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/tables/table_file.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <mutex>
#include <vector>

namespace ai::yahtzee::tables {

using namespace ai::yahtzee::solve;
using namespace core::yahtzee;
using namespace ai::yahtzee::state;

namespace fs = std::filesystem;

namespace {

// The score distributions' measured share of the time for both tables.
constexpr double distributions_share = 0.2;

SolveOptions part_of(const SolveOptions& options, double from, double to) {
    SolveOptions part = options;
    if (options.progress)
        part.progress = [progress = options.progress, from, to](double done) {
            progress(from + done * (to - from));
        };
    return part;
}

SharedScoreDistributions build_score_distributions(Rules rules, const SolveOptions& options) {
    SolveOptions silent = options;
    silent.progress = {};
    const SharedValues values = solve::solve(rules, silent);
    return values ? solve_score_distributions(*values, part_of(options, 0, distributions_share))
                  : nullptr;
}

SharedTargetProbabilities build_target_probabilities(Rules rules, const SolveOptions& options) {
    return solve_target_probabilities(rules, part_of(options, distributions_share, 1));
}

// Files keep the names that they had in the first release, so that older tables are still found.
fs::path path_of(const fs::path& directory, const TableKey& key) {
    const char* const what = key.kind == TableKind::score_distributions    ? "outcomes"
                             : key.kind == TableKind::target_probabilities ? "thresholds"
                                                                           : "compact";
    return directory / ("yahtzee-" + std::string(what) + '-' + std::string(name(key.rules.joker)) +
                        "-v" + std::to_string(table_version) + ".table");
}

// Reports a file that exists but can't be used.
void report_fault(const fs::path& path, const core::support::Error& error,
                  const TableOptions& options) {
    std::error_code ignored;
    if (fs::exists(path, ignored) && options.report)
        options.report(error.what + ": building it again");
}

// Null where the file is not there or not in order.
template <class Table>
std::shared_ptr<const Table> open(const fs::path& directory, const TableKey& key,
                                  const TableOptions& options) {
    const fs::path path = path_of(directory, key);
    const auto opened = open_table(path, key);
    if (opened) return std::make_shared<const Table>(*opened);
    report_fault(path, opened.error(), options);
    return nullptr;
}

// `build` makes the table in memory; null if it was stopped.
template <class Table, class Build>
std::shared_ptr<const Table> open_or_build(const fs::path& directory, TableKind kind, Rules rules,
                                           const TableOptions& options, Build build) {
    const TableKey key{kind, rules, options.solve.within};
    if (auto opened = open<Table>(directory, key, options)) return opened;
    {
        const std::shared_ptr<const Table> built = build(rules, options.solve);
        if (!built) return nullptr;
        write_table(path_of(directory, key), key, built->table());
    }
    const auto written = open_table(path_of(directory, key), key);
    if (!written) throw TableError(written.error().what);
    return std::make_shared<const Table>(*written);
}

// Takes the lock of a directory, which is made if need be. Nothing if it was stopped.
std::optional<FileLock> lock(const fs::path& directory, const char* name,
                             const std::stop_token& stop) {
    std::error_code error;
    fs::create_directories(directory, error);
    if (error) throw TableError(directory.string() + ": " + error.message());
    return FileLock::take(directory / name, stop);
}

TableKey compact_key(Rules rules, BoxSet within) { return {TableKind::compact, rules, within}; }

// Writes the blocks of the compact tables in one order, whichever thread solves them first.
class OrderedWriter {
public:
    OrderedWriter(const fs::path& path, const TableKey& key) : writer_(path, key) {
        for (unsigned bits = 0; bits < 1u << box_count; ++bits)
            if (const BoxSet open = BoxSet::from_bits(bits);
                (open & key.within) == open && compact_format(open.size()).is_kept)
                order_.push_back(open);
        std::ranges::stable_sort(order_, {}, [](BoxSet open) { return open.size(); });
    }

    void add(BoxSet open, const SharedScoreBlock& block) {
        const std::lock_guard lock(mutex_);
        waiting_[open.bits()] = block;
        for (; next_ < order_.size(); ++next_) {
            const auto found = waiting_.find(order_[next_].bits());
            if (found == waiting_.end()) return;
            writer_.add(order_[next_], *found->second);
            waiting_.erase(found);
        }
    }

    void finish() { writer_.finish(); }

private:
    std::mutex mutex_;
    TableWriter writer_;
    std::vector<BoxSet> order_;
    std::size_t next_ = 0;
    std::map<unsigned, SharedScoreBlock> waiting_; // by BoxSet::bits()
};

} // namespace

core::support::Result<Tables> open_tables(const fs::path& directory, Rules rules) {
    const TableKey distributions_key{TableKind::score_distributions, rules};
    const auto distributions = open_table(path_of(directory, distributions_key), distributions_key);
    if (!distributions) return distributions.error();
    const TableKey targets_key{TableKind::target_probabilities, rules};
    const auto targets = open_table(path_of(directory, targets_key), targets_key);
    if (!targets) return targets.error();
    return Tables{std::make_shared<const ScoreDistributions>(*distributions),
                  std::make_shared<const TargetProbabilities>(*targets)};
}

std::optional<Tables> open_or_build_tables(const fs::path& directory, Rules rules,
                                           const TableOptions& options) {
    if (options.solve.within == BoxSet::all())
        if (const auto opened = open_tables(directory, rules)) return *opened;
    const auto held = lock(directory, "yahtzee-tables.lock", options.solve.stop);
    if (!held) return std::nullopt;
    Tables tables;
    tables.score_distributions = open_or_build<ScoreDistributions>(
        directory, TableKind::score_distributions, rules, options, build_score_distributions);
    if (!tables.score_distributions) return std::nullopt;
    tables.target_probabilities = open_or_build<TargetProbabilities>(
        directory, TableKind::target_probabilities, rules, options, build_target_probabilities);
    if (!tables.target_probabilities) return std::nullopt;
    return tables;
}

core::support::Result<std::shared_ptr<const ScoreBlocks>>
open_compact_tables(const fs::path& directory, Rules rules) {
    const TableKey key = compact_key(rules, BoxSet::all());
    return open_score_blocks(path_of(directory, key), key);
}

std::shared_ptr<const ScoreBlocks> open_or_build_compact_tables(const fs::path& directory,
                                                                const Values& values,
                                                                const TableOptions& options) {
    const TableKey key = compact_key(values.rules(), options.solve.within);
    const fs::path path = path_of(directory, key);
    if (const auto opened = open_score_blocks(path, key)) return *opened;
    const auto held = lock(directory, "yahtzee-compact.lock", options.solve.stop);
    if (!held) return nullptr;
    const auto opened = open_score_blocks(path, key);
    if (opened) return *opened;
    report_fault(path, opened.error(), options);
    OrderedWriter writer(path, key);
    const bool done = solve_compact_scores(
        values, options.solve,
        [&](BoxSet open, const SharedScoreBlock& block) { writer.add(open, block); });
    if (!done) return nullptr;
    writer.finish();
    const auto written = open_score_blocks(path, key);
    if (!written) throw TableError(written.error().what);
    return *written;
}

fs::path tables_directory(const char* xdg_cache_home, const char* home) {
    // As the XDG base directory specification has it, a relative path counts as
    // none.
    if (xdg_cache_home && fs::path(xdg_cache_home).is_absolute())
        return fs::path(xdg_cache_home) / "alea";
    if (home && *home) return fs::path(home) / ".cache" / "alea";
    return {};
}

namespace {

// The probabilities of at least 0, 1, ... more points, as far as they are above zero.
std::vector<float> survival_from_zero(const SurvivalFunction& function) {
    const auto certain = static_cast<std::size_t>(function.min_points() + 1);
    std::vector<float> probabilities(certain + function.size(), 1.0f);
    function.write(probabilities.data() + certain);
    return probabilities;
}

} // namespace

FutureScores TableScoreSource::of(const CardState& state) const {
    FutureScores future_scores{survival_from_zero(score_distributions_->distribution(state)),
                               survival_from_zero(target_probabilities_->probabilities(state))};
    std::vector<float>& probability = future_scores.probabilities;
    for (std::size_t points = 0; points + 1 < probability.size(); ++points)
        probability[points] -= probability[points + 1];
    return future_scores;
}

} // namespace ai::yahtzee::tables
