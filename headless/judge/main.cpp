#include "headless/judge/check/check_program.h"
#include "headless/judge/commands.h"
#include "headless/judge/delegated_scope.h"

#include <array>
#include <csignal>

namespace {

using namespace headless;

support::Command check_program_command(judge::check::CheckedGame (*game)()) {
    return {"check-program", "whether a program would be admitted",
            [game](const auto& given) { return judge::check::check_program(given, game()); }};
}

support::Command contest_command(knockout::Format format, const char* summary) {
    return {name(format), summary,
            [format](const auto& given) { return judge::yahtzee_contest(given, format); }};
}

int yahtzee(const support::Invocation& invocation) {
    const std::array commands{
        support::Command{"check", "verdicts on single actions", judge::yahtzee_check},
        support::Command{"match", "a match between two programs", judge::yahtzee_match},
        contest_command(knockout::Format::knockout, "double elimination"),
        contest_command(knockout::Format::round_robin, "everybody against everybody, with ratings"),
        contest_command(knockout::Format::gauntlet,
                        "the first entrant against each other one, with ratings"),
        support::Command{"replay", "judges the log of a match again", judge::yahtzee_replay},
        support::Command{"host", "one program in the sandbox, for another that writes positions",
                         judge::yahtzee_host},
        check_program_command(judge::check::yahtzee),
    };
    return support::dispatch(invocation, "Judges Yahtzee between programs.", commands);
}

int dilemma(const support::Invocation& invocation) {
    const std::array commands{
        support::Command{"tournament", "a tournament between programs", judge::dilemma_tournament},
        support::Command{"rescore", "the scores of a tournament from its log",
                         judge::dilemma_rescore},
        support::Command{"commit", "hashes of sources, to post before the deadline",
                         judge::dilemma_commit},
        support::Command{"admit", "which sources were posted", judge::dilemma_admit},
        check_program_command(judge::check::dilemma),
        support::Command{"serve", "", judge::dilemma_serve}, // for the tournament itself
    };
    return support::dispatch(invocation, "Judges the Prisoner's Dilemma between programs.",
                             commands);
}

int dominoes(const support::Invocation& invocation) {
    const std::array commands{
        support::Command{"match", "a match between two programs", judge::dominoes_match},
        support::Command{"replay", "tells the log of a match, and judges it again",
                         judge::dominoes_replay},
        check_program_command(judge::check::dominoes),
    };
    return support::dispatch(invocation, "Judges draw dominoes between programs.", commands);
}

} // namespace

int main(int argc, char** argv) {
    // A program that closes its input must not end the judge.
    std::signal(SIGPIPE, SIG_IGN);
    judge::enter_delegated_scope(argc, argv);
    const std::array games{
        support::Command{"yahtzee", "the contest of two players", yahtzee},
        support::Command{"dominoes", "draw dominoes between two programs", dominoes},
        support::Command{"dilemma", "the Prisoner's Dilemma, a battle of all against all", dilemma},
        support::Command{"check-environment", "how fit this machine is for a contest",
                         judge::check_environment},
    };
    return support::run_main(argc, argv, [&games](const support::Invocation& invocation) {
        return support::dispatch(invocation, "Judges contests between programs.", games);
    });
}
