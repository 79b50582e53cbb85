#include "ai/yahtzee/decide/action_evaluator.h"

#include <algorithm>
#include <cassert>

namespace ai::yahtzee::decide {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::solve;
using namespace core::yahtzee;

std::vector<ValuedAction> ExpectedScore::choices(const core::yahtzee::Position& position) {
    std::vector<ValuedAction> worths;
    for (const RankedAction& choice : rank_choices(*values_, position))
        worths.push_back({choice.action, choice.value});
    return worths;
}

double ExpectedScore::value(const core::yahtzee::Game& game, int seat) {
    const core::yahtzee::Card& card = game.card(seat);
    return card.total() + values_->points(state_of(card));
}

namespace {

std::vector<ValuedAction> worths(const std::vector<RankedAction>& choices) {
    std::vector<ValuedAction> worths;
    for (const RankedAction& choice : choices)
        worths.push_back({choice.action, choice.win.value_or(0)});
    return worths;
}

// The share of the win of the first card in a finished game; ties share.
double result(const std::vector<Card>& cards) {
    const int own = cards.front().total();
    if (std::ranges::max(cards, {}, &Card::total).total() > own) return 0;
    return 1 / static_cast<double>(std::ranges::count(cards, own, &Card::total));
}

// All cards, that of `seat` first, in the order in which they come after it.
std::vector<Card> cards_from(const Game& game, int seat) {
    std::vector<Card> cards;
    for (int i = 0; i < game.players(); ++i)
        cards.push_back(game.card((seat + i) % game.players()));
    return cards;
}

} // namespace

std::vector<ValuedAction> WinGame::choices(const Position& position) {
    const SharedTurn turn = win_probability_.of_turn(position.mover, position.opponents);
    assert(turn);
    return worths(rank_choices(*values_, position, *turn));
}

double WinGame::value(const Game& game, int seat) {
    assert(game.players() == players_);
    if (game.phase() == Phase::over) return result(cards_from(game, seat));
    const int mover = game.mover();
    const std::vector<Card> cards = cards_from(game, mover);
    if (seat != mover && players_ > 2)
        return win_probability_.of_waiting(
            cards, static_cast<std::size_t>((seat - mover + players_) % players_));
    const SharedTurn turn = win_probability_.of_turn(cards.front(), std::span(cards).subspan(1));
    assert(turn);
    return seat == mover ? turn->value() : 1 - turn->value();
}

std::vector<ValuedAction> BeatPoints::choices(const Position& position) {
    return worths(ranker_.rank(position, objective_));
}

double BeatPoints::value(const Game& game, int seat) {
    const Card& card = game.card(seat);
    return probability_of(score_source_->of(state_of(card)), objective_.points + 1 - card.total());
}

} // namespace ai::yahtzee::decide
