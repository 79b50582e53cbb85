#include "ai/yahtzee/solve/choice_contributions.h"

#include "core/yahtzee/scoring.h"

namespace ai::yahtzee::solve {

using namespace ai::yahtzee::state;
using namespace ai::yahtzee::turn;
using namespace core::dice;
using namespace core::yahtzee;

namespace {

void add(Contributions& sum, const Contributions& more, double weight) {
    for (std::size_t part = 0; part < part_count; ++part) sum[part] += weight * more[part];
}

} // namespace

ChoiceContributions::ChoiceContributions(const Values& values, const ContributionTable& table,
                                         const Position& position)
    : values_(values), table_(table), position_(position), state_(state_of(position.mover)) {
    if (position.roll_number == rolls_per_turn || state_.open.empty()) return;
    policy_ = best_policy(values.turn(state_));
    by_roll_.reserve(roll_count);
    for (int r = 0; r < roll_count; ++r)
        by_roll_.push_back(of_box(Roll::at(r), policy_.box[static_cast<std::size_t>(r)]));
}

Contributions ChoiceContributions::at(Action action) const {
    if (action.is_score()) return of_box(Roll::of(position_.dice), action.box());
    Contributions sum{};
    if (by_roll_.empty()) return sum; // nothing is to come on a full card
    const RollValues probabilities =
        last_rolls_after_keep(policy_, action.keep(position_.dice), position_.roll_number);
    for (std::size_t r = 0; r < by_roll_.size(); ++r)
        if (probabilities[r] > 0) add(sum, by_roll_[r], probabilities[r]);
    return sum;
}

Contributions ChoiceContributions::of_box(Roll roll, Box box) const {
    return contributions_after(values_.rules(), table_, state_, roll, box);
}

Contributions contributions_after(Rules rules, const ContributionTable& table,
                                  const CardState& state, Roll roll, Box box) {
    const Transition scored = score(rules, state, roll, box);
    const int in_box = points(rules, state.open, roll, box);
    const bool is_bonus = state.yahtzee_bonus && is_joker(state.open, roll);
    const int yahtzee_bonus = is_bonus ? yahtzee_bonus_points : 0;
    Contributions contributions = table.at(scored.next);
    contributions[part_of(box)] += in_box;
    contributions[yahtzee_bonus_part] += yahtzee_bonus;
    contributions[upper_bonus_part] += scored.points - in_box - yahtzee_bonus;
    return contributions;
}

} // namespace ai::yahtzee::solve
