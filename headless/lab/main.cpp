// alea-lab: measures players and positions.

#include "headless/lab/commands.h"
#include "headless/support/command.h"

#include <algorithm>
#include <array>

namespace {

using namespace headless;

// The game decides what other options there are. Takes "--game NAME" out of the arguments.
int duel(const support::Invocation& invocation) {
    support::Invocation rest = invocation;
    const auto option = std::ranges::find(rest.arguments, "--game");
    if (option == rest.arguments.end() || option + 1 == rest.arguments.end())
        return lab::duel(invocation);
    const std::string game = option[1];
    rest.arguments.erase(option, option + 2);
    if (game == "dominoes") return lab::duel_dominoes(rest);
    if (game == "yahtzee") return lab::duel(rest);
    throw support::UsageError("duel plays yahtzee and dominoes, not '" + game + "'");
}

} // namespace

int main(int argc, char** argv) {
    const std::array commands{
        support::Command{"hint", "what every choice in a position is worth", lab::hint},
        support::Command{"exact", "a solitaire player's scores, without simulation", lab::exact},
        support::Command{"dilemma", "strategies of the Prisoner's Dilemma in random fields",
                         lab::dilemma},
        support::Command{"review", "a recorded game, decision by decision", lab::review},
        support::Command{"verify-dice", "are a recorded game's dice those of its seed?",
                         lab::verify_dice},
        support::Command{"themes", "themes of practice, and positions of them", lab::themes},
        support::Command{"duel", "two players of a game against each other", duel},
        support::Command{"merge", "the shards of a duel put together", lab::merge},
        support::Command{"ladder", "all players against each other", lab::ladder},
        support::Command{"accuracy", "chances to win against long roll-outs", lab::accuracy},
        support::Command{"train-dominoes", "the domino players' policy, fitted to self-play",
                         lab::train_dominoes},
        support::Command{"calibrate", "the champion's estimate fitted to roll-outs",
                         lab::calibrate},
        support::Command{"publish", "tables to cite and check, as CSV in a new folder",
                         lab::publish},
        support::Command{"bench", "signatures of unchanged play, and speeds", lab::bench},
    };
    return support::run_main(argc, argv, [&commands](const support::Invocation& invocation) {
        return support::dispatch(invocation, "Measures players, positions and games.", commands);
    });
}
