#include "ai/dominoes/simple_players.h"

#include <tuple>

namespace ai::dominoes {

using core::dominoes::legal_moves;
using core::dominoes::Move;
using core::dominoes::View;

Move Random::play(const View& view) {
    const auto moves = legal_moves(view);
    return moves[static_cast<std::size_t>(random_.below(static_cast<int>(moves.size())))];
}

Move Pips::play(const View& view) {
    const auto moves = legal_moves(view);
    const auto pips = [&view](Move move) {
        return view.hand[static_cast<std::size_t>(move.index)].pips();
    };
    Move best = moves.front();
    for (const Move move : moves)
        if (pips(move) > pips(best)) best = move;
    return best;
}

Move Block::play(const View& view) {
    const TileSet hand = TileSet::of(view.hand);
    const TileSet unseen = TileSet::all(setting_.numbers) - hand - view.line.tile_set();
    const Placements choices = placements(hand, view.line.left(), view.line.right());
    if (choices.size() == 0) return legal_moves(view).front();
    return as_move(view, choices[block_choice(hand, unseen, choices)]);
}

int block_choice(TileSet hand, TileSet unseen, const Placements& choices) {
    const auto rank = [&](const Placement& placement) {
        const TileSet fit = TileSet::fitting(placement.left, placement.right);
        const TileSet rest = hand.without(placement.tile);
        return std::tuple((rest & fit).size() - (unseen & fit).size(), placement.tile.pips());
    };
    int best = 0;
    for (int i = 1; i < choices.size(); ++i)
        if (rank(choices[i]) > rank(choices[best])) best = i;
    return best;
}

} // namespace ai::dominoes
