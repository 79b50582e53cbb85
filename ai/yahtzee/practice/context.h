// DecisionContext: what the themes are defined by: a position, its choices ranked by expected
// score, and simple features of the dice.

#pragma once

#include "ai/yahtzee/decide/action_ranker.h"
#include "core/dice/roll.h"
#include "core/yahtzee/position.h"
#include "core/yahtzee/rules.h"

#include <span>

namespace ai::yahtzee::practice {

class DecisionContext {
public:
    // `ranking` is that of the position by expected score, with win probabilities where they are
    // exact. Position and ranking must outlive the context.
    DecisionContext(core::yahtzee::Rules rules, const core::yahtzee::Position& position,
                    std::span<const decide::RankedAction> ranking);

    core::yahtzee::Rules rules() const { return rules_; }
    const core::yahtzee::Position& position() const { return position_; }
    std::span<const decide::RankedAction> ranking() const { return ranking_; }

    int roll_number() const { return position_.roll_number; }
    bool is_last_roll() const { return roll_number() == core::yahtzee::rolls_per_turn; }
    core::dice::Roll roll() const { return roll_; }
    core::yahtzee::BoxSet open() const { return open_; }
    bool is_open(core::yahtzee::Box box) const { return open_.contains(box); }
    int open_count() const { return open_.size(); }

    // Points in the box, jokers in, bonuses not; the box must be open.
    int points(core::yahtzee::Box box) const;

    bool is_joker() const { return core::yahtzee::is_joker(open_, roll_); }
    int upper_points() const { return position_.mover.upper_points(); }
    // Upper points if every open upper box gets three dice of its face, less the 63 of the bonus.
    int upper_lead() const;
    // Whether the bonus is neither earned nor out of reach.
    bool is_bonus_undecided() const;

    int max_of_a_kind() const { return roll_.max_of_a_kind(); }
    // The face with the most dice, the highest of several.
    int commonest_face() const;
    // How many faces show on two dice or more.
    int pair_count() const;

    // The choice among the ranking; it must be in it.
    const decide::RankedAction& ranked(core::yahtzee::Action action) const;

private:
    core::yahtzee::Rules rules_;
    const core::yahtzee::Position& position_;
    std::span<const decide::RankedAction> ranking_;
    core::dice::Roll roll_;
    core::yahtzee::BoxSet open_;
};

} // namespace ai::yahtzee::practice
