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

// What reviews share, and how the next record is reviewed.
class Reviewer {
public:
    explicit Reviewer(const po::variables_map& options)
        : players_(options),
          with_(review_options_from(options)),
          is_objective_wanted_(!options["objective"].defaulted()),
          values_{{Rules{}, players_.values()}} {}

    // Whether the objective was asked for and has no probabilities by these rules.
    bool lacks_probabilities(Rules rules) const { return is_objective_wanted_ && rules != Rules{}; }

    ai::yahtzee::review::Review review(const Record& record) {
        ai::yahtzee::solve::SharedValues& solved = values_[record.rules];
        if (!solved) solved = ai::yahtzee::solve::solve(record.rules);
        // The large tables are for the contest's rules.
        with_.score_source = nullptr;
        if (record.rules == Rules{})
            with_.score_source =
                is_objective_wanted_ ? players_.score_source() : players_.full_tables();
        return ai::yahtzee::review::review(record, solved, with_).value();
    }

private:
    LabPlayers players_;
    ai::yahtzee::review::ReviewOptions with_;
    bool is_objective_wanted_;
    std::map<Rules, ai::yahtzee::solve::SharedValues> values_;
};

po::options_description review_options() {
    po::options_description options("Options");
    auto add = options.add_options();
    add("limits", po::value<std::string>()->default_value("0.5,1.5,4"),
        "the least loss, in points, of an inaccuracy, a mistake and a blunder");
    add("win-limits", po::value<std::string>()->default_value("0.4,1,2.5"),
        "the same in probabilities, percentage points");
    add("objective", po::value<std::string>()->default_value("win"),
        "whose probabilities are told beside the points: win or beat:N (if not given, win\n"
        "where there are large tables, and none else)");
    add("tables", po::value<std::string>(), support::tables_help);
    return options;
}

// Reviews game after game until Ctrl-C and prints them as text unless JSON is wanted; writes JSON.
std::vector<ai::yahtzee::review::Review> review_all(const support::Invocation& invocation,
                                                    const GameFiles& file, std::ostream& json) {
    Reviewer reviewer(file.options);
    std::vector<ai::yahtzee::review::Review> reviews;
    support::Progress progress("reviewing", static_cast<double>(file.records.size()), "games",
                               support::is_quiet(file.options));
    support::catch_interrupts();
    for (const Record& record : file.records) {
        if (support::is_interrupted()) break;
        if (reviewer.lacks_probabilities(record.rules)) {
            progress.clear();
            support::complain(invocation.program,
                              "game " + std::to_string(reviews.size() + 1) +
                                  " has no probabilities: they are known for the contest's rules "
                                  "only");
        }
        const auto& review = reviews.emplace_back(reviewer.review(record));
        write_json(json, record, review);
        if (!support::prints_json(file.options)) {
            progress.clear();
            std::cout << heading(record) << "\n\n";
            write_text(std::cout, record, review);
            std::cout.flush();
        }
        progress.show(static_cast<double>(reviews.size()));
    }
    return reviews;
}

} // namespace

int review(const support::Invocation& invocation) {
    const auto file = read_game_files(
        invocation,
        "Tells for each decision of a game what was rolled, chosen and best, what it lost and\n"
        "how lucky each roll was; the sums; and what the same dice would have given others.\n"
        "Ctrl-C ends it after the game at hand and tells of the games so far, with status 1.",
        review_options(), "an object per line for each game");
    if (!file) return support::exit_done;
    std::ostringstream json;
    const auto reviews = review_all(invocation, *file, json);
    const auto book = statistics_of(file->records, reviews);
    if (book.games() > 1) write_json(json, book);
    support::report(
        file->options, [&json] { return json.str(); },
        [&book] {
            if (book.games() > 1) write_text(std::cout, book);
        });
    if (reviews.size() == file->records.size()) return support::exit_done;
    return support::tell_interrupted(invocation, std::to_string(reviews.size()) + " of " +
                                                     std::to_string(file->records.size()) +
                                                     " games");
}

} // namespace headless::lab
