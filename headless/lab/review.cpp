#include "ai/yahtzee/review/review.h"
#include "ai/yahtzee/solve/values.h"
#include "headless/lab/commands.h"
#include "headless/lab/game_files.h"
#include "headless/lab/lab_options.h"
#include "headless/lab/lab_players.h"
#include "headless/lab/review_report.h"
#include "headless/support/interrupt.h"
#include "headless/support/progress.h"

#include <charconv>
#include <chrono>
#include <iostream>
#include <map>
#include <sstream>

namespace headless::lab {

namespace po = boost::program_options;

using namespace core::yahtzee;
using namespace core::yahtzee::notation;

namespace {

// "0.5,1.5,4": three numbers, ascending.
ai::yahtzee::review::GradeLimits limits_from(const po::variables_map& options,
                                             const std::string& option) {
    const auto& text = options[option].as<std::string>();
    ai::yahtzee::review::GradeLimits limits{};
    const char* next = text.data();
    const char* const end = next + text.size();
    for (double* limit : {&limits.inaccuracy, &limits.mistake, &limits.blunder}) {
        if (limit != &limits.inaccuracy && next != end && *next == ',') ++next;
        next = std::from_chars(next, end, *limit).ptr;
    }
    if (next != end || !limits.is_sound())
        throw support::UsageError(
            "--" + option + " takes three numbers that ascend, as 0.5,1.5,4, not '" + text + "'");
    return limits;
}

ai::yahtzee::review::ReviewOptions review_options_from(const po::variables_map& options) {
    ai::yahtzee::review::ReviewOptions result;
    result.points = limits_from(options, "limits");
    result.probabilities = limits_from(options, "win-limits");
    for (double* limit : {&result.probabilities.inaccuracy, &result.probabilities.mistake,
                          &result.probabilities.blunder})
        *limit /= 100;
    const auto& objective = options["objective"].as<std::string>();
    const auto wanted = ai::yahtzee::decide::parse_objective(objective);
    if (!wanted || wanted->kind == ai::yahtzee::decide::Objective::Kind::expected)
        throw support::UsageError("--objective is win or beat:N with N from 0 to " +
                                  std::to_string(ai::yahtzee::decide::max_points_named) +
                                  ", not '" + objective + "'");
    result.objective = *wanted;
    result.clock = [] {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        return std::chrono::duration<double>(now).count();
    };
    return result;
}

// Of the first records, as many as were reviewed.
ai::yahtzee::review::StatisticsBuilder
statistics_of(const std::vector<Record>& records,
              const std::vector<ai::yahtzee::review::Review>& reviews) {
    const auto end = records.begin() + static_cast<std::ptrdiff_t>(reviews.size());
    ai::yahtzee::review::StatisticsBuilder book(std::vector<Record>(records.begin(), end));
    for (std::size_t number = 0; number < reviews.size(); ++number)
        book.add(number, reviews[number]);
    return book;
}

} // namespace

int review(const support::Invocation& invocation) {
    po::options_description options("Options");
    options.add_options()("limits", po::value<std::string>()->default_value("0.5,1.5,4"),
                          "the least loss, in points, of an inaccuracy, a mistake and a blunder")(
        "win-limits", po::value<std::string>()->default_value("0.4,1,2.5"),
        "the same in probabilities, percentage points")(
        "objective", po::value<std::string>()->default_value("win"),
        "whose probabilities are told beside the points: win or beat:N (if not given, win\n"
        "where there are large tables, and none else)")("tables", po::value<std::string>(),
                                                        support::tables_help);
    const auto file = read_game_files(
        invocation,
        "Tells for each decision of a game what was rolled, chosen and best, what it lost and\n"
        "how lucky each roll was; the sums; and what the same dice would have given others.\n"
        "Ctrl-C ends it after the game at hand and tells of the games so far, with status 1.",
        options, "an object per line for each game");
    if (!file) return support::exit_done;
    auto with = review_options_from(file->options);
    const bool prints_json = support::prints_json(file->options);
    std::ostringstream json;
    const bool is_wanted = !file->options["objective"].defaulted();
    LabPlayers players(file->options);
    std::map<Rules, ai::yahtzee::solve::SharedValues> values{{Rules{}, players.values()}};
    const std::size_t games = file->records.size();
    std::vector<ai::yahtzee::review::Review> reviews;
    support::Progress progress("reviewing", static_cast<double>(games), "games",
                               support::is_quiet(file->options));
    support::catch_interrupts();
    for (std::size_t number = 0; number < games && !support::is_interrupted(); ++number) {
        const Record& record = file->records[number];
        ai::yahtzee::solve::SharedValues& solved = values[record.rules];
        if (!solved) solved = ai::yahtzee::solve::solve(record.rules);
        // The large tables are for the contest's rules.
        if (record.rules == Rules{})
            with.score_source = is_wanted ? players.score_source() : players.full_tables();
        else {
            with.score_source = nullptr;
            if (is_wanted) {
                progress.clear();
                support::complain(invocation.program,
                                  "game " + std::to_string(number + 1) +
                                      " has no probabilities: they are known for the contest's "
                                      "rules only");
            }
        }
        const auto& review =
            reviews.emplace_back(ai::yahtzee::review::review(record, solved, with).value());
        write_json(json, record, review);
        if (!prints_json) {
            progress.clear();
            std::cout << heading(record) << "\n\n";
            write_text(std::cout, record, review);
            std::cout.flush();
        }
        progress.show(static_cast<double>(reviews.size()));
    }
    progress.clear();
    const auto book = statistics_of(file->records, reviews);
    if (book.games() > 1) write_json(json, book);
    support::report(
        file->options, [&json] { return json.str(); },
        [&book] {
            if (book.games() > 1) write_text(std::cout, book);
        });
    if (reviews.size() == games) return support::exit_done;
    return support::tell_interrupted(invocation, std::to_string(reviews.size()) + " of " +
                                                     std::to_string(games) + " games");
}

} // namespace headless::lab
