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
        command::Command{"knockout", "double elimination", judge::yahtzee_knockout},
        command::Command{"replay", "judges the log of a match again", judge::yahtzee_replay},
    };
    return command::dispatch(invocation, "Judges Yahtzee between programs.", commands);
}

int dilemma(const command::Invocation& invocation) {
    const std::array commands{
        command::Command{"tournament", "a tournament between programs", judge::dilemma_tournament},
        command::Command{"rescore", "the scores of a tournament from its log",
                         judge::dilemma_rescore},
        command::Command{"commit", "hashes of sources, to post before the deadline",
                         judge::dilemma_commit},
        command::Command{"admit", "which sources were posted", judge::dilemma_admit},
        command::Command{"serve", "the tournament's helper inside a sandbox", judge::dilemma_serve},
    };
    return command::dispatch(invocation, "Judges the Prisoner's Dilemma between programs.",
                             commands);
}

int dominoes(const command::Invocation& invocation) {
    const std::array commands{
        command::Command{"match", "a match between two programs", judge::dominoes_match},
        command::Command{"replay", "tells the log of a match, and judges it again",
                         judge::dominoes_replay},
    };
    return command::dispatch(invocation, "Judges draw dominoes between programs.", commands);
}

} // namespace

int main(int argc, char** argv) {
    // A program that closes its input must not end the judge.
    std::signal(SIGPIPE, SIG_IGN);
    const std::array games{
        command::Command{"yahtzee", "the contest of two players", yahtzee},
        command::Command{"dominoes", "draw dominoes between two programs", dominoes},
        command::Command{"dilemma", "the Prisoner's Dilemma, a battle of all against all", dilemma},
    };
    return command::run_main(argc, argv, [&games](const command::Invocation& invocation) {
        return command::dispatch(invocation, "Judges contests between programs.", games);
    });
}
