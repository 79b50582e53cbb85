#include "headless/lab/exact_first_of.h"

#include "ai/yahtzee/review/evaluate.h"
#include "ai/yahtzee/win/first_of.h"
#include "ai/yahtzee/win/utility_solver.h"
#include "headless/support/interrupt.h"
#include "headless/support/options.h"
#include "headless/support/progress.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <cstdio>

namespace headless::lab {

namespace {

constexpr std::string_view prefix = "first-of:";

// Nothing if it was stopped.
std::optional<ai::yahtzee::solve::ScoreDistribution>
scores_for_points(LabPlayers& players, int threads, support::InterruptStop& stop, bool is_quiet) {
    support::Progress progress("scores of the others", is_quiet);
    ai::yahtzee::review::EvaluateOptions how;
    how.threads = threads;
    how.stop = stop.token();
    how.progress = [&](double part) {
        progress.show(part);
        stop.look();
    };
    auto evaluation = ai::yahtzee::review::evaluate(
        {}, [&] { return players.make_solitaire("optimal"); }, how);
    if (!evaluation) return std::nullopt;
    return std::move(evaluation->scores);
}

struct Report {
    int players;
    ai::yahtzee::win::UtilityResult best;
    double mean_for_points;

    double baseline() const { return 1.0 / players; } // of one who plays for points too
};

void print_text(const Report& report) {
    std::printf("players                        %d\n", report.players);
    std::printf("probability to finish first    %.9f\n", report.best.utility);
    std::printf("when playing for points        %.9f\n", report.baseline());
    std::printf("ratio                          %.6f\n", report.best.utility / report.baseline());
    std::printf("mean score                     %.4f\n", report.best.score);
    std::printf("when playing for points        %.4f\n", report.mean_for_points);
    std::printf("fall of the mean               %.4f\n",
                report.mean_for_points - report.best.score);
}

std::string json_of(const Report& report) {
    return nlohmann::ordered_json{{"players", report.players},
                                  {"probability", report.best.utility},
                                  {"probability_for_points", report.baseline()},
                                  {"mean", report.best.score},
                                  {"mean_for_points", report.mean_for_points}}
        .dump();
}

} // namespace

std::optional<int> players_of_first_of(const std::string& text) {
    if (!text.starts_with(prefix)) return std::nullopt;
    int players = 0;
    const char* const end = text.data() + text.size();
    const auto [last, error] = std::from_chars(text.data() + prefix.size(), end, players);
    if (error != std::errc{} || last != end || players < 2 || players > max_first_of_players)
        throw support::UsageError("first-of:N takes a number from 2 to " +
                                  std::to_string(max_first_of_players) + ", not '" +
                                  text.substr(prefix.size()) + "'");
    return players;
}

int tell_nothing_found(const support::Invocation& invocation) {
    return support::tell_interrupted(invocation,
                                     "exact figures are there only once all is computed");
}

int exact_first_of(const support::Invocation& invocation,
                   const boost::program_options::variables_map& given, int players_in_all,
                   LabPlayers& players) {
    const int threads = given["threads"].as<int>();
    const bool is_quiet = support::is_quiet(given);
    support::InterruptStop stop;
    const auto values = players.values();
    support::catch_interrupts();
    const auto others = scores_for_points(players, threads, stop, is_quiet);
    if (!others) return tell_nothing_found(invocation);
    const auto utility = ai::yahtzee::win::first_of_utility(*others, players_in_all);
    std::optional<ai::yahtzee::win::UtilityResult> best;
    {
        support::Progress progress("solving", is_quiet);
        best = ai::yahtzee::win::maximize_utility(*values, utility, {}, 0,
                                                  {threads, stop.token(), [&](double part) {
                                                       progress.show(part);
                                                       stop.look();
                                                   }});
    }
    if (!best) return tell_nothing_found(invocation);
    const Report report{players_in_all, *best, others->mean()};
    support::report(
        given, [&report] { return json_of(report); }, [&report] { print_text(report); });
    return support::exit_done;
}

} // namespace headless::lab
