#include "headless/support/command.h"
#include "tests/tools/experiments/experiments.h"

#include <array>

int main(int argc, char** argv) {
    using headless::support::Command;
    using headless::support::Invocation;
    using namespace tests::experiments;
    const std::array commands{
        Command{"basic", "the best page of rules for a person to learn", basic},
        Command{"calibrate", "the champion's estimate fitted to roll-outs", calibrate},
        Command{"frontier", "mean score against spread, exactly", frontier},
        Command{"train-dominoes", "the domino players' policy, fitted to self-play",
                train_dominoes},
    };
    return headless::support::run_main(argc, argv, [&commands](const Invocation& invocation) {
        return headless::support::dispatch(invocation, "Repeats experiments.", commands);
    });
}
