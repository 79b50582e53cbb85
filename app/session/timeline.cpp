#include "app/session/timeline.h"

#include <cassert>
#include <string>

namespace app {

using core::yahtzee::Action;
using core::yahtzee::Card;
using core::yahtzee::Game;
using core::yahtzee::Phase;

Timeline::Timeline(GameSetup setup)
    : Timeline(setup, Game(static_cast<int>(setup.seats.size()), setup.rules)) {}

Timeline::Timeline(GameSetup setup, Game start)
    : setup_(std::move(setup)), dice_(setup_.seed), moments_{{std::move(start), {}}} {
    assert(static_cast<std::size_t>(now().players()) == setup_.seats.size());
}

void Timeline::roll() {
    const Game& game = now();
    const auto turn = dice_.turn(0, game.mover(), game.turn());
    add({game.with_roll(turn[static_cast<std::size_t>(game.roll_number())]), {}});
}

void Timeline::apply(Action action) { add({now().apply(action), action}); }

void Timeline::add(Moment moment) {
    moments_.resize(at_ + 1, moments_.front());
    moments_.push_back(std::move(moment));
    ++at_;
}

bool Timeline::is_decision(std::size_t moment) const {
    const Game& game = moments_[moment].game;
    return game.phase() == Phase::to_decide &&
           setup_.seats[static_cast<std::size_t>(game.mover())].is_person();
}

std::optional<std::size_t> Timeline::decision_before() const {
    for (std::size_t moment = at_; moment-- > 0;)
        if (is_decision(moment)) return moment;
    return std::nullopt;
}

std::optional<std::size_t> Timeline::decision_after() const {
    for (std::size_t moment = at_ + 1; moment < moments_.size(); ++moment)
        if (is_decision(moment)) return moment;
    if (at_ + 1 < moments_.size()) return moments_.size() - 1;
    return std::nullopt;
}

void Timeline::take_back_to(std::size_t moment) {
    ++take_backs_;
    go_to(moment);
}

void Timeline::go_to(std::size_t moment) {
    assert(moment < moments_.size());
    at_ = moment;
}

std::vector<Action> Timeline::actions() const {
    std::vector<Action> actions;
    for (std::size_t moment = 1; moment <= at_; ++moment)
        if (moments_[moment].action) actions.push_back(*moments_[moment].action);
    return actions;
}

Game with_dice(Game game, const core::dice::Dice& dice, int roll_number) {
    for (int roll = 1; roll <= roll_number; ++roll) {
        if (roll > 1) game = game.apply(Action::hold((1u << core::dice::dice_count) - 1));
        game = game.with_roll(dice);
    }
    return game;
}

core::base::Result<Game> game_from(const core::yahtzee::Position& position,
                                   core::yahtzee::Rules rules) {
    std::vector<Card> cards{position.mover};
    cards.insert(cards.end(), position.opponents.begin(), position.opponents.end());
    const auto filled = [](const Card& card) {
        return core::yahtzee::box_count - card.open().size();
    };
    int behind = filled(position.mover); // filled boxes of who moves next, never fewer
    for (std::size_t seat = 0; seat < cards.size(); ++seat) {
        const std::string whose = seat == 0 ? "the mover's card: " : "the opponent's card: ";
        if (const auto why = cards[seat].impossibility(rules))
            return core::base::Error{whose + *why};
        const int count = filled(cards[seat]);
        if (count < behind || count > filled(position.mover) + 1)
            return core::base::Error{whose + std::to_string(count) +
                                     " boxes are filled, which does not go with the mover's " +
                                     std::to_string(filled(position.mover))};
        behind = count;
    }
    if (position.mover.is_complete()) return core::base::Error{"the mover's card is full"};
    return with_dice(Game(std::move(cards), 0, rules), position.dice, position.roll_number);
}

} // namespace app
