#include "app/text/coach_words.h"

#include "app/text/numbers.h"
#include "app/text/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace app::text {

using ai::yahtzee::decide::Objective;
using ai::yahtzee::decide::RankedAction;

namespace {

// The translation context for lupdate.
struct CoachWords {
    Q_DECLARE_TR_FUNCTIONS(CoachWords)
};

// Less would be shown as equal.
constexpr double min_probability_told = 0.0005;
constexpr double min_points_told = 0.005;

// Points more, or fewer, in the upper boxes; the name of a choice is to come.
QString upper_boxes_text(int points) {
    if (points == 1)
        return CoachWords::tr("With 1 point more in the upper boxes, this would be best: %1.");
    if (points > 0)
        return CoachWords::tr("With %n points more in the upper boxes, this would be best: %1.", "",
                              points);
    if (points == -1)
        return CoachWords::tr("With 1 point less in the upper boxes, this would be best: %1.");
    return CoachWords::tr("With %n points less in the upper boxes, this would be best: %1.", "",
                          -points);
}

// The same of all points.
QString margin_text(int points) {
    if (points == 1) return CoachWords::tr("With 1 point more than now, this would be best: %1.");
    if (points > 0)
        return CoachWords::tr("With %n points more than now, this would be best: %1.", "", points);
    if (points == -1) return CoachWords::tr("With 1 point less than now, this would be best: %1.");
    return CoachWords::tr("With %n points less than now, this would be best: %1.", "", -points);
}

// The number of a loss in points or percentage points.
QString number_text(double loss) {
    return loss > 0 && !is_shown(loss) ? CoachWords::tr("less than %1").arg(points_text(0.01))
                                       : short_points(loss);
}

const RankedAction& best_by_points(const Advice& advice) {
    return *std::ranges::max_element(advice.choices, {}, &RankedAction::value);
}

const RankedAction& best_by_probability(const Advice& advice) {
    return *std::ranges::max_element(
        advice.choices, {}, [](const RankedAction& choice) { return choice.win.value_or(0); });
}

// By what the choices are ranked: another one may be better by the other measure.
QString best_sentence(const Objective& objective) {
    if (objective.kind == Objective::Kind::win)
        return CoachWords::tr("Nothing else wins more often.");
    if (objective.kind == Objective::Kind::beat)
        return CoachWords::tr("Nothing else beats %1 more often.").arg(objective.points);
    return CoachWords::tr("Nothing else brings more points on average.");
}

} // namespace

QString part_title(const std::optional<std::size_t>& part) {
    if (!part) return CoachWords::tr("elsewhere");
    if (*part == ai::yahtzee::solve::upper_bonus_part) return CoachWords::tr("Upper bonus");
    if (*part == ai::yahtzee::solve::yahtzee_bonus_part) return CoachWords::tr("Yahtzee bonuses");
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
        return CoachWords::tr("%1 to win").arg(worth);
    case Objective::Kind::beat:
        return CoachWords::tr("%1 to beat %2").arg(worth).arg(advice.ranked_by.points);
    case Objective::Kind::expected:
        break;
    }
    return CoachWords::tr("worth %1 points").arg(worth);
}

double loss_number(const Advice& advice, const RankedAction& choice) {
    return is_by_probability(advice.ranked_by) ? 100 * choice.loss : choice.loss;
}

QString loss_text(const Advice& advice, const RankedAction& choice) {
    return number_text(loss_number(advice, choice));
}

QString spoken_loss(double loss, bool is_of_probability) {
    return is_of_probability
               ? CoachWords::tr("loses %1 percentage points").arg(number_text(100 * loss))
               : CoachWords::tr("loses %1 points").arg(number_text(loss));
}

QString grounds_text(const Advice& advice, bool is_being_corrected) {
    if (advice.ranked_by.kind != Objective::Kind::win) return {};
    switch (advice.grounds) {
    case Accuracy::exact:
        return CoachWords::tr("Exact");
    case Accuracy::estimate:
        if (is_being_corrected) return CoachWords::tr("Estimate; being refined…");
        return advice.is_compact ? CoachWords::tr("Estimate from compact tables")
                                 : CoachWords::tr("Estimate");
    case Accuracy::rollouts:
        break;
    }
    if (!advice.best_estimated) return CoachWords::tr("Refined by simulation");
    return CoachWords::tr("Refined by simulation (estimate: %1)")
        .arg(choice_text(advice.game, *advice.best_estimated));
}

QString choice_verdict(const Advice& advice) {
    const RankedAction& made = advice.chosen();
    const QString what = choice_subject(advice.game, made.action);
    if (made.loss <= 0) return CoachWords::tr("%1 is best.").arg(what);
    const QString loss = loss_text(advice, made);
    switch (advice.ranked_by.kind) {
    case Objective::Kind::win:
        return CoachWords::tr("%1 lowers the win probability by %2 percentage points.")
            .arg(what, loss);
    case Objective::Kind::beat:
        return CoachWords::tr("%1 lowers the probability to beat %2 by %3 percentage points.")
            .arg(what)
            .arg(advice.ranked_by.points)
            .arg(loss);
    case Objective::Kind::expected:
        break;
    }
    return CoachWords::tr("%1 gives away %2 points.").arg(what, loss);
}

