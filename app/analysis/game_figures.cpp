#include "app/analysis/game_figures.h"

#include "ai/yahtzee/decide/action_evaluator.h"
#include "ai/yahtzee/practice/mistakes.h"
#include "app/storage/same_game.h"

namespace app::analysis {

using namespace ai::yahtzee;
using core::yahtzee::notation::Record;
using storage::GameDecision;
using storage::GameFigures;

namespace {

int points_for(const core::yahtzee::Game& game, core::yahtzee::Action action) {
    if (action.is_hold()) return 0;
    const auto roll = core::dice::Roll::of(game.dice());
    return game.card(game.mover()).gain(game.rules(), roll, action.box());
}

} // namespace

GameFigures figures_of_game(const Record& record, const solve::SharedValues& values,
                            const std::stop_token& stop, const solve::SharedScoreSource& source) {
    const int seat = storage::own_seat(record);
    decide::ExpectedScore score(values);
    const auto analysis = review::analyse_game(record, score, review::point_limits, stop);
    decide::ActionRanker ranker(values, source);
    const auto decisions = practice::analyse_decisions(ranker, record, 0, seat, stop);
    const auto& account = analysis.totals[static_cast<std::size_t>(seat)];
    GameFigures figures{
        account.luck, account.losses, 0.0, {}, source || record.players.size() == 1};
    auto decision = decisions.begin();
    for (const review::AnalysedRoll& row : analysis.rows) {
        if (row.seat != seat || !row.decision || decision == decisions.end()) continue;
        GameDecision found;
        found.ply = static_cast<int>(row.decision->ply);
        found.turn = row.turn;
        found.roll = row.roll_number;
        found.seat = seat;
        found.dice = row.dice;
        found.chosen = row.decision->chosen;
        found.best = row.decision->best;
        found.points = points_for(replay(record, row.decision->ply), found.chosen);
        found.loss = row.decision->loss();
        found.win_loss = decision->win_loss;
        found.grade = row.decision->grade;
        found.step = decision->page.step;
        found.page_loss = decision->page_loss;
        if (!found.win_loss)
            figures.win_loss.reset();
        else if (figures.win_loss)
            *figures.win_loss += *found.win_loss;
        figures.decisions.push_back(std::move(found));
        ++decision;
    }
    return figures;
}

} // namespace app::analysis
