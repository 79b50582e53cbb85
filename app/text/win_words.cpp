#include "app/text/win_words.h"

#include "app/text/numbers.h"
#include "app/text/words.h"

#include <QCoreApplication>

#include <algorithm>
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

constexpr double min_mean_told = 0.3;       // of final scores; where one choice is ahead of another
constexpr double min_shown = 0.0005;        // of a probability
constexpr double min_share_told = 0.01;     // how much more of all games has what is needed
constexpr double min_times_more = 1.5;      // how much oftener games with it are won
constexpr double max_hardly_ever = 0.03;    // of a probability
constexpr double min_passes_told = 0.003;   // of a probability
constexpr double min_that_matters = 0.0025; // of a probability to win
constexpr double min_of_weight = 0.004;     // less is a slight difference

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

    QString better_first() const { return better.left(1).toUpper() + better.mid(1); }
};

// How the game stands, where the choice hardly changes that; empty elsewhere.
QString standing_sentence(const Compared& compared, const Objective& objective) {
    const bool is_to_win = objective.kind == Objective::Kind::win;
    if (compared.wins < min_shown)
        return is_to_win
                   ? WinWords::tr("This game can hardly be won any more, so the points count.")
                   : WinWords::tr("That goal can hardly be reached any more, so the points "
                                  "count.");
    if (compared.other_wins > 1 - min_shown)
        return is_to_win
                   ? WinWords::tr("This game is as good as won either way, so the points count.")
                   : WinWords::tr("That goal is as good as reached either way, so the points "
                                  "count.");
    return {};
}

// The same probabilities as the loss that is shown beside it.
QString small_difference(const Compared& compared, const Objective& objective) {
    const QString often = percent_text(compared.wins);
    const bool is_to_win = objective.kind == Objective::Kind::win;
    if (often == percent_text(compared.other_wins))
        return is_to_win ? WinWords::tr("It hardly matters: you win %1 of the games with either.")
                               .arg(often)
                         : WinWords::tr("It hardly matters: you get there in %1 of the games with "
                                        "either.")
                               .arg(often);
    return (is_to_win ? WinWords::tr("It hardly matters: you win %1 of the games, or %2 by %3.")
                      : WinWords::tr("It hardly matters: you get there in %1 of the games, or %2 "
                                     "by %3."))
        .arg(often, percent_text(compared.other_wins), compared.worse);
}

QString result_sentence(const Compared& compared, const Objective& objective,
                        const OpponentWords& opponent, int target) {
    const QString often = percent_text(compared.wins);
    const QString other_often = percent_text(compared.other_wins);
    if (objective.kind != Objective::Kind::win)
        return WinWords::tr("%1 ends above %2 points in %3 of the games (%4: %5).")
            .arg(compared.better_first())
            .arg(objective.points)
            .arg(often, compared.worse, other_often);
    if (!opponent.has_ended)
        return WinWords::tr("%1 wins %2 of the games (%3: %4).")
            .arg(compared.better_first(), often, compared.worse, other_often);
    return (opponent.is_you ? WinWords::tr("You have %1 points: %2 wins %3 of the games (%4: %5).")
                            : WinWords::tr("%6 has %1 points: %2 wins %3 of the games (%4: %5)."))
        .arg(QString::number(target), compared.better, often, compared.worse, other_often,
             opponent.name);
}

