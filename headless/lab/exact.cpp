#include "headless/lab/exact.h"

#include "ai/yahtzee/review/evaluate.h"
#include "ai/yahtzee/theory/first_of.h"
#include "ai/yahtzee/theory/utility_solver.h"
#include "core/support/text.h"
#include "headless/lab/commands.h"
#include "headless/lab/lab_players.h"
#include "headless/support/chart.h"
#include "headless/support/input.h"
#include "headless/support/interrupt.h"
#include "headless/support/json.h"
#include "headless/support/options.h"
#include "headless/support/progress.h"
#include "headless/support/words.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iostream>

namespace headless::lab {

using support::Json;

namespace {

constexpr std::string_view prefix = "first-of:";

// A player's; nothing if it was stopped.
std::optional<ai::yahtzee::review::Evaluation>
evaluation_of(const std::string& player, const char* label, LabPlayers& players, int threads,
              support::InterruptStop& stop, bool is_quiet) {
    support::Progress progress(label, is_quiet);
    return ai::yahtzee::review::evaluate(
        {}, [&] { return players.make_solitaire(player); },
        support::watched(threads, progress, stop));
}

struct FirstOfReport {
    int players;
    ai::yahtzee::theory::UtilityResult best;
    double mean_for_points;

    double baseline() const { return 1.0 / players; } // of one who plays for points too
    double ratio() const { return best.utility / baseline(); }
    double fall() const { return support::rounded(mean_for_points - best.score); }
};

void print_one(const FirstOfReport& report) {
    std::printf("players                        %d\n", report.players);
    std::printf("probability to finish first    %.9f\n", report.best.utility);
    std::printf("when playing for points        %.9f\n", report.baseline());
    std::printf("ratio                          %.6f\n", report.ratio());
    std::printf("mean score                     %.4f\n", report.best.score);
    std::printf("when playing for points        %.4f\n", report.mean_for_points);
    std::printf("fall of the mean               %.4f\n", report.fall());
}

void print_text(const std::vector<FirstOfReport>& reports) {
    if (reports.size() == 1) return print_one(reports.front());
    std::printf("players  probability  times 1/N  mean score  fall of the mean\n");
    for (const FirstOfReport& report : reports)
        std::printf("%7d  %11.9f  %9.6f  %10.4f  %16.4f\n", report.players, report.best.utility,
                    report.ratio(), report.best.score, report.fall());
}

Json json_of(const FirstOfReport& report) {
    return {{"players", report.players},
            {"probability", report.best.utility},
            {"probability_for_points", report.baseline()},
            {"mean", report.best.score},
            {"mean_for_points", report.mean_for_points}};
}

std::string json_of(const std::vector<FirstOfReport>& reports) {
    if (reports.size() == 1) return support::dumped(json_of(reports.front()));
    Json json{{"first_of", Json::array()}};
    for (const FirstOfReport& report : reports) json["first_of"].push_back(json_of(report));
    return support::dumped(json);
}

FirstOfReport report_from(const Json& json) {
    return {
        json.at("players"), {json.at("probability"), json.at("mean")}, json.at("mean_for_points")};
}

// The results of the files of --known.
std::vector<FirstOfReport> known_reports(const po::variables_map& given) {
    std::vector<FirstOfReport> reports;
    for (const std::string& path : support::strings_from(given, "known")) {
        try {
            const Json json = support::json_from(support::read_file(path));
            if (!json.contains("first_of")) {
                reports.push_back(report_from(json));
                continue;
            }
            for (const Json& one : json.at("first_of")) reports.push_back(report_from(one));
        } catch (const Json::exception&) {
            throw support::UsageError("'" + path + "' holds no results of exact first-of:N");
        }
    }
    return reports;
}

std::string svg_of(const std::vector<FirstOfReport>& reports) {
    support::LineChart ratio{"Probability to finish first among N, times N", "N", {}, true};
    support::LineChart mean{"Mean final score", "N", {}, true};
    ratio.lines = {{"greatest probability", {}}, {"play for points", {}}};
    mean.lines = ratio.lines;
    for (const FirstOfReport& report : reports) {
        const auto players = static_cast<double>(report.players);
        ratio.lines[0].points.emplace_back(players, report.ratio());
        ratio.lines[1].points.emplace_back(players, 1);
        mean.lines[0].points.emplace_back(players, report.best.score);
        mean.lines[1].points.emplace_back(players, report.mean_for_points);
    }
    return support::to_svg({ratio, mean});
}

void report_on(const po::variables_map& given, std::vector<FirstOfReport> reports) {
    std::ranges::sort(reports, {}, &FirstOfReport::players);
    support::report(
        given, [&] { return json_of(reports); }, [&] { print_text(reports); });
    support::write_output(given, "svg", [&] { return svg_of(reports); });
}

// Solves for one number of players after the other.
class FirstOf {
public:
    FirstOf(LabPlayers& players, int threads, bool is_quiet)
        : players_(players), threads_(threads), is_quiet_(is_quiet) {}

