// A game as it went: every moment from the first, and the one that is shown. Going back keeps what
// followed, until something else is done. The dice are a function of the seed, so they fall again
// as they fell, and the actions alone tell the whole story.

#pragma once

#include "app/session/game_setup.h"
#include "core/dice/keyed_dice.h"
#include "core/yahtzee/action.h"
#include "core/yahtzee/game.h"

#include <optional>
#include <vector>

namespace app {

struct Moment {
    core::yahtzee::Game game;
    std::optional<core::yahtzee::Action> action; // that led here; nothing: a roll, or the start
};

class Timeline {
public:
    explicit Timeline(GameSetup setup); // a new game
    Timeline(GameSetup setup, core::yahtzee::Game start);

    const GameSetup& setup() const { return setup_; }
    const core::yahtzee::Game& now() const { return moments_[at_].game; }
    const std::vector<Moment>& moments() const { return moments_; }
    std::size_t at() const { return at_; }

    // How often the player took something back.
    int take_backs() const { return take_backs_; }
    void set_take_backs(int count) { take_backs_ = count; }

    void roll();                              // phase to_roll
    void apply(core::yahtzee::Action action); // phase to_decide; legal

    // Where a person was to decide, before and after now. Nothing: nowhere.
    std::optional<std::size_t> decision_before() const;
    std::optional<std::size_t> decision_after() const;

    void take_back_to(std::size_t moment); // counts
    void go_to(std::size_t moment);

    // The actions up to now.
    std::vector<core::yahtzee::Action> actions() const;

private:
    bool is_decision(std::size_t moment) const;
    void add(Moment moment);

    GameSetup setup_;
    core::dice::KeyedDice dice_;
    std::vector<Moment> moments_;
    std::size_t at_ = 0;
    int take_backs_ = 0;
};

// `game`, at the start of a turn, with these dice after that many rolls, none re-rolled.
core::yahtzee::Game with_dice(core::yahtzee::Game game, const core::dice::Dice& dice,
                              int roll_number);

// The seats that `position` puts in order, its mover first, with its dice on the table. The error
// says why no game could come to it.
core::base::Result<core::yahtzee::Game> game_from(const core::yahtzee::Position& position,
                                                  core::yahtzee::Rules rules);

} // namespace app
