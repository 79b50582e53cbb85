#include "app/views/games/progress_numbers.h"

#include "ai/yahtzee/practice/progress.h"
#include "app/models/game_words.h"
#include "app/session/learning.h"
#include "app/text/numbers.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace app::views::games {

using storage::GameEntry;

namespace {

constexpr double percent = 100;

QString points_lost(double loss, double) {
    return QCoreApplication::translate("Progress", "%1 points lost")
        .arg(text::decimal_text(loss, 1));
}

QString wins_lost(double loss, double) {
    return QCoreApplication::translate("Progress", "%1\u00a0% of winning lost")
        .arg(text::decimal_text(loss, 1));
}

ProgressPoint point_of(const GameEntry& game, double number) {
    return {game.key, game.date, game.time, models::against_text(game), number};
}

} // namespace

ProgressSeries losses_over_games(const std::vector<const GameEntry*>& games, LossUnit unit) {
    ProgressSeries series;
    series.has_zero = true;
    if (unit == LossUnit::points)
        for (const session::Rung& rung : session::ladder_of({}, {}).rungs)
            if (rung.mean)
                series.references.push_back(
                    {rung.level.title, ai::yahtzee::practice::best_mean - *rung.mean});
    std::ranges::reverse(series.references); // from the best to the weakest
    series.words = unit == LossUnit::points ? points_lost : wins_lost;
    for (const GameEntry* game : games)
        if (unit == LossUnit::points)
            series.points.push_back(point_of(*game, game->loss));
        else if (game->win_loss)
            series.points.push_back(point_of(*game, percent * *game->win_loss));
    return series;
}

ProgressSeries scores_over_games(const std::vector<const GameEntry*>& games) {
    ProgressSeries series;
    series.words = [](double score, double) {
        const int points = static_cast<int>(score); // lupdate reads no cast in the call
        return QCoreApplication::translate("Progress", "%n points", "", points);
    };
    for (const GameEntry* game : games) series.points.push_back(point_of(*game, game->score()));
    return series;
}

ProgressSeries luck_over_games(const std::vector<const GameEntry*>& games) {
    ProgressSeries series;
    series.line = ProgressSeries::Line::sum;
    series.deviation = score_deviation;
    series.words = [](double luck, double sum) {
        return QCoreApplication::translate("Progress", "luck %1, in all %2")
            .arg(text::signed_short(luck), text::signed_short(sum));
    };
    for (const GameEntry* game : games) series.points.push_back(point_of(*game, game->luck));
    return series;
}

std::vector<double> numbers_of(const ProgressSeries& series) {
    std::vector<double> numbers;
    for (const ProgressPoint& point : series.points) numbers.push_back(point.number);
    return numbers;
}

QString left_out_sentence(int hinted_games) {
    if (hinted_games == 0) return {};
    return QCoreApplication::translate("Progress", "%n games with hints are left out.", "",
                                       hinted_games);
}

QString luck_sentence(const std::vector<const GameEntry*>& games) {
    if (games.empty()) return {};
    double luck = 0;
    for (const GameEntry* game : games) luck += game->luck;
    const double spread = score_deviation * std::sqrt(static_cast<double>(games.size()));
    const auto count = static_cast<int>(games.size());
    return QCoreApplication::translate(
               "Progress", "Luck in all: %1 points over %Ln games, standard deviation ± %2.", "",
               count)
        .arg((luck < 0 ? "−" : "+") +
                 QLocale().toString(static_cast<qlonglong>(std::lround(std::abs(luck)))),
             QLocale().toString(static_cast<qlonglong>(std::lround(spread))));
}

} // namespace app::views::games
