#include "core/dominoes/game.h"

#include <algorithm>
#include <cassert>

namespace core::dominoes {

Game::Game(const Deal& deal)
    : setting_(deal.setting),
      hands_(deal.hands),
      stock_(deal.stock.rbegin(), deal.stock.rend()),
      start_(deal.start()),
      line_(start_.tile),
      mover_(1 - start_.seat) {
    std::erase(hands_[static_cast<std::size_t>(start_.seat)], start_.tile);
}

bool Game::can_place(int seat) const {
    return std::ranges::any_of(hand(seat), [this](Tile tile) { return line_.fits(tile); });
}

bool Game::is_over() const {
    if (hands_[0].empty() || hands_[1].empty()) return true;
    return stock_.empty() && !can_place(0) && !can_place(1);
}

bool Game::is_stuck() const {
    assert(is_over());
    return !hands_[0].empty() && !hands_[1].empty();
}

double Game::points(int seat) const {
    assert(is_over());
    const int own = TileSet::of(hand(seat)).pips();
    const int other = TileSet::of(hand(1 - seat)).pips();
    if (!is_stuck()) return hand(seat).empty() ? 1 : 0;
    return own < other ? 1 : own == other ? 0.5 : 0;
}

View Game::view() const {
    assert(!is_over());
    return {hand(mover_), line_, static_cast<int>(stock_.size())};
}

Game Game::apply(Move move) const {
    assert(!is_over() && judge(view(), move) == Verdict::legal);
    Game next = *this;
    Hand& hand = next.hands_[static_cast<std::size_t>(mover_)];
    if (move.kind == Move::Kind::draw) {
        hand.push_back(next.stock_.back());
        next.stock_.pop_back();
        return next;
    }
    if (move.kind == Move::Kind::place) {
        const auto tile = hand.begin() + move.index;
        next.line_ = line_.placed(*tile, move.end);
        hand.erase(tile);
    }
    next.mover_ = 1 - mover_;
    return next;
}

} // namespace core::dominoes
