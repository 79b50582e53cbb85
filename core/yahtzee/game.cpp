#include "core/yahtzee/game.h"

#include "core/yahtzee/legality.h"

#include <cassert>

namespace core::yahtzee {

Game::Game(int players, Rules rules)
    : Game(std::vector<Card>(static_cast<std::size_t>(players)), 0, rules) {}

Game::Game(std::vector<Card> cards, int mover, Rules rules)
    : cards_(std::move(cards)), rules_(rules), mover_(mover) {
    assert(!cards_.empty() && players() <= max_players && 0 <= mover && mover < players());
    if (card(mover_).is_complete()) phase_ = Phase::over;
}

int Game::turn() const { return box_count - card(mover_).open().size(); }

Game Game::with_roll(const dice::Dice& dice) const {
    assert(phase_ == Phase::to_roll && dice::are_faces(dice));
    Game next = *this;
    for (std::size_t slot = 0; slot < dice.size(); ++slot)
        if ((held_slots_ >> slot & 1u) == 0) next.dice_[slot] = dice[slot];
    next.held_slots_ = 0;
    ++next.roll_number_;
    next.phase_ = Phase::to_decide;
    return next;
}

Game Game::apply(Action action) const {
    assert(phase_ == Phase::to_decide);
    assert(judge(rules_, position(), action.code()) == Verdict::legal);
    Game next = *this;
    next.phase_ = Phase::to_roll;
    if (action.is_hold()) {
        next.held_slots_ = action.slots();
        return next;
    }
    Card& card = next.cards_[static_cast<std::size_t>(mover_)];
    card = card.scored(rules_, dice::Roll::of(dice_), action.box());
    next.mover_ = (mover_ + 1) % players();
    next.roll_number_ = 0;
    next.dice_ = {};
    if (next.card(next.mover_).is_complete()) next.phase_ = Phase::over;
    return next;
}

Position Game::position() const {
    assert(phase_ == Phase::to_decide);
    Position position{card(mover_), {}, dice_, roll_number_};
    for (int i = 1; i < players(); ++i)
        position.opponents.push_back(card((mover_ + i) % players()));
    return position;
}

} // namespace core::yahtzee
