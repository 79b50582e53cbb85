#include "ai/yahtzee/players/champion.h"

#include "ai/yahtzee/decide/action_ranker.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace ai::yahtzee::players {

using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::decide;
using namespace core::dice;
using namespace core::yahtzee;

namespace {

// The one choice whose chance is above all others; nothing where several count as equal.
std::optional<Action> clearly_best(const Position& position, const TurnProbabilities& turn) {
    std::optional<TurnAction> best;
    double most = -1;
    double second = -1;
    const Roll roll = Roll::of(position.dice);
    turn.for_each_choice(roll, position.roll_number, [&](TurnAction decision, double chance) {
        if (chance > most) {
            second = std::exchange(most, chance);
            best = decision;
        } else {
            second = std::max(second, chance);
        }
    });
    if (most - second < 2 * equal_chances) return std::nullopt;
    return best->action(position.dice);
}

} // namespace

Action Champion::choose(const Position& position) {
    const TurnProbabilities* turn = position.mover.is_complete()
                                        ? nullptr
                                        : chances_.of_turn(position.mover, position.opponents);
    if (!turn) return rank_choices(*values_, position).front().action;
    // The expected score, which costs more, is asked only if it has to decide.
    if (const auto best = clearly_best(position, *turn)) return *best;
    return rank_choices(*values_, position, *turn).front().action;
}

} // namespace ai::yahtzee::players
