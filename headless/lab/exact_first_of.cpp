#include "headless/lab/exact_first_of.h"

#include "ai/yahtzee/review/evaluate.h"
#include "ai/yahtzee/win/first_of.h"
#include "ai/yahtzee/win/utility_solver.h"
#include "headless/support/command.h"
#include "headless/support/progress.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <cstdio>
#include <iostream>

namespace headless::lab {

namespace {

constexpr std::string_view prefix = "first-of:";

ai::yahtzee::solve::ScoreDistribution scores_for_points(LabPlayers& players, int threads) {
    support::Progress progress("scores of the others", 1, "games");
    ai::yahtzee::review::EvaluateOptions how;
    how.threads = threads;
    how.progress = [&](double part) { progress.show(part); };
    return ai::yahtzee::review::evaluate(
               {}, [&] { return players.make_solitaire("optimal"); }, how)
        ->scores;
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

void print_json(const Report& report) {
    std::cout << nlohmann::ordered_json{{"players", report.players},
                                        {"probability", report.best.utility},
                                        {"probability_for_points", report.baseline()},
                                        {"mean", report.best.score},
                                        {"mean_for_points", report.mean_for_points}}
                     .dump()
              << '\n';
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

int exact_first_of(int players_in_all, LabPlayers& players, int threads, bool as_json) {
    const ai::yahtzee::solve::ScoreDistribution others = scores_for_points(players, threads);
    const auto utility = ai::yahtzee::win::first_of_utility(others, players_in_all);
    std::optional<ai::yahtzee::win::UtilityResult> best;
    {
        support::Progress progress("solving", 1, "games");
        best = ai::yahtzee::win::maximize_utility(
            *players.values(), utility, {}, 0,
            {threads, {}, [&](double part) { progress.show(part); }});
    }
    const Report report{players_in_all, *best, others.mean()};
    as_json ? print_json(report) : print_text(report);
    return support::exit_done;
}

} // namespace headless::lab
