#include "ai/yahtzee/decide/action_ranker.h"

#include "ai/yahtzee/turn/turn_action.h"
#include "core/yahtzee/legality.h"

#include <algorithm>
#include <map>

namespace ai::yahtzee::decide {

using namespace ai::yahtzee::turn;
using namespace ai::yahtzee::solve;
using namespace ai::yahtzee::state;
using namespace ai::yahtzee::win;
using namespace core::yahtzee;

namespace {

// A number, not below 0, in steps so large that rounding doesn't tell equal ones apart.
long long in_steps(double number, double step) {
    return static_cast<long long>(number / step + 0.5);
}
long long chance_steps(const RankedAction& choice) {
    return in_steps(choice.win.value_or(0), equal_chances);
}
long long point_steps(const RankedAction& choice) { return in_steps(choice.value, equal_points); }

// Behind the best by rounding is not behind.
double loss_of(double best, double own, double equal) {
    return best - own < equal ? 0 : best - own;
}

// What is better first.
class Order {
public:
    Order(const core::dice::Dice& dice, bool by_chance) : dice_(dice), by_chance_(by_chance) {}

    bool operator()(const RankedAction& a, const RankedAction& b) const {
        if (by_chance_ && chance_steps(a) != chance_steps(b))
            return chance_steps(a) > chance_steps(b);
        if (point_steps(a) != point_steps(b)) return point_steps(a) > point_steps(b);
        return goes_before(TurnAction::of(a.action, dice_), TurnAction::of(b.action, dice_));
    }

private:
    const core::dice::Dice& dice_;
    bool by_chance_;
};

void add_chances(std::vector<RankedAction>& choices, const Position& position,
                 const TurnProbabilities& turn) {
    const auto roll = core::dice::Roll::of(position.dice);
    for (RankedAction& choice : choices)
        choice.win = choice.action.is_score()
                         ? turn.of_box(roll, choice.action.box())
                         : turn.of_keep(choice.action.keep(position.dice), position.roll_number);
}

} // namespace

std::vector<RankedAction> rank_choices(const Values& values, const Position& position) {
    const CardState state = state_of(position.mover);
    const auto roll = core::dice::Roll::of(position.dice);
    const int so_far = position.mover.total();

    std::vector<RankedAction> choices;
    for (const Box box : legal_boxes(values.rules(), state.open, roll)) {
        const Transition scored = score(values.rules(), state, roll, box);
        choices.push_back(
            {Action::score(box), so_far + scored.points + values.points(scored.next), 0, {}});
    }
    if (position.roll_number < rolls_per_turn) {
        RollValues later{}; // nothing is to come once all boxes are filled
        if (!state.open.empty()) later = values.best_boxes(state);
        for (int n = position.roll_number + 1; n < rolls_per_turn; ++n)
            later = best_keeps(means_of_keeps(later));
        const KeepValues keeps = means_of_keeps(later);
        core::dice::for_each_keep_within(roll.as_keep(), [&](core::dice::Keep keep) {
            choices.push_back({lowest_hold(keep, position.dice),
                               so_far + keeps[static_cast<std::size_t>(keep.index())],
                               0,
                               {}});
        });
    }
    std::ranges::sort(choices, Order(position.dice, false));
    for (RankedAction& choice : choices)
        choice.loss = loss_of(choices.front().value, choice.value, equal_points);
    return choices;
}

std::vector<RankedAction> rank_choices(const Values& values, const Position& position,
                                       const TurnProbabilities& turn) {
    std::vector<RankedAction> choices = rank_choices(values, position);
    add_chances(choices, position, turn);
    rank_by_chance(choices, position.dice);
    return choices;
}

void rank_by_chance(std::vector<RankedAction>& choices, const core::dice::Dice& dice) {
    std::ranges::sort(choices, Order(dice, true));
    const double best = choices.front().win.value_or(0);
    for (RankedAction& choice : choices)
        choice.loss = loss_of(best, choice.win.value_or(0), equal_chances);
}

ActionRanker::ActionRanker(SharedValues values, SharedScoreSource score_source,
                           const WinProbabilityOptions& options)
    : values_(std::move(values)),
      score_source_(std::move(score_source)),
      win_probability_(values_->rules(), score_source_, options) {}

std::vector<RankedAction> ActionRanker::rank(const Position& position, const Objective& aim) {
    const TurnProbabilities* turn = chances(position, aim);
    if (turn && aim.kind != Objective::Kind::expected)
        return rank_choices(*values_, position, *turn);
    std::vector<RankedAction> choices = rank_choices(*values_, position);
    if (turn) add_chances(choices, position, *turn);
    return choices;
}

const TurnProbabilities* ActionRanker::chances(const Position& position, const Objective& aim) {
    if (position.mover.is_complete()) return nullptr;
    if (aim.kind != Objective::Kind::beat)
        return win_probability_.of_turn(position.mover, position.opponents);
    if (!score_source_) return nullptr;
    const int missing = aim.points + 1 - position.mover.total();
    std::map<CardState, FutureScores> score_source;
    beat_.emplace(values_->rules(), state_of(position.mover), [&](const Transition& scored) {
        const auto [place, is_new] = score_source.try_emplace(scored.next);
        if (is_new) place->second = score_source_->of(scored.next);
        return chance_of(place->second, missing - scored.points);
    });
    return &*beat_;
}

} // namespace ai::yahtzee::decide
