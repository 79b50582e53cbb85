#include "app/analysis/table_source.h"

#include "ai/yahtzee/solve/values.h"
#include "ai/yahtzee/tables/tables.h"

namespace app::analysis {

using ai::yahtzee::solve::SharedScoreSource;
using ai::yahtzee::solve::SolveOptions;
using core::yahtzee::Rules;

namespace {

SharedScoreSource source_of(const ai::yahtzee::tables::Tables& tables) {
    return std::make_shared<ai::yahtzee::tables::TableScoreSource>(tables.score_distributions,
                                                                   tables.target_probabilities);
}

// The progress of the values, which take little, isn't told; but its steps are pauses too.
SolveOptions options_for_values(const SolveOptions& options) {
    SolveOptions of_values = options;
    if (options.progress) of_values.progress = [&options](double) { options.progress(0); };
    return of_values;
}

SharedScoreSource prepare_in(const std::filesystem::path& folder, Rules rules,
                             const SolveOptions& options) {
    const auto values = ai::yahtzee::solve::solve(rules, options_for_values(options));
    if (!values) return nullptr;
    std::shared_ptr<const ai::yahtzee::solve::ScoreBlocks> blocks;
    try {
        blocks = ai::yahtzee::tables::open_or_build_compact_tables(folder, *values, {options, {}});
    } catch (const ai::yahtzee::tables::TableError&) {
        blocks = ai::yahtzee::solve::solve_score_blocks(*values, options);
    }
    return blocks ? std::make_shared<ai::yahtzee::solve::CompactSource>(values, blocks) : nullptr;
}

} // namespace

TableSource table_files(const std::filesystem::path& folder) {
    return {[folder](Rules rules) -> SharedScoreSource {
                const auto tables = ai::yahtzee::tables::open_tables(folder, rules);
                return tables ? source_of(*tables) : nullptr;
            },
            [folder](Rules rules, const SolveOptions& options) -> SharedScoreSource {
                const auto tables =
                    ai::yahtzee::tables::open_or_build_tables(folder, rules, {options, {}});
                return tables ? source_of(*tables) : nullptr;
            },
            [folder](Rules rules, const SolveOptions& options) {
                return prepare_in(folder, rules, options);
            }};
}

} // namespace app::analysis
