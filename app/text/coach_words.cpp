#include "app/text/coach_words.h"

#include "app/text/numbers.h"
#include "app/text/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cstdlib>

namespace app::text {

using namespace app::session;
using ai::yahtzee::decide::Objective;
using ai::yahtzee::decide::RankedAction;

namespace {

QString translated(const char* text) { return QCoreApplication::translate("CoachWords", text); }

// Less would be shown as equal.
constexpr double min_probability_told = 0.0005;
constexpr double min_points_told = 0.005;

QString part_text(std::size_t part) {
    if (part == ai::yahtzee::solve::upper_bonus_part) return translated("the upper bonus");
    if (part == ai::yahtzee::solve::yahtzee_bonus_part) return translated("the Yahtzee bonuses");
    return box_name(core::yahtzee::box_at(static_cast<int>(part)));
}

// "3.12 points in sixes, 1.05 in the upper bonus and 0.25 elsewhere": the terms of one sign.
QString listed(const ai::yahtzee::review::Reason& reason, int sign) {
    QStringList words;
    for (const auto& [part, hundredths] : reason.terms) {
        if (sign * hundredths < 0) continue;
        QString number = points_text(std::abs(hundredths) / 100.0);
        if (words.empty()) number = translated("%1 points").arg(number);
        words << (part ? translated("%1 in %2").arg(number, part_text(*part))
                       : translated("%1 elsewhere").arg(number));
    }
    if (words.empty()) return {};
    const QString last = words.takeLast();
    return words.empty() ? last : translated("%1 and %2").arg(words.join(", "), last);
}

// "2.62 less in all"
QString balance(const ai::yahtzee::review::Reason& reason) {
    if (reason.difference == 0) return translated("the same in all");
    return (reason.difference < 0 ? translated("%1 less in all") : translated("%1 more in all"))
        .arg(points_text(std::abs(reason.difference) / 100.0));
}

const RankedAction& best_by_points(const Advice& advice) {
    return *std::ranges::max_element(advice.choices, {}, &RankedAction::value);
}

const RankedAction& best_by_probability(const Advice& advice) {
    return *std::ranges::max_element(
        advice.choices, {}, [](const RankedAction& choice) { return choice.win.value_or(0); });
}

} // namespace

QString part_title(const std::optional<std::size_t>& part) {
    if (!part) return translated("elsewhere");
    if (*part == ai::yahtzee::solve::upper_bonus_part) return translated("Upper bonus");
    if (*part == ai::yahtzee::solve::yahtzee_bonus_part) return translated("Yahtzee bonuses");
    return box_title(core::yahtzee::box_at(static_cast<int>(*part)));
}

QString worth_text(const Advice& advice, const RankedAction& choice) {
    return is_by_probability(advice.ranked_by) ? percent_text(choice.win.value_or(0))
                                               : worth_number(choice.value);
}

QString long_worth_text(const Advice& advice, const RankedAction& choice) {
    const QString worth = worth_text(advice, choice);
    switch (advice.ranked_by.kind) {
    case Objective::Kind::win:
        return translated("%1 to win").arg(worth);
    case Objective::Kind::beat:
        return translated("%1 to beat %2").arg(worth).arg(advice.ranked_by.points);
    case Objective::Kind::expected:
        break;
    }
    return translated("worth %1 points").arg(worth);
}

double loss_number(const Advice& advice, const RankedAction& choice) {
    return is_by_probability(advice.ranked_by) ? 100 * choice.loss : choice.loss;
}

QString loss_text(const Advice& advice, const RankedAction& choice) {
    const double loss = loss_number(advice, choice);
    return loss > 0 && !is_shown(loss) ? translated("less than %1").arg(points_text(0.01))
                                       : points_text(loss);
}

QString loss_sentence(const Advice& advice, const RankedAction& choice) {
    if (choice.loss <= 0) return translated("Nothing is better.");
    const QString loss = loss_text(advice, choice);
    switch (advice.ranked_by.kind) {
    case Objective::Kind::win:
        return translated("It lowers the probability to win by %1 percentage points.").arg(loss);
    case Objective::Kind::beat:
        return translated("It lowers the probability to beat %1 by %2 percentage points.")
            .arg(advice.ranked_by.points)
            .arg(loss);
    case Objective::Kind::expected:
        break;
    }
    return translated("It gives away %1 points.").arg(loss);
}

QString grounds_text(const Advice& advice, bool is_being_corrected) {
    if (advice.ranked_by.kind != Objective::Kind::win) return {};
    switch (advice.grounds) {
    case Accuracy::exact:
        return translated("Exact");
    case Accuracy::estimate:
        if (is_being_corrected) return translated("Estimate; roll-outs are correcting it…");
        return advice.is_compact ? translated("Estimate from compact tables")
                                 : translated("Estimate");
    case Accuracy::rollouts:
        break;
    }
    if (!advice.best_estimated) return translated("Corrected by roll-outs");
    return translated("Corrected by roll-outs (estimate: %1)")
        .arg(choice_text(advice.game, *advice.best_estimated));
}

QString choice_verdict(const Advice& advice) {
    const RankedAction& made = advice.chosen();
    const QString what = choice_subject(advice.game, made.action);
    if (made.loss <= 0) return translated("%1 is best.").arg(what);
    const QString loss = loss_text(advice, made);
    switch (advice.ranked_by.kind) {
    case Objective::Kind::win:
        return translated("%1 lowers the win probability by %2 percentage points.").arg(what, loss);
    case Objective::Kind::beat:
        return translated("%1 lowers the probability to beat %2 by %3 percentage points.")
            .arg(what)
            .arg(advice.ranked_by.points)
            .arg(loss);
    case Objective::Kind::expected:
        break;
    }
    return translated("%1 gives away %2 points.").arg(what, loss);
}

QString comparison_sentence(const Advice& advice) {
    const RankedAction& made = advice.chosen();
    const QString what = choice_text(advice.game, made.action);
    if (made.loss <= 0) return translated("Last choice: %1. Nothing is better.").arg(what);
    const QString best = choice_text(advice.game, advice.best().action);
    const QString loss = loss_text(advice, made);
    return is_by_probability(advice.ranked_by)
               ? translated("Last choice: %1, %2 percentage points below %3.").arg(what, loss, best)
               : translated("Last choice: %1, %2 points below %3.").arg(what, loss, best);
}

QString difference_sentence(const Advice& advice) {
    const RankedAction& best = advice.best();
    if (is_by_probability(advice.ranked_by)) {
        const RankedAction& other = best_by_points(advice);
        if (other.value - best.value < min_points_told) return {};
        return translated("For the expected score, %1 is better: %2 against %3.")
            .arg(choice_text(advice.game, other.action), points_text(other.value),
                 points_text(best.value));
    }
    const RankedAction& other = best_by_probability(advice);
    if (other.win.value_or(0) - best.win.value_or(0) < min_probability_told) return {};
    return translated("To win this game, %1 is better: %2 against %3.")
        .arg(choice_text(advice.game, other.action), percent_text(*other.win),
             percent_text(*best.win));
}

QString reason_sentence(const Advice& advice, const ai::yahtzee::review::Reason& reason,
                        const RankedAction& other) {
    const QString against = choice_text(advice.game, other.action);
    if (reason.terms.empty()) return translated("It comes to the same as %1.").arg(against);
    const QString lost = listed(reason, -1);
    const QString won = listed(reason, 1);
    QString what;
    if (won.isEmpty())
        what = translated("it gives up %1").arg(lost);
    else if (lost.isEmpty())
        what = translated("it wins %1").arg(won);
    else
        what = reason.difference > 0 ? translated("it wins %1, and gives up %2").arg(won, lost)
                                     : translated("it gives up %1, and wins %2").arg(lost, won);
    if (reason.terms.size() == 1) return translated("Against %1 %2.").arg(against, what);
    return translated("Against %1 %2: %3.").arg(against, what, balance(reason));
}

QString both_worths_sentence(const Advice& advice, const RankedAction& choice,
                             const RankedAction& other) {
    return translated("%1 and %2 points expected, against %3 and %4 for %5.")
        .arg(long_worth_text(advice, choice), points_text(choice.value), worth_text(advice, other),
             points_text(other.value), choice_text(advice.game, other.action));
}

QString flip_sentence(const Advice& advice,
                      const std::optional<ai::yahtzee::review::FlipPoint>& flip) {
    using What = ai::yahtzee::review::FlipPoint::What;
    if (advice.best_estimated)
        return translated("It is close: the estimate alone has %1 first.")
            .arg(choice_text(advice.game, *advice.best_estimated));
    if (!flip) return translated("No small change of the score would make another choice best.");
    const QString best = choice_text(advice.game, flip->best_there);
    const int size = std::abs(flip->change);
    const QString points = size == 1 ? translated("1 point") : translated("%1 points").arg(size);
    switch (flip->what) {
    case What::upper_total:
        return (flip->change > 0 ? translated("With %1 more in the upper boxes, %2 would be best.")
                                 : translated("With %1 less in the upper boxes, %2 would be best."))
            .arg(points, best);
    case What::margin:
        return (flip->change > 0 ? translated("With %1 more than now, %2 would be best.")
                                 : translated("With %1 less than now, %2 would be best."))
            .arg(points, best);
    case What::points_to_beat:
        break;
    }
    return translated("To beat %1 points, %2 would be best.")
        .arg(advice.ranked_by.points + flip->change)
        .arg(best);
}

QString spread_sentence(const ai::yahtzee::solve::ScoreDistribution& scores) {
    return translated("Half of all games end between %1 and %2.")
        .arg(scores.quantile(0.25))
        .arg(scores.quantile(0.75));
}

} // namespace app::text
