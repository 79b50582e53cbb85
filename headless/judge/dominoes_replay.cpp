#include "headless/judge/commands.h"
#include "headless/judge/outlets.h"
#include "headless/match/dominoes/match.h"
#include "headless/support/options.h"

#include <iostream>
#include <sstream>

namespace headless::judge {

namespace {

using match::letter;
using namespace match::dominoes;

Spectator storyteller(std::ostream& out) {
    Spectator spectator;
    spectator.before = [&out](core::dominoes::Case setting, const GameResult& game) {
        out << "\ncase " << setting.numbers << ',' << setting.hand_size << ", game " << game.game
            << ": " << letter(game.first) << " starts\n";
    };
    spectator.watch = [&out](const core::dominoes::Game& game,
                             std::optional<core::dominoes::Move> move) {
        print_move(out, game, move);
    };
    spectator.after = [&out](const GameResult& game) {
        if (game.forfeit)
            out << letter(game.forfeit->side) << " forfeits, " << game.forfeit->reason << '\n';
        if (game.winner)
            out << letter(*game.winner) << " wins\n";
        else
            out << "a tie\n";
    };
    return spectator;
}

} // namespace

int dominoes_replay(const support::Invocation& invocation) {
    po::options_description options("Options");
    options.add_options()("quiet", "only the result, without the games");
    const auto given = read_replay_options(
        invocation,
        "Tells every game of a match's log move by move, with the line of play, both hands and\n"
        "the stock, and judges it again: deals against the seed, the seed against its published\n"
        "SHA-256, requests, answers and results. Stops at the first line that is wrong.",
        options);
    if (!given) return support::exit_done;

    std::istringstream log = log_from(invocation, *given);
    const Spectator spectator = support::is_quiet(*given) || support::prints_json(*given)
                                    ? Spectator()
                                    : storyteller(std::cout);
    const auto replay = match::dominoes::replay(log, spectator);
    if (!replay) {
        std::cout.flush();
        throw fault_of_log(*given, replay.error());
    }
    const match::dominoes::Report report(replay->result, replay->seed);
    report_replay(*given, to_json(report), "\nEvery deal, request, answer and result is right.");
    return support::exit_done;
}

} // namespace headless::judge
