#include "headless/judge/luck_option.h"

#include "headless/support/options.h"
#include "headless/support/progress.h"
#include "headless/support/tables_option.h"

#include <algorithm>
#include <thread>

namespace headless::judge {

namespace po = boost::program_options;
using namespace match::yahtzee;

namespace {

constexpr unsigned max_threads = 4;

} // namespace

void add_luck_option(po::options_description& options) {
    options.add_options()("tables", po::value<std::string>(),
                          "the folder of the large tables, for the luck-adjusted score (those in "
                          "the user's cache folder, if they are there)");
}

std::unique_ptr<LuckMeter> luck_meter_from(const po::variables_map& given) {
    const auto score_source = support::full_tables(support::tables_from(given));
    if (!score_source) return nullptr;
    const auto threads = std::clamp(std::thread::hardware_concurrency(), 1u, max_threads);
    return std::make_unique<LuckMeter>(std::make_shared<ai::yahtzee::win::DistributionBaseline>(
                                           core::yahtzee::Rules{}, score_source),
                                       static_cast<int>(threads));
}

std::optional<LuckReport> measured_luck(LuckMeter* meter, const match::yahtzee::Result& result,
                                        bool is_quiet) {
    if (!meter) return std::nullopt;
    support::Progress progress("measuring luck", static_cast<double>(meter->games_to_measure()),
                               "games", is_quiet);
    auto report = meter->report(
        result, [&progress](std::size_t done) { progress.show(static_cast<double>(done)); });
    if (report) return *std::move(report);
    support::complain("alea-judge", "no luck-adjusted score: " + to_string(report.error()));
    return std::nullopt;
}

} // namespace headless::judge
