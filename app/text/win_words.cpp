#include "app/text/win_words.h"

#include "app/text/numbers.h"
#include "app/text/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>
#include <cmath>

namespace app::text {

using ai::yahtzee::decide::Objective;
using ai::yahtzee::review::Milestone;
using ai::yahtzee::review::Needed;
using ai::yahtzee::review::Stakes;
using ai::yahtzee::review::WinReason;
using core::yahtzee::Action;
using core::yahtzee::Game;

namespace {

// What lupdate finds the texts by.
struct WinWords {
    Q_DECLARE_TR_FUNCTIONS(WinWords)
};

// Of final scores; less isn't told.
constexpr double min_mean_told = 0.3;
constexpr double min_spread_told = 0.5;

QString whole(double points) { return QString::number(std::lround(points)); }

// As the object of "gets".
QString milestone_text(Milestone milestone) {
    static constexpr std::array texts{QT_TRANSLATE_NOOP("WinWords", "the upper bonus"),
                                      QT_TRANSLATE_NOOP("WinWords", "a Yahtzee"),
                                      QT_TRANSLATE_NOOP("WinWords", "a large straight"),
                                      QT_TRANSLATE_NOOP("WinWords", "a small straight"),
                                      QT_TRANSLATE_NOOP("WinWords", "a full house")};
    return WinWords::tr(texts[static_cast<std::size_t>(milestone)]);
}

QString needed_text(const Needed& needed) {
    const QString first = milestone_text(needed.milestones.front());
    return needed.milestones.size() == 1
               ? first
               : WinWords::tr("%1 or %2").arg(first, milestone_text(needed.milestones.back()));
}

QString target_sentence(const OpponentWords& opponent, int target) {
    if (opponent.has_ended)
        return opponent.is_you ? WinWords::tr("You have %1 points.").arg(target)
                               : WinWords::tr("%1 has %2 points.").arg(opponent.name).arg(target);
    return opponent.is_you
               ? WinWords::tr("You end with %1 points or fewer in half of all games.").arg(target)
               : WinWords::tr("%1 ends with %2 points or fewer in half of all games.")
                     .arg(opponent.name)
                     .arg(target);
}

// The better choice and the worse one.
struct Compared {
    QString better; // "keeping 6 6"
    QString worse;
    const Stakes& of_better;
    const Stakes& of_worse;

    QString better_first() const { return better.left(1).toUpper() + better.mid(1); }
};

// Empty where that doesn't speak for the better choice.
QString passes_sentence(const Compared& compared) {
    const double more = compared.of_better.passes;
    const double less = compared.of_worse.passes;
    if (more < less || percent_text(more) == percent_text(less)) return {};
    return WinWords::tr("%1 ends above that in %2 of games, %3 %4.")
        .arg(compared.better_first(), percent_text(more), compared.worse, often_text(less));
}

// -1, 0 or 1: whether a number is less than the other, about the same, or more.
int compared_with(double number, double other, double least_told) {
    if (std::abs(number - other) < least_told) return 0;
    return number < other ? -1 : 1;
}

QString more_points_sentence(const Compared& compared) {
    return WinWords::tr("%1 scores more on average: %2 points against %3.")
        .arg(compared.better_first(), worth_number(compared.of_better.mean),
             worth_number(compared.of_worse.mean));
}

// The better choice brings no more points.
QString risk_sentence(const Compared& compared, int mean, int spread) {
    if (spread == 0)
        return WinWords::tr("%1 scores less on average, %2 points against %3, but reaches the goal "
                            "more often.")
            .arg(compared.better_first(), worth_number(compared.of_better.mean),
                 worth_number(compared.of_worse.mean));
    const QString deviation = whole(compared.of_better.deviation);
    const QString other_deviation = whole(compared.of_worse.deviation);
    if (mean == 0)
        return (spread > 0 ? WinWords::tr("%1 takes the greater risk: about as many points on "
                                          "average, but final scores that vary more (± %2 against "
                                          "± %3).")
                           : WinWords::tr("%1 takes the smaller risk: about as many points on "
                                          "average, but final scores that vary less (± %2 against "
                                          "± %3)."))
            .arg(compared.better_first(), deviation, other_deviation);
    return (spread > 0 ? WinWords::tr("%1 takes the greater risk: %2 points on average against %3, "
                                      "but final scores that vary more (± %4 against ± %5).")
                       : WinWords::tr("%1 takes the smaller risk: %2 points on average against %3, "
                                      "but final scores that vary less (± %4 against ± %5)."))
        .arg(compared.better_first(), worth_number(compared.of_better.mean),
             worth_number(compared.of_worse.mean), deviation, other_deviation);
}

// What the choice does, in words: more points, more risk or less.
QStringList lead_sentences(const Compared& compared, int target) {
    const auto& [passes, mean, deviation, needed] = compared.of_better;
    const int points = compared_with(mean, compared.of_worse.mean, min_mean_told);
    const int spread = whole(deviation) == whole(compared.of_worse.deviation)
                           ? 0
                           : compared_with(deviation, compared.of_worse.deviation, min_spread_told);
    if (points == 0 && spread == 0) return {};
    if (points > 0) return {more_points_sentence(compared)};
    QStringList sentences{risk_sentence(compared, points, spread)};
    if (spread > 0 && mean < target)
        sentences << WinWords::tr("From behind, more risk wins more often.");
    if (spread < 0 && mean > target)
        sentences << WinWords::tr("In the lead, less risk wins more often.");
    return sentences;
}

QString needed_sentence(const QString& choice, const Objective& objective, const Needed& needed) {
    const QString all = percent_text(needed.of_all);
    const QString won = percent_text(needed.of_won);
    if (objective.kind == Objective::Kind::beat)
        return WinWords::tr("Much hangs on this: %1 gets %2 in %3 of all games, but in %4 of those "
                            "above %5 points.")
            .arg(choice, needed_text(needed), all, won)
            .arg(objective.points);
    return WinWords::tr("Much hangs on this: %1 gets %2 in %3 of all games, but in %4 of those "
                        "that it wins.")
        .arg(choice, needed_text(needed), all, won);
}

} // namespace

QString win_reason_text(const Game& game, const Objective& objective, Action choice, Action other,
                        const WinReason& reason, bool is_choice_better,
                        const OpponentWords& opponent) {
    const QString own = choice_gerund(game, choice);
    const QString others = choice_gerund(game, other);
    const Compared compared = is_choice_better ? Compared{own, others, reason.choice, reason.other}
                                               : Compared{others, own, reason.other, reason.choice};
    QStringList sentences = lead_sentences(compared, reason.target);
    if (objective.kind == Objective::Kind::win)
        if (const QString passes = passes_sentence(compared); !passes.isEmpty())
            sentences << target_sentence(opponent, reason.target) << passes;
    if (compared.of_better.needed)
        sentences << needed_sentence(compared.better, objective, *compared.of_better.needed);
    return sentences.join(' ');
}

} // namespace app::text
