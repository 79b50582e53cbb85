#include "headless/support/json.h"
#include "tests/tools/experiments/spread_frontier.h"

#include "headless/lab/lab_players.h"
#include "headless/support/chart.h"
#include "headless/support/interrupt.h"
#include "headless/support/progress.h"
#include "tests/tools/experiments/experiments.h"

#include <array>
#include <cstdio>

namespace tests::experiments {

using namespace headless;
using namespace headless::lab;

namespace po = boost::program_options;

using support::Json;

namespace {

// One side of the frontier, and the centres whose points are worth looking at: further out they
// draw near the greatest mean; beyond, the greatest spread is that of play for the lowest score.
struct Side {
    Spread spread;
    const char* name;
    int first_centre;
    int last_centre;
};
constexpr std::array sides{Side{Spread::least, "least", 140, 340},
                           Side{Spread::greatest, "greatest", -60, 140}};

struct SideResult {
    const Side* side;
    std::vector<FrontierPoint> points;
};

void print_text(const std::vector<SideResult>& results, int step) {
    std::printf("spread    centre       mean  standard deviation\n");
    for (const auto& [side, points] : results)
        for (const FrontierPoint& point : points)
            if ((point.centre - side->first_centre) % step == 0)
                std::printf("%-8s  %6d  %9.4f  %18.3f\n", side->name, point.centre, point.mean,
                            point.deviation);
}

std::string json_of(const std::vector<SideResult>& results) {
    Json json;
    for (const auto& [side, points] : results)
        for (const auto& [centre, mean, deviation] : points)
            json[side->name].push_back(
                {{"centre", centre}, {"mean", mean}, {"standard_deviation", deviation}});
    return support::dumped(json);
}

std::string svg_of(const std::vector<SideResult>& results, int step) {
    support::LineChart chart{"Mean final score (up) against its standard deviation",
                             "standard deviation, points"};
    for (const auto& [side, points] : results) {
        auto& line = chart.lines.emplace_back();
        line.name = std::string(side->name) + " spread";
        for (const FrontierPoint& point : points)
            if ((point.centre - side->first_centre) % step == 0)
                line.points.emplace_back(point.deviation, point.mean);
    }
    return support::to_svg({chart});
}

std::vector<const Side*> sides_from(const po::variables_map& given) {
    std::vector<const Side*> wanted;
    for (const Side& side : sides)
        if (!given.count("only") || given["only"].as<std::string>() == side.name)
            wanted.push_back(&side);
    if (wanted.empty()) throw support::UsageError("--only is least or greatest");
    return wanted;
}

po::options_description frontier_options() {
    po::options_description options("Options");
    auto add = options.add_options();
    add("only", po::value<std::string>(), "least or greatest: one side of the frontier");
    add("step", support::number_in<int>(1, 200)->default_value(10),
        "points between the centres of the table and of the picture; JSON has all");
    add("svg", po::value<std::string>(), "a picture of the frontier");
    add("threads", support::thread_count(), support::threads_help);
    support::add_json_options(options, "the points of the frontier");
    return options;
}

} // namespace

int frontier(const support::Invocation& invocation) {
    const auto given = support::read_options(
        invocation,
        {"[options]",
         "How much mean score play must give up for less spread, and for more: the play that "
         "makes\n"
         "the mean of (S - c)^2 as small or as great as it can be, S being the final score, for\n"
         "every centre c from 140 to 340 points (least), and from -60 to 140 (greatest). Exact "
         "but\n"
         "for rounding. Takes minutes of CPU time and 2 GB for each side."},
        frontier_options());
    if (!given) return support::exit_done;
    const std::vector<const Side*> wanted = sides_from(*given);
    const int step = (*given)["step"].as<int>();
    support::require_outputs(*given, {"json-file", "svg"});
    LabPlayers players(*given);
    const auto values = players.values();
    support::InterruptStop stop;
    support::catch_interrupts();
    std::vector<SideResult> results;
    for (const Side* side : wanted) {
        support::Progress progress(std::string(side->name) + " spread", support::is_quiet(*given));
        auto points =
            spread_frontier(*values, side->spread, side->first_centre, side->last_centre, {}, 0,
                            {support::watched(threads_from(*given), progress, stop)});
        if (!points) break;
        results.push_back({side, *std::move(points)});
    }
    if (results.empty()) {
        return support::report_interrupted(invocation,
                                           "exact figures are there only once all is computed");
    }
    support::report(
        *given, [&] { return json_of(results); }, [&] { print_text(results, step); });
    support::write_output(*given, "svg", [&] { return svg_of(results, step); });
    if (results.size() == wanted.size()) return support::exit_done;
    return support::report_interrupted(invocation, "one of two sides");
}

} // namespace tests::experiments
