#include "app/session/coach_words.h"

#include "app/session/numbers.h"
#include "app/session/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace app {

using ai::yahtzee::Aim;
using ai::yahtzee::Choice;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("CoachWords", text); }

// Less would be shown as equal.
constexpr double least_chance_told = 0.0005;
constexpr double least_points_told = 0.005;

const Choice& best_by_points(const Advice& advice) {
    return *std::ranges::max_element(advice.choices, {}, &Choice::value);
}

const Choice& best_by_chance(const Advice& advice) {
    return *std::ranges::max_element(advice.choices, {},
                                     [](const Choice& choice) { return choice.win.value_or(0); });
}

} // namespace

QString worth_text(const Advice& advice, const Choice& choice) {
    return is_by_chance(advice.ranked_by) ? percent_text(choice.win.value_or(0))
                                          : points_text(choice.value);
}

QString long_worth_text(const Advice& advice, const Choice& choice) {
    const QString worth = worth_text(advice, choice);
    switch (advice.ranked_by.kind) {
    case Aim::Kind::win:
        return tr("%1 to win").arg(worth);
    case Aim::Kind::beat:
        return tr("%1 to beat %2").arg(worth).arg(advice.ranked_by.points);
    case Aim::Kind::expected:
        break;
    }
    return tr("worth %1 points").arg(worth);
}

QString loss_text(const Advice& advice, const Choice& choice) {
    return points_text(is_by_chance(advice.ranked_by) ? 100 * choice.loss : choice.loss);
}

QString loss_sentence(const Advice& advice, const Choice& choice) {
    const QString loss = loss_text(advice, choice);
    switch (advice.ranked_by.kind) {
    case Aim::Kind::win:
        return tr("It lowers the chance to win by %1 percentage points.").arg(loss);
    case Aim::Kind::beat:
        return tr("It lowers the chance to beat %1 by %2 percentage points.")
            .arg(advice.ranked_by.points)
            .arg(loss);
    case Aim::Kind::expected:
        break;
    }
    return tr("It gives away %1 points.").arg(loss);
}

QString comparison_sentence(const Advice& advice) {
    const Choice& made = advice.chosen();
    const QString what = choice_text(advice.game, made.action);
    if (made.loss <= 0) return tr("Last choice: %1. Nothing is better.").arg(what);
    const QString best = choice_text(advice.game, advice.best().action);
    const QString loss = loss_text(advice, made);
    return is_by_chance(advice.ranked_by)
               ? tr("Last choice: %1, %2 percentage points below %3.").arg(what, loss, best)
               : tr("Last choice: %1, %2 points below %3.").arg(what, loss, best);
}

QString difference_sentence(const Advice& advice) {
    const Choice& best = advice.best();
    if (is_by_chance(advice.ranked_by)) {
        const Choice& other = best_by_points(advice);
        if (other.value - best.value < least_points_told) return {};
        return tr("For the expected score, %1 is better: %2 against %3.")
            .arg(choice_text(advice.game, other.action), points_text(other.value),
                 points_text(best.value));
    }
    const Choice& other = best_by_chance(advice);
    if (other.win.value_or(0) - best.win.value_or(0) < least_chance_told) return {};
    return tr("To win this game, %1 is better: %2 against %3.")
        .arg(choice_text(advice.game, other.action), percent_text(*other.win),
             percent_text(*best.win));
}

} // namespace app
