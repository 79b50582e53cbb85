#include "ai/yahtzee/tables/tables.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
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

SharedSurvivalTable build_score_distributions(Rules rules, const SolveOptions& options) {
    SolveOptions silent = options;
    silent.progress = {};
    const SharedValues values = solve::solve(rules, silent);
    return values ? solve_score_distributions(*values, part_of(options, 0, distributions_share))
                  : nullptr;
}

SharedSurvivalTable build_target_probabilities(Rules rules, const SolveOptions& options) {
    return solve_target_probabilities(rules, part_of(options, distributions_share, 1));
}

// Files keep the names that they had in the first release, so that older tables are still found.
fs::path path_of(const fs::path& directory, const TableKey& key) {
    const char* const what = key.kind == TableKind::score_distributions    ? "outcomes"
                             : key.kind == TableKind::target_probabilities ? "thresholds"
                             : key.kind == TableKind::compact              ? "compact"
                                                                           : "values";
    return directory / ("yahtzee-" + std::string(what) + '-' + std::string(name(key.rules.joker)) +
                        "-v" + std::to_string(table_version) + ".table");
}

core::support::Result<SharedBlocks> open(const fs::path& directory, const TableKey& key) {
    return open_table(path_of(directory, key), key);
}

// Opens the file, or reports its fault where it exists and calls build(path), which writes it; null
// if that returns false, because it was stopped.
template <class Build>
SharedBlocks open_or_build(const fs::path& directory, const TableKey& key,
                           const TableOptions& options, Build build) {
    const auto opened = open(directory, key);
    if (opened) return *opened;
    const fs::path path = path_of(directory, key);
    std::error_code ignored;
    if (fs::exists(path, ignored) && options.report)
        options.report(opened.error().what + ": building it again");
    if (!build(path)) return nullptr;
    const auto written = open(directory, key);
    if (!written) throw TableError(written.error().what);
    return *written;
}

// `build` makes the table in memory; null if it was stopped.
template <class Build>
SharedSurvivalTable open_or_build_large(const fs::path& directory, const TableKey& key,
                                        const TableOptions& options, Build build) {
    const auto blocks = open_or_build(directory, key, options, [&](const fs::path& path) {
        const SharedSurvivalTable built = build(key.rules, options.solve);
        if (built) write_table(path, key, built->blocks());
        return built != nullptr;
    });
    return blocks ? std::make_shared<const SurvivalTable>(blocks) : nullptr;
}

// Takes the lock of a directory, which is made if need be. Nothing if it was stopped.
std::optional<FileLock> lock(const fs::path& directory, const char* name,
                             const std::stop_token& stop) {
    std::error_code error;
    fs::create_directories(directory, error);
    if (error) throw TableError(directory.string() + ": " + error.message());
    return FileLock::take(directory / name, stop);
}

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

    void add(BoxSet open, const Block& block) {
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
    std::map<unsigned, Block> waiting_; // by BoxSet::bits()
};

} // namespace

core::support::Result<Tables> open_tables(const fs::path& directory, Rules rules) {
    const auto distributions = open(directory, {TableKind::score_distributions, rules});
    if (!distributions) return distributions.error();
    const auto targets = open(directory, {TableKind::target_probabilities, rules});
    if (!targets) return targets.error();
    return Tables{std::make_shared<const SurvivalTable>(*distributions),
                  std::make_shared<const SurvivalTable>(*targets)};
}

std::optional<Tables> open_or_build_tables(const fs::path& directory, Rules rules,
                                           const TableOptions& options) {
    const BoxSet within = options.solve.within;
    if (within == BoxSet::all())
        if (const auto opened = open_tables(directory, rules)) return *opened;
    const auto held = lock(directory, "yahtzee-tables.lock", options.solve.stop);
    if (!held) return std::nullopt;
    Tables tables;
    tables.score_distributions =
        open_or_build_large(directory, {TableKind::score_distributions, rules, within}, options,
                            build_score_distributions);
    if (!tables.score_distributions) return std::nullopt;
    tables.target_probabilities =
        open_or_build_large(directory, {TableKind::target_probabilities, rules, within}, options,
                            build_target_probabilities);
    if (!tables.target_probabilities) return std::nullopt;
    return tables;
}

