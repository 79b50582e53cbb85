#include "app/analysis/library_requests.h"

#include "ai/yahtzee/decide/action_evaluator.h"
#include "ai/yahtzee/practice/mistakes.h"
#include "ai/yahtzee/tables/table_file.h"
#include "app/storage/same_game.h"

#include <chrono>
#include <utility>

namespace app::analysis {

using namespace ai::yahtzee;
using ai::yahtzee::review::Review;
using ai::yahtzee::review::ReviewOptions;
using ai::yahtzee::review::StatisticsBuilder;
using core::yahtzee::notation::Record;
using storage::GameDecision;
using storage::GameFigures;

namespace {

double seconds_now() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(now).count();
}

int points_for(const core::yahtzee::Game& game, core::yahtzee::Action action) {
    if (action.is_hold()) return 0;
    const auto roll = core::dice::Roll::of(game.dice());
    return game.card(game.mover()).gain(game.rules(), roll, action.box());
}

} // namespace

SharedReview ReviewRequest::answer(Work& work) const {
    auto stoppable = options;
    stoppable.clock = seconds_now;
    stoppable.stop = work.stop();
    stoppable.progress = [&work, told = -1](double done) mutable {
        const int percent = static_cast<int>(100 * done);
        if (percent != std::exchange(told, percent)) work.report(percent);
    };
    auto review = ai::yahtzee::review::review(record, values, stoppable);
    if (!review) throw Cancelled();
    return std::make_shared<const ai::yahtzee::review::Review>(*std::move(review));
}

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

namespace {

// Damaged tables are not used again.
Review review_of(const Record& record, ReviewOptions options, Work& work) {
    const auto values = work.service.values().wait_for(record.rules, work.slot);
    options.score_source = work.service.tables().wait_for(record.rules, work.slot);
    options.stop = work.stop();
    options.same_dice = false;
    const auto try_review = [&] {
        auto review = ai::yahtzee::review::review(record, values, options);
        if (!review) throw Cancelled();
        return *std::move(review);
    };
    try {
        return try_review();
    } catch (const ai::yahtzee::tables::TableError&) {
        work.service.tables().drop(record.rules, options.score_source);
        options.score_source = nullptr;
    }
    return try_review();
}

} // namespace

SharedStatistics StatisticsRequest::answer(Work& work) const {
    for (const Record& record : records) work.service.tables().request(record.rules);
    const auto statistics = std::make_shared<StatisticsBuilder>(records);
    for (std::size_t i = 0; i < records.size(); ++i) {
        work.slot.pause();
        if (statistics->counts(i)) statistics->add(i, review_of(records[i], options, work));
        work.report(static_cast<int>(i) + 1);
    }
    return statistics;
}

storage::Import ImportRequest::answer(Work& work) const {
    int told = 0; // percent
    const auto step = [&](double part) {
        const int percent = static_cast<int>(100 * part);
        if (percent != std::exchange(told, percent)) work.report(percent);
        work.slot.pause();
    };
    return storage::import_games(path, folder, {1, work.stop(), step});
}

} // namespace app::analysis
