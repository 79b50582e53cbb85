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

QString passes_sentence(const QString& choice, const QString& other, const WinReason& reason) {
    const QString own = percent_text(reason.choice.passes);
    const QString others = percent_text(reason.other.passes);
    if (own == others) return WinWords::tr("Both pass that in %1.").arg(own);
    return WinWords::tr("More than that: %1 %2, %3 %4.").arg(own, choice, others, other);
}

QString spread_sentence(const QString& choice, const QString& other, const WinReason& reason) {
    const auto rounded = [](double points) { return static_cast<int>(std::lround(points)); };
    const auto& [passes, mean, deviation, needed] = reason.choice;
    const auto& others = reason.other;
    if (rounded(mean) == rounded(others.mean) && rounded(deviation) == rounded(others.deviation))
        return {};
    return WinWords::tr("Final score: %1 ± %2 %3, %4 ± %5 %6.")
        .arg(rounded(mean))
        .arg(rounded(deviation))
        .arg(choice)
        .arg(rounded(others.mean))
        .arg(rounded(others.deviation))
        .arg(other);
}

QString needed_sentence(const QString& subject, const Objective& objective, const Needed& needed) {
    const QString all = percent_text(needed.of_all);
    const QString won = percent_text(needed.of_won);
    if (objective.kind == Objective::Kind::beat)
        return WinWords::tr("%1 gets %2 in %3 of all games, in %4 of those above %5 points.")
            .arg(subject, needed_text(needed), all, won)
            .arg(objective.points);
    return WinWords::tr("%1 gets %2 in %3 of all games, in %4 of those that it wins.")
        .arg(subject, needed_text(needed), all, won);
}

} // namespace

QString win_reason_text(const Game& game, const Objective& objective, Action choice, Action other,
                        const WinReason& reason, bool is_choice_better,
                        const OpponentWords& opponent) {
    const QString own = choice_gerund(game, choice);
    const QString others = choice_gerund(game, other);
    QStringList sentences;
    if (objective.kind == Objective::Kind::win)
        sentences << target_sentence(opponent, reason.target)
                  << passes_sentence(own, others, reason);
    if (const QString spread = spread_sentence(own, others, reason); !spread.isEmpty())
        sentences << spread;
    const Stakes& better = is_choice_better ? reason.choice : reason.other;
    if (better.needed)
        sentences << needed_sentence(choice_subject(game, is_choice_better ? choice : other),
                                     objective, *better.needed);
    return sentences.join(' ');
}

} // namespace app::text
