#include "headless/command/command.h"
#include "headless/solve/commands.h"

#include <array>

int main(int argc, char** argv) {
    using namespace headless;
    const std::array commands{
        command::Command{"yahtzee", "the value of Yahtzee, solved exactly", solve::yahtzee},
        command::Command{"clairvoyant", "the best total when the dice are known beforehand",
                         solve::clairvoyant},
    };
    return command::run_main(argc, argv, [&commands](const command::Invocation& invocation) {
        return command::dispatch(invocation, "Solves games exactly.", commands);
    });
}
