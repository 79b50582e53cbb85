#include "headless/command/command.h"
#include "headless/judge/commands.h"

#include <array>
#include <csignal>

namespace {

using namespace headless;

int yahtzee(const command::Invocation& invocation) {
    const std::array commands{
        command::Command{"check", "verdicts on single actions", judge::yahtzee_check},
        command::Command{"match", "a match between two programs", judge::yahtzee_match},
        command::Command{"replay", "judges the log of a match again", judge::yahtzee_replay},
    };
    return command::dispatch(invocation, "Judges Yahtzee between programs.", commands);
}

} // namespace

int main(int argc, char** argv) {
    // A program that closes its input must not end the judge.
    std::signal(SIGPIPE, SIG_IGN);
    const std::array games{
        command::Command{"yahtzee", "the contest of two players", yahtzee},
    };
    return command::run_main(argc, argv, [&games](const command::Invocation& invocation) {
        return command::dispatch(invocation, "Judges contests between programs.", games);
    });
}