core::support::Result<SharedBlocks> open_compact_tables(const fs::path& directory, Rules rules) {
    return open(directory, {TableKind::compact, rules});
}

SharedBlocks open_or_build_compact_tables(const fs::path& directory, const Values& values,
                                          const TableOptions& options) {
    const TableKey key{TableKind::compact, values.rules(), options.solve.within};
    if (const auto opened = open(directory, key)) return *opened;
    const auto held = lock(directory, "yahtzee-compact.lock", options.solve.stop);
    if (!held) return nullptr;
    return open_or_build(directory, key, options, [&](const fs::path& path) {
        OrderedWriter writer(path, key);
        const bool done =
            solve_compact_scores(values, options.solve,
                                 [&](BoxSet open, const Block& block) { writer.add(open, block); });
        if (done) writer.finish();
        return done;
    });
}

SharedBlocks compact_tables(const fs::path& directory, const Values& values,
                            const SolveOptions& options) {
    try {
        if (!directory.empty())
            return open_or_build_compact_tables(directory, values, {options, {}});
    } catch (const TableError&) {
        // Without a folder for them the tables are solved in memory.
    }
    return solve_score_blocks(values, options);
}

namespace {

// Calls use(numbers, count) for what the block of a set holds.
template <class Table, class Use>
void for_each_part(Table& table, BoxSet open, Use use) {
    for (const bool bonus : {false, true}) {
        if (bonus && open.contains(Box::yahtzee)) continue;
        use(table.row(open, bonus), ValueTable::row_length);
        use(&table.centre(open, bonus), 1);
    }
}

constexpr std::size_t words_per_number = sizeof(float) / sizeof(std::uint16_t);

} // namespace

core::support::Result<SharedValues> open_values(const fs::path& directory, Rules rules) {
    const auto opened = open(directory, {TableKind::values, rules});
    if (!opened) return opened.error();
    ValueTable table;
    try {
        for (unsigned bits = 0; bits < 1u << box_count; ++bits) {
            const Block block = (*opened)->block(BoxSet::from_bits(bits));
            std::size_t words = 0;
            for_each_part(table, BoxSet::from_bits(bits),
                          [&](float*, std::size_t count) { words += count * words_per_number; });
            if ((block ? block->size() : 0) != words)
                return core::support::Error{
                    path_of(directory, {TableKind::values, rules}).string() + ": lacks numbers"};
            if (words == 0) continue;
            const std::uint16_t* next = block->data();
            for_each_part(table, BoxSet::from_bits(bits), [&](float* numbers, std::size_t count) {
                std::memcpy(numbers, next, count * sizeof *numbers);
                next += count * words_per_number;
            });
        }
    } catch (const TableError& error) {
        return core::support::Error{error.what()};
    }
    return std::make_shared<const Values>(rules, std::move(table));
}

void write_values(const fs::path& directory, const Values& values) {
    const TableKey key{TableKind::values, values.rules()};
    const auto held = lock(directory, "yahtzee-values.lock", {});
    TableWriter writer(path_of(directory, key), key);
    for (unsigned bits = 0; bits < 1u << box_count; ++bits) {
        Words words;
        for_each_part(values.table(), BoxSet::from_bits(bits),
                      [&](const float* numbers, std::size_t count) {
                          const std::size_t before = words.size();
                          words.resize(before + count * words_per_number);
                          std::memcpy(&words[before], numbers, count * sizeof *numbers);
                      });
        writer.add(BoxSet::from_bits(bits), words);
    }
    writer.finish();
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
    FutureScores future_scores{survival_from_zero(tables_.score_distributions->function(state)),
                               survival_from_zero(tables_.target_probabilities->function(state))};
    take_differences(future_scores.probabilities);
    return future_scores;
}

} // namespace ai::yahtzee::tables
