#include "ai/yahtzee/practice/mistakes.h"

#include <algorithm>
#include <functional>
#include <variant>

namespace ai::yahtzee::practice {

using namespace ai::yahtzee::decide;
using namespace core::yahtzee;
using namespace core::yahtzee::notation;

namespace {

AnalysedDecision analyse(ActionRanker& ranker, const StepJudge& judge, const Position& position,
                         Action action) {
    const auto ranking = ranker.rank(position, {});
    const StepDecision page = judge.decide(position);
    const RankedAction& chosen = *find_choice(ranking, action, position.dice);
    const RankedAction& advised = *find_choice(ranking, page.action, position.dice);
    AnalysedDecision analysed{0, 0, position, action, page, chosen.loss, advised.loss};
    if (!chosen.win) return analysed;
    double best = 0;
    for (const RankedAction& choice : ranking) best = std::max(best, choice.win.value_or(0));
    analysed.win_loss = best - *chosen.win < equal_probabilities ? 0 : best - *chosen.win;
    return analysed;
}

} // namespace

std::vector<AnalysedDecision> analyse_decisions(ActionRanker& ranker, const Record& record,
                                                std::size_t number, int seat,
                                                const std::stop_token& stop) {
    const StepJudge judge(record.rules);
    std::vector<AnalysedDecision> decisions;
    Game game = start_of(record);
    for (std::size_t ply = 0; ply < record.line.size() && !stop.stop_requested(); ++ply) {
        const Move& move = record.line[ply].move;
        const Action* action = std::get_if<Action>(&move);
        if (action && game.mover() == seat) {
            decisions.push_back(analyse(ranker, judge, game.position(), *action));
            decisions.back().game = number;
            decisions.back().ply = ply;
        }
        game = play(game, move);
    }
    return decisions;
}

std::vector<AnalysedDecision> costliest(std::span<const AnalysedDecision> decisions,
                                        double min_loss, std::size_t count) {
    std::vector<AnalysedDecision> found;
    std::ranges::copy_if(
        decisions, std::back_inserter(found),
        [=](const AnalysedDecision& decision) { return decision.loss >= min_loss; });
    std::ranges::stable_sort(found, std::greater(), &AnalysedDecision::loss);
    if (found.size() > count)
        found.erase(found.begin() + static_cast<std::ptrdiff_t>(count), found.end());
    return found;
}

} // namespace ai::yahtzee::practice
