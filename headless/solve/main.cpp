#include "headless/solve/commands.h"
#include "headless/support/command.h"

#include <array>

int main(int argc, char** argv) {
    using namespace headless;
    const std::array commands{
        support::Command{"yahtzee", "the value of Yahtzee, solved exactly", solve::yahtzee},
        support::Command{"clairvoyant", "the best total when the dice are known beforehand",
                         solve::clairvoyant},
    };
    return support::run_main(argc, argv, [&commands](const support::Invocation& invocation) {
        return support::dispatch(invocation, "Solves games exactly.", commands);
    });
}
