#include "ai/yahtzee/practice/context.h"

#include "core/yahtzee/scoring.h"

#include <algorithm>
#include <cassert>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::decide;
using namespace core::yahtzee;

DecisionContext::DecisionContext(Rules rules, const Position& position,
                                 std::span<const RankedAction> ranking)
    : rules_(rules),
      position_(position),
      ranking_(ranking),
      roll_(core::dice::Roll::of(position.dice)),
      open_(position.mover.open()) {
    assert(!ranking.empty());
}

int DecisionContext::points(Box box) const {
    return core::yahtzee::points(rules_, open_, roll_, box);
}

int DecisionContext::upper_lead() const {
    int points = upper_points() - upper_bonus_threshold;
    for (const Box box : open_& BoxSet::upper()) points += 3 * face_of(box);
    return points;
}

bool DecisionContext::is_bonus_undecided() const {
    int max_points = upper_points();
    for (const Box box : open_& BoxSet::upper())
        max_points += core::dice::dice_count * face_of(box);
    return upper_points() < upper_bonus_threshold && max_points >= upper_bonus_threshold;
}

int DecisionContext::commonest_face() const {
    int best = 1;
    for (int face = 2; face <= core::dice::face_count; ++face)
        if (roll_.count(face) >= roll_.count(best)) best = face;
    return best;
}

int DecisionContext::pair_count() const {
    int pairs = 0;
    for (int face = 1; face <= core::dice::face_count; ++face) pairs += roll_.count(face) >= 2;
    return pairs;
}

const RankedAction& DecisionContext::ranked(Action action) const {
    const auto found = std::ranges::find(ranking_, action, &RankedAction::action);
    assert(found != ranking_.end());
    return *found;
}

} // namespace ai::yahtzee::practice
