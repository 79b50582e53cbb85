#include "ai/yahtzee/coach/review.h"
#include "ai/yahtzee/solve/solver.h"
#include "headless/lab/commands.h"
#include "headless/lab/game_files.h"
#include "headless/lab/lab_options.h"
#include "headless/lab/lab_players.h"
#include "headless/lab/review_report.h"

#include <charconv>
#include <iostream>
#include <map>

namespace headless::lab {

namespace po = boost::program_options;

using namespace core::yahtzee;

namespace {

// "0.5,1.5,4": three numbers, ascending.
ai::yahtzee::GradeLimits limits_from(const std::string& text) {
    ai::yahtzee::GradeLimits limits{};
    const char* next = text.data();
    const char* const end = next + text.size();
    for (double* limit : {&limits.inaccuracy, &limits.mistake, &limits.blunder}) {
        if (limit != &limits.inaccuracy && next != end && *next == ',') ++next;
        next = std::from_chars(next, end, *limit).ptr;
    }
    if (next != end || !(0 < limits.inaccuracy && limits.inaccuracy <= limits.mistake &&
                         limits.mistake <= limits.blunder))
        throw command::UsageError("--limits takes three numbers that ascend, as 0.5,1.5,4, not '" +
                                  text + "'");
    return limits;
}

} // namespace

int review(const command::Invocation& invocation) {
    po::options_description options("Options");
    options.add_options()("json", "an object a line for each game")(
        "limits", po::value<std::string>()->default_value("0.5,1.5,4"),
        "the least loss, in points, of an inaccuracy, a mistake and a blunder")(
        "tables", po::value<std::string>(), tables_help);
    const auto file = read_game_file(
        invocation,
        "Tells for each decision of a game what was rolled, chosen and best, what it lost and\n"
        "how lucky each roll was; the sums; and what the same dice would have given others.",
        options);
    if (!file) return command::exit_done;
    const auto limits = limits_from(file->options["limits"].as<std::string>());
    LabPlayers players(0, tables_from(file->options));
    std::map<Rules, ai::yahtzee::SharedValues> values{{Rules{}, players.values()}};
    ReviewTotals totals;
    for (const Record& record : file->records) {
        ai::yahtzee::SharedValues& solved = values[record.rules];
        if (!solved) solved = ai::yahtzee::solve(record.rules);
        ai::yahtzee::ReviewOptions with{.points = limits};
        // The large tables are for the contest's rules.
        if (record.rules == Rules{}) with.prospects = players.prospects();
        const ai::yahtzee::Review review = ai::yahtzee::review(record, solved, with);
        totals.add(record, review);
        if (file->options.count("json")) {
            write_json(std::cout, record, review);
        } else {
            std::cout << heading(record) << "\n\n";
            write_text(std::cout, record, review);
        }
    }
    if (!file->options.count("json") && file->records.size() > 1) totals.write_text(std::cout);
    return command::exit_done;
}

} // namespace headless::lab
