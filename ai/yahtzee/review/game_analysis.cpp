#include "ai/yahtzee/review/game_analysis.h"

#include <cassert>

namespace ai::yahtzee::review {

using namespace ai::yahtzee::decide;
using namespace core::yahtzee;
using namespace core::yahtzee::notation;

namespace {

// Goes through a game ply by ply.
class GameAnalyser {
public:
    GameAnalyser(const Record& record, ActionEvaluator& objective, const GradeLimits& limits,
                 const std::stop_token& stop, const std::function<void(double)>& progress)
        : objective_(objective), limits_(limits), game_(start_of(record)) {
        analysis_.totals.resize(static_cast<std::size_t>(game_.players()));
        for (int seat = 0; seat < game_.players(); ++seat)
            account(seat).start = objective_.value(game_, seat);
        for (std::size_t ply = 0; ply < record.line.size() && !stop.stop_requested(); ++ply) {
            const Move& move = record.line[ply].move;
            if (const auto* const action = std::get_if<Action>(&move)) {
                enter_action(ply, *action);
            } else {
                enter_roll(ply, std::get<core::dice::Dice>(move));
            }
            if (progress)
                progress(static_cast<double>(ply + 1) / static_cast<double>(record.line.size()));
        }
        for (int seat = 0; seat < game_.players(); ++seat) close(seat);
    }

    GameAnalysis take() && { return std::move(analysis_); }

private:
    PlayerTotals& account(int seat) { return analysis_.totals[static_cast<std::size_t>(seat)]; }

    void enter_roll(std::size_t ply, const core::dice::Dice& dice) {
        const int mover = game_.mover();
        const double before = game_.roll_number() == 0 ? objective_.value(game_, mover)
                                                       : analysis_.rows.back().after();
        game_ = game_.with_roll(dice);
        choices_ = objective_.choices(game_.position());
        const double luck = choices_.front().value - before;
        analysis_.rows.push_back({ply, mover, game_.turn(), game_.roll_number(), game_.dice(),
                                  before, luck, std::nullopt});
        account(mover).luck += luck;
    }

    void enter_action(std::size_t ply, Action action) {
        const auto* chosen = find_choice(choices_, action, game_.dice());
        assert(chosen);
        const ValuedAction& best = choices_.front();
        const AnalysedAction decision{ply,
                                      action,
                                      best.action,
                                      static_cast<int>(choices_.size()),
                                      chosen->value,
                                      best.value,
                                      limits_.of(best.value - chosen->value)};
        analysis_.rows.back().decision = decision;
        account(game_.mover()).losses += decision.loss();
        game_ = game_.apply(action);
    }

    void close(int seat) {
        PlayerTotals& own = account(seat);
        if (objective_.is_zero_sum()) {
            const PlayerTotals& other = account(1 - seat);
            own.others = other.losses - other.luck;
        }
        own.end = end_of(seat);
        own.remainder = own.end - (own.start + own.luck - own.losses + own.others);
    }

    double end_of(int seat) {
        if (game_.phase() == Phase::over || game_.roll_number() == 0)
            return objective_.value(game_, seat);
        // In the middle of a turn.
        const double of_mover = analysis_.rows.back().after();
        if (seat == game_.mover()) return of_mover;
        return objective_.is_zero_sum() ? 1 - of_mover : objective_.value(game_, seat);
    }

    ActionEvaluator& objective_;
    const GradeLimits limits_;
    Game game_;
    std::vector<ValuedAction> choices_; // after the last roll
    GameAnalysis analysis_;
};

} // namespace

std::string_view name(Grade grade) {
    switch (grade) {
    case Grade::fine:
        return "fine";
    case Grade::inaccuracy:
        return "inaccuracy";
    case Grade::mistake:
        return "mistake";
    case Grade::blunder:
        return "blunder";
    }
    return {};
}

Grade GradeLimits::of(double loss) const {
    if (loss >= blunder) return Grade::blunder;
    if (loss >= mistake) return Grade::mistake;
    return loss >= inaccuracy ? Grade::inaccuracy : Grade::fine;
}

GameAnalysis analyse_game(const Record& record, ActionEvaluator& objective,
                          const GradeLimits& limits, const std::stop_token& stop,
                          const std::function<void(double)>& progress) {
    return GameAnalyser(record, objective, limits, stop, progress).take();
}

} // namespace ai::yahtzee::review
