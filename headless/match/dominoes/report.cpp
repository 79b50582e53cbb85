#include "headless/match/dominoes/report.h"

#include "headless/match/report_parts.h"
#include "headless/match/statistics.h"
#include "headless/support/words.h"

#include <iomanip>
#include <ostream>

namespace headless::match::dominoes {

namespace {

using core::dominoes::End;
using core::dominoes::Game;
using core::dominoes::Move;

std::string tiles_of(const core::dominoes::Hand& hand) {
    std::string text;
    for (const core::dominoes::Tile tile : hand) text += ' ' + to_text(tile);
    return text;
}

void print_case(std::ostream& out, const CaseResult& each) {
    out << std::setw(2) << each.setting.numbers << std::setw(3) << each.setting.hand_size
        << std::setw(9) << each.points(0) << std::setw(9) << each.points(1) << std::setw(6)
        << each.ties << '\n';
    for (const auto& [game, forfeit] : each.forfeits)
        out << "       game " << game << ": " << letter(forfeit.side) << " forfeits, "
            << printable(fault_in_words(forfeit.reason, forfeit.words)) << '\n';
    for (const Rest& rest : each.rests) {
        out << "       " << letter(rest.side);
        print_rest(out, rest, " ");
    }
}

std::string what_happens(const Game& game, Move move) {
    if (move.kind == Move::Kind::draw) return "draws " + to_text(game.stock().back());
    if (move.kind == Move::Kind::pass) return "passes";
    const auto tile = game.hand(game.mover())[static_cast<std::size_t>(move.index)];
    return "places " + to_text(tile) + (move.end == End::left ? " left" : " right");
}

} // namespace

void print_start(std::ostream& out, const Terms& terms, const std::string& protection) {
    for (int side = 0; side < 2; ++side)
        out << letter(side) << ":  " << printable(terms.commands[static_cast<std::size_t>(side)])
            << '\n';
    match::print_start(out,
                       support::counted(static_cast<std::int64_t>(terms.cases.size()), "case") +
                           " of " + support::counted(terms.games, "game") + "; deals",
                       terms, protection);
}

void print_report(std::ostream& out, const Report& report) {
    const Result& result = report.result;
    out << std::fixed << std::setprecision(1) << " N  H        a        b  ties\n";
    for (const CaseResult& each : result.cases()) print_case(out, each);
    const int games = result.games();
    out << "  all" << std::setw(9) << result.points(0) << std::setw(9) << result.points(1)
        << "  of " << games << '\n';
    if (games > 0) {
        const Standing standing = result.standing(0);
        out << "a scores " << std::setprecision(2) << 100 * standing.score
            << " % (99 %: " << 100 * standing.interval99.low << " to "
            << 100 * standing.interval99.high << " %), Elo " << elo_in_words(standing) << '\n';
    }
    for (int side = 0; report.usage && side < 2; ++side) {
        const auto index = static_cast<std::size_t>(side);
        out << letter(side) << ':';
        print_usage(out, (*report.usage)[index], "  ");
        if (result.has_disqualified()) print_last_errors(out, (*report.usage)[index].notes, "    ");
        if (!report.file_sha256[index].empty())
            out << "    SHA-256 of the program " << report.file_sha256[index] << '\n';
    }
    if (result.is_cut_short())
        out << "stopped after " << games << " of " << result.games_due() << " games\n";
    print_end(out, report);
}

void print_move(std::ostream& out, const Game& game, std::optional<Move> move) {
    out << "    line  " << to_text(game.line()) << '\n'
        << "    a " << tiles_of(game.hand(0)) << "   b " << tiles_of(game.hand(1)) << "   stock "
        << game.stock().size() << '\n';
    if (move) out << letter(game.mover()) << ' ' << what_happens(game, *move) << '\n';
}

} // namespace headless::match::dominoes
