#include "app/views/train/progress_rows.h"

#include "ai/yahtzee/practice/steps.h"
#include "app/text/numbers.h"
#include "app/text/reason_words.h"
#include "app/text/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace app::views::train {

using namespace app::analysis;
using games::LossUnit;
using storage::LossSum;

namespace {

constexpr std::size_t max_rows = 6;

struct NamedSum {
    QString name;
    LossSum sum;

    double loss(LossUnit unit) const { return unit == LossUnit::points ? sum.loss : sum.win_loss; }
};

std::vector<NamedSum> named_sums(const storage::LossSums& sums, ProgressKind kind) {
    std::vector<NamedSum> named;
    for (int step = 1; kind == ProgressKind::step && step <= ai::yahtzee::practice::step_count();
         ++step)
        named.push_back({QString("%1 %2").arg(step).arg(text::step_text(step)),
                         sums.by_step[static_cast<std::size_t>(step)]});
    for (const auto box : core::yahtzee::all_boxes)
        if (kind == ProgressKind::box)
            named.push_back(
                {text::box_title(box), sums.by_box[static_cast<std::size_t>(index(box))]});
    const QString rolls[] = {QCoreApplication::translate("ProgressRows", "After the first roll"),
                             QCoreApplication::translate("ProgressRows", "After the second roll"),
                             QCoreApplication::translate("ProgressRows", "After the last roll")};
    const QString phases[] = {QCoreApplication::translate("ProgressRows", "Turns 1 to 5"),
                              QCoreApplication::translate("ProgressRows", "Turns 6 to 9"),
                              QCoreApplication::translate("ProgressRows", "Turns 10 to 13")};
    for (std::size_t i = 0; kind == ProgressKind::roll && i < std::size(rolls); ++i)
        named.push_back({rolls[i], sums.by_roll[i]});
    for (std::size_t i = 0; kind == ProgressKind::phase && i < std::size(phases); ++i)
        named.push_back({phases[i], sums.by_phase[i]});
    return named;
}

// The greatest sums first.
std::vector<BarRows::Row> rows_of(std::vector<NamedSum> sums, std::size_t games, LossUnit unit) {
    std::erase_if(sums, [](const NamedSum& named) { return named.sum.decisions == 0; });
    const auto loss_of = [unit](const NamedSum& named) { return named.loss(unit); };
    std::ranges::stable_sort(sums, std::ranges::greater(), loss_of);
    if (sums.size() > max_rows) sums.resize(max_rows);
    std::vector<BarRows::Row> rows;
    for (const NamedSum& named : sums) {
        const double per_game = loss_of(named) / static_cast<double>(games);
        const double most = loss_of(sums.front());
        const QString number = unit == LossUnit::points ? text::decimal_text(per_game, 2)
                                                        : text::percentage_points(per_game);
        rows.push_back({named.name,
                        QCoreApplication::translate("ProgressRows", "%1 per game").arg(number),
                        most > 0 ? loss_of(named) / most : 0, BarRows::Tone::bad, false});
    }
    return rows;
}

QString meaning_of(ProgressKind kind, std::size_t games) {
    const auto count = static_cast<int>(games);
    switch (kind) {
    case ProgressKind::step:
        return QCoreApplication::translate(
            "ProgressRows",
            "Points lost per game by not following the step of the basic strategy that decides, "
            "last %n games.",
            "", count);
    case ProgressKind::box:
        return QCoreApplication::translate(
            "ProgressRows",
            "Points lost per game when you filled a box, by the box that you took, last %n games.",
            "", count);
    case ProgressKind::roll:
        return QCoreApplication::translate(
            "ProgressRows",
            "Points lost per game after each roll of a turn, last %n games: which dice you kept, "
            "and at the end which box you took.",
            "", count);
    default:
        return QCoreApplication::translate(
            "ProgressRows",
            "Points lost per game early, in the middle and at the end, last %n games.", "", count);
    }
}

QString meaning_in_wins(ProgressKind kind, std::size_t games) {
    const auto count = static_cast<int>(games);
    if (count == 0)
        return QCoreApplication::translate(
            "ProgressRows", "Win probability is known of games against an opponent once the tables "
                            "for winning have been made in the background.");
    switch (kind) {
    case ProgressKind::step:
        return QCoreApplication::translate("ProgressRows",
                                           "Percentage points of win probability lost per game in "
                                           "decisions that did not follow the step of the basic "
                                           "strategy, last %n games against an opponent.",
                                           "", count);
    case ProgressKind::box:
        return QCoreApplication::translate(
            "ProgressRows",
            "Percentage points of win probability lost per game when you filled a box, by the box "
            "that you took, last %n games against an opponent.",
            "", count);
    case ProgressKind::roll:
        return QCoreApplication::translate(
            "ProgressRows",
            "Percentage points of win probability lost per game after each roll of a turn, last "
            "%n games against an opponent.",
            "", count);
    default:
        return QCoreApplication::translate(
            "ProgressRows",
            "Percentage points of win probability lost per game early, in the middle and at the "
            "end, last %n games against an opponent.",
            "", count);
    }
}

ProgressRows results_by_opponent(const Progress& progress) {
    ProgressRows found;
    found.meaning = QCoreApplication::translate(
        "ProgressRows", "How many games you won, over all your games; the bar is the share won. "
                        "The last number is by how many points you led or trailed on average.");
    for (const OpponentResults& results : progress.opponents()) {
        if (found.rows.size() == max_rows) break;
        const double share = (results.won + results.ties / 2.0) / results.games;
        found.rows.push_back({results.opponent,
                              QCoreApplication::translate("ProgressRows", "won %1 of %2 · %3")
                                  .arg(results.won)
                                  .arg(results.games)
                                  .arg(text::signed_short(results.margin / results.games)),
                              share, BarRows::Tone::good, false});
    }
    if (found.rows.empty())
        found.meaning = QCoreApplication::translate(
            "ProgressRows", "Games that you finish against somebody are counted here.");
    return found;
}

} // namespace

ProgressRows progress_rows(const Progress& progress, ProgressKind kind, LossUnit unit) {
    if (kind == ProgressKind::opponent) return results_by_opponent(progress);
    const auto counted = progress.counted(games_for_sums);
    auto sums = named_sums(progress.sums(games_for_sums), kind);
    if (unit == LossUnit::points)
        return {rows_of(std::move(sums), counted.size(), unit), meaning_of(kind, counted.size())};
    const auto games = static_cast<std::size_t>(std::ranges::count_if(
        counted, [](const auto* game) { return game->win_loss.has_value(); }));
    if (games == 0) sums.clear();
    return {rows_of(std::move(sums), games, unit), meaning_in_wins(kind, games)};
}

} // namespace app::views::train
