// What an exercise says in sentences.

#include "app/views/train/exercise_view.h"

#include "app/text/coach_words.h"
#include "app/text/numbers.h"
#include "app/text/words.h"

#include <QDate>
#include <QLocale>

namespace app::views::train {

using namespace app::session;
using namespace app::text;
using ai::yahtzee::practice::Goal;

// The reason may follow on the answer.
void ExerciseView::announce() {
    const QString words = announced_words_.takeNew(spokenWords());
    if (!words.isEmpty()) Q_EMIT announced(words);
}

QString ExerciseView::spokenWords() const {
    QStringList words;
    if (practice_.isFinished())
        words << tr("%1.").arg(heading_->text()) << situation_->text();
    else if (!practice_.exercise())
        words << heading_->text() << situation_->text();
    else if (!practice_.isAnswered())
        words << heading_->text() << situation() << originText()
              << tr("Dice: %1.").arg(faces_text(practice_.exercise()->position.dice));
    else
        words << verdict_title_->text() << verdict_text_->text()
              << (practice_.ruleTheme() ? rule_text_->text() : QString()) << panel_->reason();
    words.removeAll(QString());
    return words.join(' ');
}

// "Turn 10 of 13, last roll. You are 18 points behind."
QString ExerciseView::situation() const {
    const auto& position = practice_.exercise()->position;
    const int turn = core::yahtzee::box_count - position.mover.open().size() + 1;
    const QString rolls[] = {tr("first roll"), tr("second roll"), tr("last roll")};
    QString text = tr("Turn %1 of %2, %3.")
                       .arg(turn)
                       .arg(core::yahtzee::box_count)
                       .arg(rolls[position.roll_number - 1]);
    if (position.opponents.size() != 1) return text;
    const int lead = position.mover.total() - position.opponents.front().total();
    text += ' ';
    if (lead == 0) return text + tr("The scores are level.");
    return text + (lead > 0 ? tr("You are %n points ahead.", "", lead)
                            : tr("You are %n points behind.", "", -lead));
}

// What a mistake was isn't told before the answer: it may be the answer.
QString ExerciseView::originText() const {
    const auto* mistake = practice_.origin();
    if (!mistake) return {};
    const auto& record = mistake->record;
    const auto game = replay(record, mistake->ply);
    QString where =
        record.date.empty()
            ? tr("turn %1 of a game of yours").arg(game.turn() + 1)
            : tr("turn %1 of your game of %2")
                  .arg(game.turn() + 1)
                  .arg(QLocale().toString(
                      QDate::fromString(QString::fromStdString(record.date), Qt::ISODate),
                      QLocale::ShortFormat));
    if (!practice_.isAnswered())
        return mistake->is_same ? tr("From %1.").arg(where) : tr("Like %1.").arg(where);
    const QString loss = practice_.exercise()->goal == Goal::win
                             ? tr("%1 win probability").arg(percentage_points(mistake->loss))
                             : tr("%1 points").arg(points_text(mistake->loss));
    return tr("In %1 you rolled %2 and chose: %3. That lost %4.")
        .arg(where, faces_text(game.dice()), choice_text(game, mistake->chosen), loss);
}

QString ExerciseView::helpText() const {
    const bool is_to_win = practice_.exercise()->goal == Goal::win;
    const double limit = practice_.limits().inaccuracy;
    const QString right =
        is_to_win
            ? tr("Right is what lowers the probability to win by less than %1 percentage points.")
                  .arg(points_text(100 * limit))
            : tr("Right is what gives away less than %1 points on average.").arg(limit);
    const QString how =
        canHold() ? tr("Click the dice that you keep, or press 1 to 5, then roll; or take a box in "
                       "the sheet.")
                  : tr("Take a box in the sheet.");
    return tr("%1 %2").arg(how, right);
}

QString ExerciseView::endText() const {
    if (!practice_.isDaily()) return tr("The set is done.");
    return tr("Set of the day No. %1, %2 (UTC), version %3: the same positions for everyone. The "
              "next set comes at 00:00 UTC.")
        .arg(Practice::setNumber(practice_.date()))
        .arg(QLocale().toString(practice_.date(), tr("d MMMM yyyy", "how a day is written")))
        .arg(Practice::setVersion());
}

// After the set of the day another would be the same.
QString ExerciseView::againText() const {
    if (!practice_.isDaily()) return tr("Another set (Space)");
    return practice_.dueThemes().empty() ? tr("Practise your weakest themes (Space)")
                                         : tr("Practise the themes due (Space)");
}

} // namespace app::views::train
