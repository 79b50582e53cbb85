// The view of a player, his move, and the referee's verdict on it.

#pragma once

#include "core/dominoes/line.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::dominoes {

// The mover's side of the table.
struct View {
    std::vector<Tile> hand; // in the order in which a reply counts them
    Line line;
    int stock = 0; // tiles left to draw

    // True if some tile of the hand fits an end.
    bool can_place() const;

    friend bool operator==(const View&, const View&) = default;
};

struct Move {
    enum class Kind : std::uint8_t { place, draw, pass };

    static constexpr Move place(int index, End end) { return {Kind::place, end, index}; }
    static constexpr Move draw() { return {Kind::draw, End::left, 0}; }
    static constexpr Move pass() { return {Kind::pass, End::left, 0}; }

    Kind kind = Kind::pass;
    End end = End::left;
    int index = 0; // of the tile in the hand; 0 for a draw or a pass

    friend constexpr bool operator==(const Move&, const Move&) = default;
};

// "L3", "R0", "DRAW", "PASS"
std::string to_text(Move move);

// Nothing for other texts; blanks around the move are accepted.
std::optional<Move> parse_move(std::string_view text);

enum class Verdict {
    legal,
    no_such_tile,
    does_not_fit,
    must_place, // a draw or pass although a tile fits
    must_draw,  // a pass although the stock has tiles
    no_stock,
};

// The referee's words.
std::string_view words(Verdict verdict);

Verdict judge(const View& view, Move move);

// Placements in the order of the hand, left end first; or else the draw or the pass.
std::vector<Move> legal_moves(const View& view);

} // namespace core::dominoes
