#include "headless/lab/lab_players.h"
#include "headless/support/interrupt.h"
#include "headless/support/progress.h"
#include "tests/tools/experiments/experiments.h"
#include "tests/tools/experiments/training.h"

#include <cstdio>
#include <iostream>

namespace tests::experiments {

using namespace headless;
using namespace headless::lab;

namespace po = boost::program_options;

namespace {

using namespace ai::dominoes;

void print_row(const Hidden& row) {
    std::cout << '{';
    for (std::size_t i = 0; i < row.size(); ++i) {
        char text[32];
        std::snprintf(text, sizeof text, "%.5ef", static_cast<double>(row[i]));
        std::cout << (i % 8 == 0 ? "\n    " : " ") << text << ',';
    }
    std::cout << "}";
}

// As C++, for ai/dominoes/self_play_weights.h. `batches`: how many were played.
void print_header(const Weights& weights, const TrainingOptions& options, int batches) {
    std::cout << "// The policy's weights, fitted to "
              << static_cast<std::int64_t>(batches) * options.games_per_batch
              << " games of self-play over all twenty cases by\n//     experiments train-dominoes"
              << " --batches " << options.batches << " --games " << options.games_per_batch
              << " --seed " << options.seed;
    if (batches < options.batches) std::cout << "\n// stopped after " << batches << " batches";
    std::cout << "\n\n#pragma once\n\n#include \"ai/dominoes/policy.h\"\n\n"
              << "namespace ai::dominoes {\n\n// clang-format off\n"
              << "inline constexpr Weights self_play_weights{{{";
    for (const Hidden& row : weights.rows) {
        std::cout << '\n';
        print_row(row);
        std::cout << ',';
    }
    std::cout << "\n}},\n// bias\n{";
    print_row(weights.bias);
    std::cout << "},\n// output\n{";
    print_row(weights.output);
    std::cout << "}};\n// clang-format on\n\n} // namespace ai::dominoes\n";
}

} // namespace

int train_dominoes(const support::Invocation& invocation) {
    TrainingOptions training;
    po::options_description options("Options");
    options.add_options()("batches",
                          support::number_in<int>(4, 10'000'000)->default_value(training.batches),
                          "how many steps of learning")(
        "games", support::number_in<int>(1, 100'000)->default_value(training.games_per_batch),
        "of self-play before each step")("seed", support::seed_number()->default_value(1),
                                         "of deals and choices");
    const auto given = support::read_options(
        invocation,
        {"[options] > ai/dominoes/self_play_weights.h",
         "Fits the policy of the domino players to self-play, on one processor, and writes its\n"
         "weights as C++. The same options give the same weights. Ctrl-C ends it after the batch\n"
         "that is on and writes the weights as learned so far, with status 1."},
        options);
    if (!given) return support::exit_done;
    training.batches = (*given)["batches"].as<int>();
    training.games_per_batch = (*given)["games"].as<int>();
    training.seed = (*given)["seed"].as<std::uint64_t>();
    support::Progress progress("training", training.batches, "batches", support::is_quiet(*given));
    support::InterruptStop stop;
    support::catch_interrupts();
    int batches = 0;
    const auto show = [&](const TrainingReport& report) {
        batches = report.batch + 1;
        progress.show(batches);
        stop.look();
    };
    const Weights weights = train(training, show, stop.token());
    progress.clear();
    print_header(weights, training, batches);
    if (batches == training.batches) return support::exit_done;
    return support::report_interrupted(invocation, std::to_string(batches) + " of " +
                                                       std::to_string(training.batches) +
                                                       " batches; the weights are unfinished");
}

} // namespace tests::experiments
