#include "ai/yahtzee/tables/tables.h"

#include "ai/yahtzee/solve/solver.h"
#include "ai/yahtzee/tables/file_lock.h"

namespace ai::yahtzee {

using namespace core::yahtzee;
namespace fs = std::filesystem;

namespace {

// The part of the work that the outcomes are, as measured.
constexpr double outcomes_part = 0.2;

SolveOptions part_of(const SolveOptions& options, double from, double to) {
    SolveOptions part = options;
    if (options.progress)
        part.progress = [progress = options.progress, from, to](double done) {
            progress(from + done * (to - from));
        };
    return part;
}

SharedOutcomes build_outcomes(Rules rules, const SolveOptions& options) {
    SolveOptions silent = options;
    silent.progress = {};
    const SharedValues values = solve(rules, silent);
    return values ? solve_outcomes(*values, part_of(options, 0, outcomes_part)) : nullptr;
}

SharedThresholds build_thresholds(Rules rules, const SolveOptions& options) {
    return solve_thresholds(rules, part_of(options, outcomes_part, 1));
}

fs::path path_of(const fs::path& directory, const TableKey& key) {
    const char* const what = key.kind == TableKind::outcomes ? "outcomes" : "thresholds";
    return directory / ("yahtzee-" + std::string(what) + '-' + std::string(name(key.rules.joker)) +
                        "-v" + std::to_string(table_version) + ".table");
}

// Null where the file is not there or not to be believed; the latter is
// reported.
template <class Table>
std::shared_ptr<const Table> open(const fs::path& directory, const TableKey& key,
                                  const TableOptions& options) {
    const fs::path path = path_of(directory, key);
    const auto opened = open_table(path, key);
    if (opened) return std::make_shared<const Table>(*opened);
    std::error_code ignored;
    if (fs::exists(path, ignored) && options.report)
        options.report(opened.error().what + ": building it again");
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
        write_table(path_of(directory, key), key, built->curves());
    }
    const auto written = open_table(path_of(directory, key), key);
    if (!written) throw TableError(written.error().what);
    return std::make_shared<const Table>(*written);
}

} // namespace

core::base::Result<Tables> open_tables(const fs::path& directory, Rules rules) {
    const TableKey outcomes_key{TableKind::outcomes, rules};
    const auto outcomes = open_table(path_of(directory, outcomes_key), outcomes_key);
    if (!outcomes) return outcomes.error();
    const TableKey thresholds_key{TableKind::thresholds, rules};
    const auto thresholds = open_table(path_of(directory, thresholds_key), thresholds_key);
    if (!thresholds) return thresholds.error();
    return Tables{std::make_shared<const Outcomes>(*outcomes),
                  std::make_shared<const Thresholds>(*thresholds)};
}

std::optional<Tables> open_or_build_tables(const fs::path& directory, Rules rules,
                                           const TableOptions& options) {
    if (options.solve.within == BoxSet::all())
        if (const auto opened = open_tables(directory, rules)) return *opened;
    std::error_code error;
    fs::create_directories(directory, error);
    if (error) throw TableError(directory.string() + ": " + error.message());
    const auto lock = FileLock::take(directory / "yahtzee-tables.lock", options.solve.stop);
    if (!lock) return std::nullopt;
    Tables tables;
    tables.outcomes =
        open_or_build<Outcomes>(directory, TableKind::outcomes, rules, options, build_outcomes);
    if (!tables.outcomes) return std::nullopt;
    tables.thresholds = open_or_build<Thresholds>(directory, TableKind::thresholds, rules, options,
                                                  build_thresholds);
    if (!tables.thresholds) return std::nullopt;
    return tables;
}

std::optional<Tables> build_tables(Rules rules, const SolveOptions& options) {
    Tables tables;
    tables.outcomes = build_outcomes(rules, options);
    if (!tables.outcomes) return std::nullopt;
    tables.thresholds = build_thresholds(rules, options);
    if (!tables.thresholds) return std::nullopt;
    return tables;
}

fs::path tables_directory(const char* xdg_cache_home, const char* home) {
    // As the XDG base directory specification has it, a relative path counts as
    // none.
    if (xdg_cache_home && fs::path(xdg_cache_home).is_absolute())
        return fs::path(xdg_cache_home) / "alea";
    if (home && *home) return fs::path(home) / ".cache" / "alea";
    return {};
}

} // namespace ai::yahtzee
