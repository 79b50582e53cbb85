#include "core/dominoes/move.h"

#include "core/support/text.h"

#include <algorithm>
#include <limits>

namespace core::dominoes {

bool View::can_place() const {
    return std::ranges::any_of(hand, [this](Tile tile) { return line.fits(tile); });
}

std::string to_text(Move move) {
    switch (move.kind) {
    case Move::Kind::place:
        return (move.end == End::left ? "L" : "R") + std::to_string(move.index);
    case Move::Kind::draw:
        return "DRAW";
    case Move::Kind::pass:
        return "PASS";
    }
    return {};
}

std::optional<Move> parse_move(std::string_view text) {
    text = support::trimmed(text);
    if (text == "DRAW") return Move::draw();
    if (text == "PASS") return Move::pass();
    if (text.size() < 2 || (text.front() != 'L' && text.front() != 'R')) return std::nullopt;
    const auto index = support::to_integer(text.substr(1));
    if (!index || *index < 0 || *index > std::numeric_limits<int>::max()) return std::nullopt;
    return Move::place(static_cast<int>(*index), text.front() == 'L' ? End::left : End::right);
}

std::string_view words(Verdict verdict) {
    switch (verdict) {
    case Verdict::legal:
        return "legal";
    case Verdict::no_such_tile:
        return "there is no such tile in the hand";
    case Verdict::does_not_fit:
        return "the tile does not fit this end";
    case Verdict::must_place:
        return "a tile of the hand fits, so one must be placed";
    case Verdict::must_draw:
        return "the stock is not empty, so a tile must be drawn";
    case Verdict::no_stock:
        return "the stock is empty, so nothing can be drawn";
    }
    return {};
}

Verdict judge(const View& view, Move move) {
    if (move.kind == Move::Kind::place) {
        if (move.index < 0 || move.index >= static_cast<int>(view.hand.size()))
            return Verdict::no_such_tile;
        const Tile tile = view.hand[static_cast<std::size_t>(move.index)];
        return view.line.fits(tile, move.end) ? Verdict::legal : Verdict::does_not_fit;
    }
    if (view.can_place()) return Verdict::must_place;
    if (move.kind == Move::Kind::draw) return view.stock > 0 ? Verdict::legal : Verdict::no_stock;
    return view.stock > 0 ? Verdict::must_draw : Verdict::legal;
}

std::vector<Move> legal_moves(const View& view) {
    std::vector<Move> moves;
    for (int i = 0; i < static_cast<int>(view.hand.size()); ++i)
        for (const End end : {End::left, End::right})
            if (view.line.fits(view.hand[static_cast<std::size_t>(i)], end))
                moves.push_back(Move::place(i, end));
    if (moves.empty()) moves.push_back(view.stock > 0 ? Move::draw() : Move::pass());
    return moves;
}

} // namespace core::dominoes
