#include "ai/yahtzee/coach/advice.h"

#include "core/yahtzee/legality.h"

#include <algorithm>

namespace ai::yahtzee {

using namespace core::yahtzee;

std::vector<Choice> rank_choices(const Values& values, const Position& position) {
    const TurnState state = state_of(position.mover);
    const auto roll = core::dice::Roll::of(position.dice);
    const int so_far = position.mover.total();

    std::vector<Choice> choices;
    for (const Box box : legal_boxes(values.rules(), state.open, roll)) {
        const Scored scored = score(values.rules(), state, roll, box);
        choices.push_back(
            {Action::score(box), so_far + scored.points + values.points(scored.next), 0, {}});
    }
    if (position.roll_number < rolls_a_turn) {
        RollValues later = values.best_boxes(state);
        for (int n = position.roll_number + 1; n < rolls_a_turn; ++n)
            later = best_keeps(means_of_keeps(later));
        const KeepValues keeps = means_of_keeps(later);
        core::dice::for_each_keep_within(roll.as_keep(), [&](core::dice::Keep keep) {
            choices.push_back({lowest_hold(keep, position.dice),
                               so_far + keeps[static_cast<std::size_t>(keep.index())],
                               0,
                               {}});
        });
    }
    std::ranges::sort(choices, [](const Choice& a, const Choice& b) {
        if (a.value != b.value) return a.value > b.value;
        if (a.action.is_score() != b.action.is_score()) return a.action.is_score();
        return a.action < b.action;
    });
    for (Choice& choice : choices) choice.loss = choices.front().value - choice.value;
    return choices;
}

} // namespace ai::yahtzee
