#include "headless/match/dominoes/play.h"

#include "core/support/text.h"
#include "headless/match/log_lines.h"

#include <ostream>

namespace headless::match::dominoes {

using core::dominoes::Deal;
using core::dominoes::End;
using core::dominoes::Game;
using core::dominoes::Move;
using core::dominoes::Request;
using core::dominoes::Verdict;

namespace {

std::string tiles_of(const core::dominoes::Hand& hand) {
    std::string text;
    for (const core::dominoes::Tile tile : hand) text += ' ' + to_text(tile);
    return text;
}

std::string what_happens(const Game& game, Move move) {
    if (move.kind == Move::Kind::draw) return "draws " + to_text(game.stock().back());
    if (move.kind == Move::Kind::pass) return "passes";
    const auto tile = game.hand(game.mover())[static_cast<std::size_t>(move.index)];
    return "places " + to_text(tile) + (move.end == End::left ? " left" : " right");
}

// The text of the answer, or why there is none.
std::variant<std::string, Forfeit> answer_to(const Request& request, int side,
                                             engine::Engine& engine, std::string& transcript) {
    const auto answer = ask(side, engine, to_text(request), transcript);
    if (const auto* forfeit = std::get_if<Forfeit>(&answer)) return *forfeit;
    const std::string_view line = std::get<std::string_view>(answer);
    const std::string_view words = core::support::trimmed(line);
    const bool is_plain = words == "0" || core::dominoes::parse_move(words);
    transcript += logged(line, is_plain ? words : std::string_view()) + '\n';
    return std::string(words);
}

// The move, if it is legal.
std::variant<Move, Forfeit> decide(const Game& game, const Engines& engines,
                                   std::string& transcript) {
    const int side = game.mover();
    const auto answer =
        answer_to(game.view(), side, *engines[static_cast<std::size_t>(side)], transcript);
    if (const auto* forfeit = std::get_if<Forfeit>(&answer)) return *forfeit;
    const auto move = core::dominoes::parse_move(std::get<std::string>(answer));
    if (!move) return Forfeit{side, "illegal", "the answer is not L, R and a number, DRAW or PASS"};
    const Verdict verdict = judge(game.view(), *move);
    if (verdict != Verdict::legal) return Forfeit{side, "illegal", std::string(words(verdict))};
    return *move;
}

} // namespace

std::optional<Forfeit> announce(int side, engine::Engine& engine, const Request& request,
                                std::string& transcript) {
    const auto answer = answer_to(request, side, engine, transcript);
    if (const auto* forfeit = std::get_if<Forfeit>(&answer)) return *forfeit;
    if (std::get<std::string>(answer) == "0") return std::nullopt;
    return Forfeit{side, "illegal", "the answer is not 0"};
}

std::optional<Forfeit> announce(const Request& request, const Engines& engines,
                                std::string& transcript) {
    std::optional<Forfeit> refusal;
    for (int side = 0; side < 2 && !refusal; ++side)
        refusal = announce(side, *engines[static_cast<std::size_t>(side)], request, transcript);
    return refusal;
}

Deal deal_of(const core::dice::Seed& seed, core::dominoes::Case setting, int game) {
    const Deal deal = core::dominoes::deal(
        setting, shuffled_tiles(seed, setting, static_cast<std::uint32_t>(game)));
    return deal.start().seat == (game - 1) % 2 ? deal : deal.swapped();
}

GameResult play(int number, const Deal& deal, const Engines& engines, std::string& transcript,
                const Watcher& watcher) {
    Game game(deal);
    GameResult result{number, game.start().seat, {}, {}};
    result.forfeit = announce(core::dominoes::Reset{game.start().tile}, engines, transcript);
    while (!result.forfeit && !game.is_over()) {
        const auto decision = decide(game, engines, transcript);
        if (const auto* forfeit = std::get_if<Forfeit>(&decision)) {
            result.forfeit = *forfeit;
            break;
        }
        const Move move = std::get<Move>(decision);
        if (watcher) watcher(game, move);
        game = game.apply(move);
    }
    if (watcher) watcher(game, std::nullopt);
    if (result.forfeit)
        result.winner = 1 - result.forfeit->side;
    else if (game.points(0) != 0.5)
        result.winner = game.points(0) > 0.5 ? 0 : 1;
    return result;
}

void print_move(std::ostream& out, const Game& game, std::optional<Move> move) {
    out << "    line  " << to_text(game.line()) << '\n'
        << "    a " << tiles_of(game.hand(0)) << "   b " << tiles_of(game.hand(1)) << "   stock "
        << game.stock().size() << '\n';
    if (move) out << letter(game.mover()) << ' ' << what_happens(game, *move) << '\n';
}

} // namespace headless::match::dominoes