    // Nothing if it was stopped.
    std::optional<FirstOfReport> solve(int players) {
        if (!others_)
            others_ = evaluation_of("optimal", "scores of the others", players_, threads_, stop_,
                                    is_quiet_);
        if (!others_) return std::nullopt;
        const auto utility = ai::yahtzee::theory::first_of_utility(others_->scores, players);
        support::Progress progress("first of " + std::to_string(players), is_quiet_);
        const auto best = ai::yahtzee::theory::maximize_utility(
            *players_.values(), utility, {}, 0, {support::watched(threads_, progress, stop_)});
        if (!best) return std::nullopt;
        return FirstOfReport{players, *best, others_->scores.mean()};
    }

private:
    LabPlayers& players_;
    int threads_;
    bool is_quiet_;
    support::InterruptStop stop_;
    std::optional<ai::yahtzee::review::Evaluation> others_; // of one of them
};

int number_of_players(std::string_view text) {
    const auto players = core::support::to_integer(text);
    if (!players || *players < 2 || *players > max_first_of_players)
        throw support::UsageError("first-of:N takes a number from 2 to " +
                                  std::to_string(max_first_of_players) + ", not '" +
                                  std::string(text) + "'");
    return static_cast<int>(*players);
}

} // namespace

std::optional<std::vector<int>> players_of_first_of(const std::string& text) {
    if (!text.starts_with(prefix)) return std::nullopt;
    std::string_view rest = std::string_view(text).substr(prefix.size());
    std::vector<int> numbers;
    while (true) {
        const auto comma = rest.find(',');
        numbers.push_back(number_of_players(rest.substr(0, comma)));
        if (std::ranges::count(numbers, numbers.back()) > 1)
            throw support::UsageError("first-of: names " + std::to_string(numbers.back()) +
                                      " twice");
        if (comma == std::string_view::npos) return numbers;
        rest.remove_prefix(comma + 1);
    }
}

namespace {

void add_first_of_options(po::options_description& options) {
    auto add = options.add_options();
    add("svg", po::value<std::string>(), "first-of: a picture of the results");
    add("known", po::value<std::vector<std::string>>(),
        "first-of: results of an earlier run (its --json-file), not computed again; may be "
        "repeated");
}

// Reports that a computation which gives nothing unless it ends was stopped. The exit status.
int report_nothing_found(const support::Invocation& invocation) {
    return support::report_interrupted(invocation,
                                       "exact figures are there only once all is computed");
}

// Computes and prints the results; the exit status.
int exact_first_of(const support::Invocation& invocation, const po::variables_map& given,
                   const std::vector<int>& numbers, LabPlayers& players) {
    const std::vector<FirstOfReport> known = known_reports(given);
    std::vector<FirstOfReport> reports;
    FirstOf first_of(players, given["threads"].as<int>(), support::is_quiet(given));
    support::catch_interrupts();
    for (const int number : numbers) {
        const auto found = std::ranges::find(known, number, &FirstOfReport::players);
        const auto report = found != known.end() ? std::optional(*found) : first_of.solve(number);
        if (!report) break;
        reports.push_back(*report);
    }
    if (reports.empty()) return report_nothing_found(invocation);
    report_on(given, reports);
    return support::exit_status(invocation, reports.size(), numbers.size(), "numbers of players");
}

constexpr std::array quantiles{0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99};

struct ExactReport {
    std::string player;
    ai::yahtzee::review::Evaluation evaluation;
    double loss; // average points a decision, against best play
};

Json json_of(const ExactReport& report) {
    const auto& scores = report.evaluation.scores;
    support::Json json{{"player", report.player},
                       {"states", report.evaluation.states},
                       {"mean", scores.mean()},
                       {"standard_deviation", scores.deviation()},
                       {"median", scores.quantile(0.5)}};
    for (const double p : quantiles)
        json["quantiles"].push_back({{"probability", p}, {"points", scores.quantile(p)}});
    json["decisions_a_game"] = report.evaluation.decisions;
    json["loss_a_decision"] = report.loss;
    json["probabilities"] = scores.probabilities();
    return json;
}

void print_text(const ExactReport& report) {
    const Json json = json_of(report);
    std::cout << support::text_of(json, {{"player              %s\n", "/player"},
                                         {"states              %.0f\n", "/states"},
                                         {"mean                %.4f\n", "/mean"},
                                         {"standard deviation  %.4f\n", "/standard_deviation"},
                                         {"median              %.0f\n", "/median"}});
    for (const Json& quantile : json["quantiles"])
        std::cout << support::text_of(
            quantile, {{"quantile %4.0f %%", "/probability", 100}, {"     %.0f\n", "/points"}});
    std::cout << support::text_of(json, {{"decisions a game    %.4f\n", "/decisions_a_game"},
                                         {"loss a decision     %.4f\n", "/loss_a_decision"}});
}

} // namespace

int exact(const support::Invocation& invocation) {
    po::options_description options("Options");
    auto add = options.add_options();
    add("threads", support::thread_count(), support::threads_help);
    support::add_json_options(options, "the figures, with the probability of every score,");
    add_first_of_options(options);
    const auto given = support::read_options(
        invocation,
        {"[options] PLAYER | first-of:N[,N...]",
         "Computes how a player that looks at its own card only scores: mean, standard deviation\n"
         "and quantiles of the final score, exact but for rounding. No game is simulated.\n"
         "first-of:N: the greatest probability to finish first among N players, when the others\n"
         "play for points and stay unseen (a tie for first among k counts 1/k), and the mean\n"
         "score under the play that reaches it; for several N a table. Takes minutes of CPU time\n"
         "for each N and 1 GB of memory."},
        options, support::one_argument("player"));
    if (!given) return support::exit_done;
    if (!given->count("player")) throw support::UsageError("a player or first-of:N is missing");
    const auto name = (*given)["player"].as<std::string>();
    const int threads = threads_from(*given);

    const auto first_of = players_of_first_of(name);
    if (!first_of && (given->count("svg") || given->count("known")))
        throw support::UsageError("--svg and --known are for first-of:N");
    support::require_outputs(*given, {"json-file", "svg"});
    LabPlayers players(*given);
    if (first_of) return exact_first_of(invocation, *given, *first_of, players);
    const double best = players.values()->points({});
    support::InterruptStop stop;
    support::catch_interrupts();
    auto evaluation =
        evaluation_of(name, "evaluating", players, threads, stop, support::is_quiet(*given));
    if (!evaluation) return report_nothing_found(invocation);
    const double loss = (best - evaluation->scores.mean()) / evaluation->decisions;
    const ExactReport report{name, *std::move(evaluation), loss};
    support::report(
        *given, [&report] { return support::dumped(json_of(report)); },
        [&report] { print_text(report); });
    return support::exit_done;
}

} // namespace headless::lab
