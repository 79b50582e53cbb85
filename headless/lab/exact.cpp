#include "ai/yahtzee/review/evaluate.h"
#include "headless/lab/commands.h"
#include "headless/lab/exact_first_of.h"
#include "headless/lab/lab_options.h"
#include "headless/lab/lab_players.h"
#include "headless/support/interrupt.h"
#include "headless/support/json.h"
#include "headless/support/progress.h"

#include <array>
#include <cstdio>
#include <iostream>

namespace headless::lab {

namespace po = boost::program_options;

namespace {

constexpr std::array quantiles{0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99};

struct ExactReport {
    std::string player;
    ai::yahtzee::review::Evaluation evaluation;
    double loss; // average points a decision, against best play
};

void print_text(const ExactReport& report) {
    const auto& scores = report.evaluation.scores;
    std::printf("player              %s\n", report.player.c_str());
    std::printf("states              %d\n", report.evaluation.states);
    std::printf("mean                %.4f\n", scores.mean());
    std::printf("standard deviation  %.4f\n", scores.deviation());
    std::printf("median              %d\n", scores.quantile(0.5));
    for (const double p : quantiles)
        std::printf("quantile %4.0f %%     %d\n", 100 * p, scores.quantile(p));
    std::printf("decisions a game    %.4f\n", report.evaluation.decisions);
    std::printf("loss a decision     %.4f\n", report.loss);
}

std::string json_of(const ExactReport& report) {
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
    return support::dumped(json);
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
    std::optional<support::Progress> progress(std::in_place, "evaluating",
                                              support::is_quiet(*given));
    support::catch_interrupts();
    auto evaluation = ai::yahtzee::review::evaluate(
        {}, [&] { return players.make_solitaire(name); },
        support::watched(threads, *progress, stop));
    progress.reset();
    if (!evaluation) return tell_nothing_found(invocation);
    const double loss = (best - evaluation->scores.mean()) / evaluation->decisions;
    const ExactReport report{name, *std::move(evaluation), loss};
    support::report(
        *given, [&report] { return json_of(report); }, [&report] { print_text(report); });
    return support::exit_done;
}

} // namespace headless::lab
