#include "headless/match/dominoes/report.h"

#include "headless/match/report_parts.h"
#include "headless/match/statistics.h"

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
            << forfeit.reason << ": " << printable(forfeit.words) << '\n';
    for (const Rest& rest : each.rests)
        out << "       " << letter(rest.side) << " lost the " << rest.games
            << " games that were left, " << rest.reason << ": " << printable(rest.words) << '\n';
}

void print_usage(std::ostream& out, int side, const SideUsage& usage) {
    out << letter(side) << ":  CPU " << std::setprecision(3) << usage.cpu_seconds << " s, at most "
        << usage.max_cpu_seconds << " s in a case; peak memory " << std::setprecision(1)
        << static_cast<double>(usage.peak_bytes) / (1 << 20) << " MiB\n";
    print_notes(out, usage.notes, "    ");
}

std::string what_happens(const Game& game, Move move) {
    if (move.kind == Move::Kind::draw) return "draws " + to_text(game.stock().back());
    if (move.kind == Move::Kind::pass) return "passes";
    const auto tile = game.hand(game.mover())[static_cast<std::size_t>(move.index)];
    return "places " + to_text(tile) + (move.end == End::left ? " left" : " right");
}

} // namespace

void print_start(std::ostream& out, const Terms& terms, const std::string& protection) {
    out << terms.cases.size() << (terms.cases.size() == 1 ? " case of " : " cases of ")
        << terms.games << " games; deals keyed by a seed with SHA-256 " << terms.seed_sha256
        << '\n';
    for (int side = 0; side < 2; ++side)
        out << letter(side) << ":  " << printable(terms.commands[static_cast<std::size_t>(side)])
            << '\n';
    if (terms.public_seed) out << "the seed was given on the command line: a test, no contest\n";
    if (!protection.empty()) out << "protection: " << protection << '\n';
    out << '\n' << std::flush;
}

void print_result(std::ostream& out, const Result& result, const std::array<SideUsage, 2>* usage) {
    out << std::fixed << std::setprecision(1) << " N  H        a        b  ties\n";
    for (const CaseResult& each : result.cases()) print_case(out, each);
    const int games = result.games();
    out << "  all" << std::setw(9) << result.points(0) << std::setw(9) << result.points(1)
        << "  of " << games << '\n';
    if (games > 0) {
        const Standing standing = result.standing(0);
        out << "a scores " << std::setprecision(2) << 100 * standing.score
            << " % (99 %: " << 100 * standing.interval99.low << " to "
            << 100 * standing.interval99.high << " %)\n";
    }
    if (result.is_cut_short())
        out << "stopped after " << games << " of " << result.games_due() << " games\n";
    if (usage)
        for (int side = 0; side < 2; ++side)
            print_usage(out, side, (*usage)[static_cast<std::size_t>(side)]);
    out << std::flush;
}

void print_move(std::ostream& out, const Game& game, std::optional<Move> move) {
    out << "    line  " << to_text(game.line()) << '\n'
        << "    a " << tiles_of(game.hand(0)) << "   b " << tiles_of(game.hand(1)) << "   stock "
        << game.stock().size() << '\n';
    if (move) out << letter(game.mover()) << ' ' << what_happens(game, *move) << '\n';
}

} // namespace headless::match::dominoes
