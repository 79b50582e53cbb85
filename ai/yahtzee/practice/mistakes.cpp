#include "ai/yahtzee/practice/mistakes.h"

#include <algorithm>
#include <variant>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::decide;
using namespace ai::yahtzee::review;
using namespace core::yahtzee;
using namespace core::yahtzee::notation;

namespace {

// The hold with the lowest code that keeps the same dice, as rankings name it.
Action lowest(Action action, const core::dice::Dice& dice) {
    return action.is_hold() ? lowest_hold(action.keep(dice), dice) : action;
}

AnalysedDecision analyse(ActionRanker& ranker, const Position& position, Action action) {
    const auto ranking = ranker.rank(position, {});
    const DecisionContext decision(ranker.values().rules(), position, ranking);
    const RankedAction& chosen = decision.ranked(lowest(action, position.dice));
    AnalysedDecision analysed{0, 0, position, action, themes_of(decision), chosen.loss, {}};
    if (!chosen.win) return analysed;
    double best = 0;
    for (const RankedAction& choice : ranking) best = std::max(best, choice.win.value_or(0));
    analysed.win_loss = best - *chosen.win < equal_probabilities ? 0 : best - *chosen.win;
    return analysed;
}

// Nothing where it isn't known.
std::optional<double> loss_for(const AnalysedDecision& decision, Goal goal) {
    return goal == Goal::win ? decision.win_loss : decision.loss;
}

bool passes(const AnalysedDecision& decision, const MistakeFilter& filter) {
    const GradeLimits& limits = filter.goal == Goal::win ? probability_limits : point_limits;
    const auto loss = loss_for(decision, filter.goal);
    if (!loss || *loss < filter.min_loss.value_or(limits.inaccuracy)) return false;
    if (filter.grade && limits.of(*loss) != *filter.grade) return false;
    return !filter.theme || decision.themes[*filter.theme];
}

} // namespace

std::vector<AnalysedDecision> analyse_decisions(ActionRanker& ranker, const Record& record,
                                                std::size_t number, int seat) {
    std::vector<AnalysedDecision> decisions;
    Game game = start_of(record);
    for (std::size_t ply = 0; ply < record.line.size(); ++ply) {
        const Move& move = record.line[ply].move;
        const Action* action = std::get_if<Action>(&move);
        if (action && game.mover() == seat) {
            decisions.push_back(analyse(ranker, game.position(), *action));
            decisions.back().game = number;
            decisions.back().ply = ply;
        }
        game = play(game, move);
    }
    return decisions;
}

std::vector<AnalysedDecision> find_mistakes(std::span<const AnalysedDecision> decisions,
                                            const MistakeFilter& filter) {
    std::vector<AnalysedDecision> found;
    std::ranges::copy_if(
        decisions, std::back_inserter(found),
        [&](const AnalysedDecision& decision) { return passes(decision, filter); });
    std::ranges::stable_sort(found, [&](const AnalysedDecision& a, const AnalysedDecision& b) {
        if (filter.order == MistakeOrder::newest)
            return a.game != b.game ? a.game > b.game : a.ply > b.ply;
        return *loss_for(a, filter.goal) > *loss_for(b, filter.goal);
    });
    if (found.size() > filter.max_count)
        found.erase(found.begin() + static_cast<std::ptrdiff_t>(filter.max_count), found.end());
    return found;
}

std::optional<Exercise> exercise_of(ActionRanker& ranker, const Position& position, Goal goal) {
    const auto ranking = ranker.rank(position, {});
    const ExerciseLimits any{0, 0, true};
    return make_exercise(DecisionContext(ranker.values().rules(), position, ranking), goal, any);
}

} // namespace ai::yahtzee::practice