// What games that are won have far more often than others.
QString needed_sentence(const Compared& compared, const WinReason& win,
                        const Objective& objective) {
    const auto& needed = win.choice.needed;
    const auto& other = win.other.needed;
    if (!needed || !other || other->milestones != needed->milestones ||
        needed->of_all - other->of_all < min_share_told ||
        needed->wins_with < min_times_more * needed->wins_without)
        return {};
    // No rates of wins: they would hold for play for points and not add up to the result.
    const bool is_to_win = objective.kind == Objective::Kind::win;
    const QString text =
        needed->wins_without < max_hardly_ever
            ? (is_to_win ? WinWords::tr("%1 brings %2 in %3 of the games (%4: %5); without that "
                                        "you hardly ever win.")
                         : WinWords::tr("%1 brings %2 in %3 of the games (%4: %5); without that "
                                        "you hardly ever get there."))
            : (is_to_win ? WinWords::tr("%1 brings %2 in %3 of the games (%4: %5); with that you "
                                        "win more often.")
                         : WinWords::tr("%1 brings %2 in %3 of the games (%4: %5); with that you "
                                        "get there more often."));
    return text.arg(compared.better_first(), needed_text(*needed), percent_text(needed->of_all),
                    compared.worse, percent_text(other->of_all));
}

// Where more points on average don't explain it: the score to pass, more risk or less.
QString risk_sentence(const Compared& compared, const WinReason& win) {
    const Stakes& better = win.choice;
    const Stakes& worse = win.other;
    if (better.mean - worse.mean >= min_mean_told) return {};
    if (better.mean < win.target && better.high > worse.high)
        return WinWords::tr("You are behind, and %1 makes high scores more likely: one game in ten "
                            "ends with %2 points or more (%3: with %4).")
            .arg(compared.better)
            .arg(better.high)
            .arg(compared.worse)
            .arg(worse.high);
    if (better.mean > win.target && better.low > worse.low)
        return WinWords::tr("You are ahead, and %1 makes low scores less likely: one game in ten "
                            "ends with %2 points or less (%3: with %4).")
            .arg(compared.better)
            .arg(better.low)
            .arg(compared.worse)
            .arg(worse.low);
    return {};
}

// The score that the opponents probably end with.
QString target_sentence(const Compared& compared, const WinReason& win, const Objective& objective,
                        const OpponentWords& opponent) {
    if (objective.kind != Objective::Kind::win || opponent.has_ended || opponent.is_you ||
        win.choice.mean - win.other.mean >= min_mean_told ||
        win.choice.passes - win.other.passes < min_passes_told)
        return {};
    return WinWords::tr("%1 will probably end near %2 points: %3 can pass that in %4 of the games "
                        "(%5: %6).")
        .arg(opponent.name, QString::number(win.target), compared.better,
             percent_text(win.choice.passes), compared.worse, percent_text(win.other.passes));
}

} // namespace

WinSentences win_sentences(const Game& game, const Objective& objective, const RankedAction& better,
                           const RankedAction& worse, const std::optional<WinReason>& win,
                           const OpponentWords& opponent) {
    const Compared compared{choice_gerund(game, better.action), choice_gerund(game, worse.action),
                            better.win.value_or(0), worse.win.value_or(0)};
    WinSentences sentences;
    sentences.result = standing_sentence(compared, objective);
    if (!sentences.result.isEmpty()) {
        sentences.result_first = true;
        return sentences;
    }
    const double difference = compared.wins - compared.other_wins;
    if (difference < min_that_matters) {
        sentences.result = small_difference(compared, objective);
        sentences.result_first = true;
        sentences.matters = false;
        return sentences;
    }
    sentences.is_slight = difference < min_of_weight;
    sentences.result =
        result_sentence(compared, objective, opponent, win ? win->target : objective.points);
    if (!win) return sentences;
    const auto is_bonus = [](Milestone milestone) { return milestone == Milestone::upper_bonus; };
    const bool points_explain = win->choice.mean - win->other.mean >= min_mean_told;
    if (const QString needed = needed_sentence(compared, *win, objective); !needed.isEmpty()) {
        sentences.tells_bonus = std::ranges::any_of(win->choice.needed->milestones, is_bonus);
        (points_explain ? sentences.needed : sentences.reason) = needed;
    }
    if (sentences.reason.isEmpty()) sentences.reason = risk_sentence(compared, *win);
    if (sentences.reason.isEmpty())
        sentences.reason = target_sentence(compared, *win, objective, opponent);
    return sentences;
}

} // namespace app::text
