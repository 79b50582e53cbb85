// alea-lab: measures players and positions.

#include "headless/lab/commands.h"
#include "headless/support/command.h"

#include <array>
#include <string>
#include <string_view>

namespace {

using namespace headless;

// The game decides what other options there are. Takes "--game NAME" out of the arguments.
std::string take_game(std::vector<std::string>& arguments) {
    constexpr std::string_view joined = "--game=";
    for (auto word = arguments.begin(); word != arguments.end() && *word != "--"; ++word) {
        if (word->starts_with(joined)) {
            const std::string game = word->substr(joined.size());
            arguments.erase(word);
            return game;
        }
        if (*word == "--game" && word + 1 != arguments.end()) {
            const std::string game = word[1];
            arguments.erase(word, word + 2);
            return game;
        }
    }
    return "yahtzee";
}

int duel(const support::Invocation& invocation) {
    support::Invocation rest = invocation;
    const std::string game = take_game(rest.arguments);
    if (game == "yahtzee") return lab::duel(rest);
    if (game == "dominoes") return lab::duel_dominoes(rest);
    throw support::UsageError("--game is yahtzee or dominoes, not '" + game + '\'');
}

} // namespace

int main(int argc, char** argv) {
    const std::array commands{
        support::Command{"hint", "what every choice in a position is worth", lab::hint},
        support::Command{"serve", "answers for other programs: hints, legal actions, transitions",
                         lab::serve},
        support::Command{"basic", "the basic strategy: steps that a person can learn", lab::basic},
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
        support::Command{"accuracy", "win probabilities against long roll-outs", lab::accuracy},
        support::Command{"publish", "tables to cite and check, as CSV in a new folder",
                         lab::publish},
        support::Command{"bench", "signatures of unchanged play, and speeds", lab::bench},
    };
    return support::run_main(argc, argv, [&commands](const support::Invocation& invocation) {
        return support::dispatch(invocation, "Measures players, positions and games.", commands);
    });
}
