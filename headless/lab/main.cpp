// alea-lab: measures players and positions.

#include "headless/command/command.h"
#include "headless/lab/commands.h"

#include <array>

int main(int argc, char** argv) {
    using namespace headless;
    const std::array commands{
        command::Command{"hint", "what every choice in a position is worth", lab::hint},
        command::Command{"exact", "a solitaire player's scores, without simulation", lab::exact},
        command::Command{"dilemma", "strategies of the Prisoner's Dilemma in random fields",
                         lab::dilemma},
        command::Command{"review", "a recorded game, decision by decision", lab::review},
        command::Command{"verify-dice", "are a recorded game's dice those of its seed?",
                         lab::verify_dice},
        command::Command{"duel", "two players against each other, luck-adjusted", lab::duel},
        command::Command{"merge", "the shards of a duel put together", lab::merge},
        command::Command{"ladder", "all players against each other", lab::ladder},
        command::Command{"bench", "signatures of unchanged play, and speeds", lab::bench},
    };
    return command::run_main(argc, argv, [&commands](const command::Invocation& invocation) {
        return command::dispatch(invocation, "Measures players, positions and games.", commands);
    });
}
