#include "app/text/win_words.h"

#include "app/text/numbers.h"
#include "app/text/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>
#include <cmath>

namespace app::text {

using ai::yahtzee::decide::Objective;
using ai::yahtzee::decide::RankedAction;
using ai::yahtzee::review::Milestone;
using ai::yahtzee::review::Needed;
using ai::yahtzee::review::Stakes;
using ai::yahtzee::review::WinReason;
using core::yahtzee::Game;

namespace {

// What lupdate finds the texts by.
struct WinWords {
    Q_DECLARE_TR_FUNCTIONS(WinWords)
};

constexpr double min_mean_told = 0.3;   // of final scores; less isn't told
constexpr double min_spread_told = 0.5; // of their deviations
constexpr double min_needed_told = 0.8; // share of the games won
constexpr double min_shown = 0.0005;    // of a probability
constexpr double min_share_told = 0.01; // how much more of all games has what is needed

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

// The better choice and the worse one.
struct Compared {
    QString better; // "keeping 6 6"
    QString worse;
    double wins; // probability
    double other_wins;
    const Stakes& of_better;
    const Stakes& of_worse;

    QString better_first() const { return better.left(1).toUpper() + better.mid(1); }
};

QString ended_sentence(const OpponentWords& opponent, int target) {
    return opponent.is_you ? WinWords::tr("You have %1 points.").arg(target)
                           : WinWords::tr("%1 has %2 points.").arg(opponent.name).arg(target);
}

// The same probabilities as the loss that is shown beside it.
QString goal_sentence(const Compared& compared, const Objective& objective) {
    const double wins = compared.wins;
    const double other_wins = compared.other_wins;
    const bool is_to_win = objective.kind == Objective::Kind::win;
    if (wins < min_shown)
        return is_to_win ? WinWords::tr("This game can hardly be won any more.")
                         : WinWords::tr("That goal can hardly be reached any more.");
    if (other_wins > 1 - min_shown)
        return is_to_win ? WinWords::tr("This game is as good as won either way.")
                         : WinWords::tr("That goal is as good as reached either way.");
    const QString often = percent_text(wins);
    if (often == percent_text(other_wins))
        return is_to_win ? WinWords::tr("You win %1 of the games with either.").arg(often)
                         : WinWords::tr("You get there in %1 of the games with either.").arg(often);
    if (is_to_win)
        return WinWords::tr("%1 wins %2 of the games (%3: %4).")
            .arg(compared.better_first(), often, compared.worse, percent_text(other_wins));
    return WinWords::tr("%1 ends above %2 points in %3 of the games (%4: %5).")
        .arg(compared.better_first())
        .arg(objective.points)
        .arg(often, compared.worse, percent_text(other_wins));
}

// -1, 0 or 1: whether a number is less than the other, about the same, or more.
int compared_with(double number, double other, double min_told) {
    if (std::abs(number - other) < min_told) return 0;
    return number < other ? -1 : 1;
}

// More points, or more or less risk; empty where that says nothing.
QString points_sentence(const Compared& compared, int target) {
    const auto& [passes, mean, deviation, needed] = compared.of_better;
    const QString points = worth_number(mean);
    const QString other_points = worth_number(compared.of_worse.mean);
    const int more = compared_with(mean, compared.of_worse.mean, min_mean_told);
    const int risk = compared_with(deviation, compared.of_worse.deviation, min_spread_told);
    if (more > 0)
        return WinWords::tr("%1 scores more by the end: %2 points on average, against %3.")
            .arg(compared.better_first(), points, other_points);
    if (risk > 0 && mean < target)
        return WinWords::tr("%1 takes more risk, which helps as you are behind: the final score "
                            "varies more (on average %2 points, against %3).")
            .arg(compared.better_first(), points, other_points);
    if (risk < 0 && mean > target)
        return WinWords::tr("%1 takes less risk, which helps as you are ahead: the final score "
                            "varies less (on average %2 points, against %3).")
            .arg(compared.better_first(), points, other_points);
    if (more < 0)
        return WinWords::tr("%1 scores less by the end (%2 points on average, against %3), but "
                            "more often enough.")
            .arg(compared.better_first(), points, other_points);
    return {};
}

// What nearly all games that are won have.
QString needed_sentence(const Compared& compared, const Objective& objective) {
    const auto& needed = compared.of_better.needed;
    if (!needed || needed->of_won < min_needed_told || compared.wins < min_shown) return {};
    const QString what = needed_text(*needed);
    const QString hardly = objective.kind == Objective::Kind::win
                               ? WinWords::tr("You hardly ever win without %1").arg(what)
                               : WinWords::tr("You hardly ever get there without %1").arg(what);
    const auto& other = compared.of_worse.needed;
    const QString often = percent_text(needed->of_all);
    const bool is_of_both = other && other->milestones == needed->milestones;
    if (is_of_both && needed->of_all - other->of_all < min_share_told) return {};
    if (!is_of_both)
        return WinWords::tr("%1: %2 brings that in %3 of the games.")
            .arg(hardly, compared.better, often);
    return WinWords::tr("%1: %2 brings that in %3 of the games (%4: %5).")
        .arg(hardly, compared.better, often, compared.worse, percent_text(other->of_all));
}

} // namespace

QString win_reason_text(const Game& game, const Objective& objective, const RankedAction& choice,
                        const RankedAction& other, const WinReason& reason, bool is_choice_better,
                        const OpponentWords& opponent) {
    const RankedAction& better = is_choice_better ? choice : other;
    const RankedAction& worse = is_choice_better ? other : choice;
    const Compared compared{choice_gerund(game, better.action),
                            choice_gerund(game, worse.action),
                            better.win.value_or(0),
                            worse.win.value_or(0),
                            is_choice_better ? reason.choice : reason.other,
                            is_choice_better ? reason.other : reason.choice};
    QStringList sentences;
    if (objective.kind == Objective::Kind::win && opponent.has_ended)
        sentences << ended_sentence(opponent, reason.target);
    sentences << goal_sentence(compared, objective);
    const QString needed = needed_sentence(compared, objective);
    sentences << (needed.isEmpty() ? points_sentence(compared, reason.target) : needed);
    sentences.removeAll(QString());
    return sentences.join(' ');
}

} // namespace app::text
