#include "ai/yahtzee/players/champion.h"

#include "ai/yahtzee/decide/action_ranker.h"

#include <optional>

namespace ai::yahtzee::players {

using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::decide;
using namespace core::dice;
using namespace core::yahtzee;

namespace {

// The one action whose probability is above all others; nothing where several count as equal.
std::optional<Action> clearly_best(const Position& position, const TurnSolver& turn) {
    const Roll roll = Roll::of(position.dice);
    const double enough = turn.value(roll, position.roll_number) - equal_probabilities;
    std::optional<TurnAction> best;
    bool is_alone = true;
    turn.for_each_action(roll, position.roll_number, [&](TurnAction action) {
        if (turn.value(roll, position.roll_number, action) < enough) return;
        if (best) is_alone = false;
        best = action;
    });
    return is_alone ? std::optional(best->action(position.dice)) : std::nullopt;
}

} // namespace

Action Champion::choose(const Position& position) {
    const SharedTurn turn = position.mover.is_complete()
                                ? nullptr
                                : win_probability_.of_turn(position.mover, position.opponents);
    if (!turn) return rank_choices(*values_, position).front().action;
    // The expected score, which costs more, is asked only if it has to decide.
    if (const auto best = clearly_best(position, *turn)) return *best;
    return rank_choices(*values_, position, *turn).front().action;
}

} // namespace ai::yahtzee::players
