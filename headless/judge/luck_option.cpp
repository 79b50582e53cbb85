#include "headless/judge/luck_option.h"

#include "headless/support/options.h"
#include "headless/support/tables_option.h"

namespace headless::judge {

using namespace match::yahtzee;

void add_luck_option(po::options_description& options) {
    options.add_options()("tables", po::value<std::string>()->value_name("DIR"),
                          "the folder of the large tables, for the luck-adjusted score (those in "
                          "the user's cache folder, if they are there)");
}

std::unique_ptr<LuckMeter> luck_meter_from(const po::variables_map& given) {
    const auto tables = support::tables_from(given);
    const auto values = support::solved_game(tables);
    const auto score_source = support::full_tables(tables);
    std::shared_ptr<const ai::yahtzee::win::LuckBaseline> baseline;
    if (score_source)
        baseline = std::make_shared<ai::yahtzee::win::DistributionBaseline>(core::yahtzee::Rules{},
                                                                            score_source);
    else
        baseline = std::make_shared<ai::yahtzee::win::NormalBaseline>(values);
    return std::make_unique<LuckMeter>(baseline, values);
}

bool has_tables(const LuckMeter& meter) {
    return dynamic_cast<const ai::yahtzee::win::DistributionBaseline*>(&meter.baseline()) !=
           nullptr;
}

std::optional<LuckReport> measured_luck(const LuckMeter& meter,
                                        const match::yahtzee::Result& result,
                                        const po::variables_map& given) {
    auto report = meter.report(result);
    if (report) return *std::move(report);
    if (has_tables(meter))
        support::report_note("alea-judge", given,
                             "no luck-adjusted score: " + to_string(report.error()));
    return std::nullopt;
}

} // namespace headless::judge
