#include "ai/yahtzee/players/champion.h"

#include "ai/yahtzee/coach/advice.h"
#include <algorithm>
#include <optional>
#include <utility>

namespace ai::yahtzee {

using namespace core::dice;
using namespace core::yahtzee;

namespace {

// The one choice whose chance is above all others; nothing where several count as equal.
std::optional<Action> clearly_best(Rules rules, const Position& position, const TurnChances& turn) {
    std::optional<Action> best;
    double most = -1;
    double second = -1;
    const auto consider = [&](Action action, double chance) {
        if (chance > most) {
            second = std::exchange(most, chance);
            best = action;
        } else {
            second = std::max(second, chance);
        }
    };
    const Roll roll = Roll::of(position.dice);
    for (const Box box : legal_boxes(rules, position.mover.open(), roll))
        consider(Action::score(box), turn.of_box(roll, box));
    if (position.roll_number < rolls_a_turn) {
        for_each_keep_within(roll.as_keep(), [&](Keep keep) {
            consider(lowest_hold(keep, position.dice), turn.of_keep(keep, position.roll_number));
        });
    }
    if (most - second < 2 * equal_chances) return std::nullopt;
    return best;
}

} // namespace

Action Champion::choose(const Position& position) {
    const TurnChances* turn = position.mover.is_complete()
                                  ? nullptr
                                  : chances_.of_turn(position.mover, position.opponents);
    if (!turn) return rank_choices(*values_, position).front().action;
    // The expected score, which costs more, is asked only if it has to decide.
    if (const auto best = clearly_best(values_->rules(), position, *turn)) return *best;
    return rank_choices(*values_, position, *turn).front().action;
}

} // namespace ai::yahtzee
