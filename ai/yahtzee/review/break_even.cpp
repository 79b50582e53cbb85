#include "ai/yahtzee/review/break_even.h"

#include "ai/yahtzee/state/card_state.h"

#include <algorithm>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::state;
using namespace core::yahtzee;

namespace {

struct Question {
    Position position;
    Objective objective;
};

BreakEven::What what_matters(const Objective& objective) {
    switch (objective.kind) {
    case Objective::Kind::win:
        return BreakEven::What::margin;
    case Objective::Kind::beat:
        return BreakEven::What::points_to_beat;
    case Objective::Kind::expected:
        break;
    }
    return BreakEven::What::upper_total;
}

// Other points in a filled upper box. Nothing if no play gives that total there.
std::optional<Position> with_upper_change(Position position, int change) {
    CardState state = state_of(position.mover);
    const int total = position.mover.upper_points() + change;
    if (total < 0) return std::nullopt;
    state.upper_total = std::min(total, upper_bonus_threshold);
    if (!is_reachable(state)) return std::nullopt;
    for (const Box box : BoxSet::upper()) {
        if (const std::optional<int> points = position.mover.points(box)) {
            position.mover = position.mover.with_points(box, *points + change);
            return position;
        }
    }
    return std::nullopt;
}

// Bonus points are the part of a card that nothing but its total depends on.
Position with_margin_change(Position position, int change) {
    for (Card& card : position.opponents)
        card = card.with_yahtzee_bonuses(card.yahtzee_bonuses() - change);
    return position;
}

std::optional<Question> changed(const Position& position, const Objective& objective, int change) {
    switch (what_matters(objective)) {
    case BreakEven::What::margin:
        return Question{with_margin_change(position, change), objective};
    case BreakEven::What::points_to_beat:
        return Question{position, {objective.kind, objective.points + change}};
    case BreakEven::What::upper_total:
        break;
    }
    const std::optional<Position> other = with_upper_change(position, change);
    return other ? std::optional(Question{*other, objective}) : std::nullopt;
}

// Nobody keeps all five dice to roll: it is never better than the choice that it stands for.
Action best_choice(ActionRanker& ranker, const Question& question) {
    return without_holding_all(ranker.rank(question.position, question.objective)).front().action;
}

} // namespace

std::optional<BreakEven> nearest_break_even(ActionRanker& ranker, const Position& position,
                                            const Objective& objective,
                                            const BreakEvenOptions& options) {
    const Action now = best_choice(ranker, {position, objective});
    for (int size = 1; size <= options.max_change; ++size) {
        for (const int change : {size, -size}) {
            if (options.progress) options.progress(size);
            if (options.stop.stop_requested()) return std::nullopt;
            const std::optional<Question> question = changed(position, objective, change);
            if (!question) continue;
            const Action best = best_choice(ranker, *question);
            if (best != now) return BreakEven{what_matters(objective), change, best, now};
        }
    }
    return std::nullopt;
}

} // namespace ai::yahtzee::review