QString verdict_of_try(const Advice& advice) {
    return (is_right(advice) ? CoachWords::tr("Right. %1") : CoachWords::tr("Not yet. %1"))
        .arg(choice_verdict(advice));
}

QString held_sentence(const Advice& advice) {
    const RankedAction& held = advice.chosen();
    const QString worth = long_worth_text(advice, held);
    const QString what = choice_subject(advice.game, held.action);
    const QString loss = loss_text(advice, held);
    if (is_right(advice)) return CoachWords::tr("%1: %2, the best.").arg(what, worth);
    if (is_by_probability(advice.ranked_by))
        return CoachWords::tr("%1: %2, %3 percentage points less.").arg(what, worth, loss);
    return CoachWords::tr("%1: %2, %3 points less.").arg(what, worth_text(advice, held), loss);
}

QString comparison_sentence(const Advice& advice) {
    const RankedAction& made = advice.chosen();
    const QString what = choice_text(advice.game, made.action);
    if (is_right(advice))
        return CoachWords::tr("Last choice: %1. %2").arg(what, best_sentence(advice.ranked_by));
    const QString best = choice_text(advice.game, advice.best().action);
    const QString loss = loss_text(advice, made);
    return is_by_probability(advice.ranked_by)
               ? CoachWords::tr("Last choice: %1, %2 percentage points below %3.")
                     .arg(what, loss, best)
               : CoachWords::tr("Last choice: %1, %2 points below %3.").arg(what, loss, best);
}

QString earlier_sentence(const Advice& advice) {
    const QString what = choice_text(advice.game, advice.chosen().action);
    const QString best = choice_text(advice.game, advice.best().action);
    return (is_by_probability(advice.ranked_by)
                ? CoachWords::tr("Before it: %1, %2 percentage points below %3.")
                : CoachWords::tr("Before it: %1, %2 points below %3."))
        .arg(what, loss_text(advice, advice.chosen()), best);
}

bool is_right(const Advice& advice) { return !is_shown(loss_number(advice, advice.chosen())); }

QString guess_sentence(const Advice& advice, const Guesses& guesses) {
    const QString last = comparison_sentence(advice); // the next dice lie there already
    const QString verdict = is_right(advice) ? CoachWords::tr("Right. %1").arg(last) : last;
    const QString mean = short_points(guesses.loss / guesses.all);
    return verdict + ' ' +
           (is_by_probability(advice.ranked_by)
                ? CoachWords::tr("%1 of %2 right, %3 percentage points lost per decision.")
                : CoachWords::tr("%1 of %2 right, %3 points lost per decision."))
               .arg(guesses.right)
               .arg(guesses.all)
               .arg(mean);
}

QString difference_sentence(const Advice& advice) {
    const RankedAction& best = advice.best();
    if (is_by_probability(advice.ranked_by)) {
        const RankedAction& other = best_by_points(advice);
        if (other.value - best.value < min_points_told) return {};
        return CoachWords::tr("For the expected score, %1 is better: %2 against %3.")
            .arg(choice_text(advice.game, other.action), points_text(other.value),
                 points_text(best.value));
    }
    const RankedAction& other = best_by_probability(advice);
    const double least = std::max(min_probability_told, advice.accuracy());
    if (other.win.value_or(0) - best.win.value_or(0) < least) return {};
    return CoachWords::tr("To win this game, %1 is better: %2 against %3.")
        .arg(choice_text(advice.game, other.action), percent_text(*other.win),
             percent_text(*best.win));
}

QString both_worths_sentence(const Advice& advice, const RankedAction& choice,
                             const RankedAction& other) {
    const QString sentence =
        advice.ranked_by.kind == Objective::Kind::beat
            ? CoachWords::tr("%1 to beat %6 and %2 points expected, against %3 and %4 for %5.")
            : CoachWords::tr("%1 to win and %2 points expected, against %3 and %4 for %5.");
    const QString filled = sentence.arg(worth_text(advice, choice), points_text(choice.value),
                                        worth_text(advice, other), points_text(other.value),
                                        choice_text(advice.game, other.action));
    return advice.ranked_by.kind == Objective::Kind::beat ? filled.arg(advice.ranked_by.points)
                                                          : filled;
}

QString break_even_sentence(const Advice& advice,
                            const std::optional<ai::yahtzee::review::BreakEven>& break_even) {
    using What = ai::yahtzee::review::BreakEven::What;
    if (advice.best_estimated)
        return CoachWords::tr("It is close: the estimate alone has %1 first.")
            .arg(choice_text(advice.game, *advice.best_estimated));
    if (!break_even) return {};
    const QString best = choice_text(advice.game, break_even->best_there);
    switch (break_even->what) {
    case What::upper_total:
        return upper_boxes_text(break_even->change).arg(best);
    case What::margin:
        return margin_text(break_even->change).arg(best);
    case What::points_to_beat:
        break;
    }
    return CoachWords::tr("To beat %1 points, this would be best: %2.")
        .arg(advice.ranked_by.points + break_even->change)
        .arg(best);
}

QString spread_sentence(const ai::yahtzee::solve::ScoreDistribution& scores) {
    const int low = scores.quantile(0.25);
    const int high = scores.quantile(0.75);
    return low < high
               ? CoachWords::tr("Half of all games end between %1 and %2.").arg(low).arg(high)
               : CoachWords::tr("Most games end with %1.").arg(low);
}

} // namespace app::text
