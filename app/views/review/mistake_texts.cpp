// What the review of a game says in sentences.

#include "app/text/numbers.h"
#include "app/views/review/mistakes_view.h"

namespace app::views::review {

using namespace app::models;
using namespace app::text;

// What the choice lost by both measures.
QString MistakesView::lossText() const {
    const double points = analysis_.roll(*row_, Measure::points).decision->loss();
    const double probability =
        analysis_.hasOther() ? 100 * analysis_.roll(*row_, Measure::probabilities).decision->loss()
                             : 0;
    const bool beats = analysis_.objective().kind == ai::yahtzee::decide::Objective::Kind::beat;
    const int target = analysis_.objective().points;
    if (!is_shown(probability))
        return is_shown(points) ? tr("It gave away %1 points.").arg(points_text(points))
                                : tr("Nothing was better.");
    if (!is_shown(points))
        return beats ? tr("It gave away %1 percentage points of the probability to beat %2.")
                           .arg(points_text(probability))
                           .arg(target)
                     : tr("It gave away %1 percentage points of the probability to win.")
                           .arg(points_text(probability));
    return beats ? tr("It gave away %1 points and %2 percentage points of the probability to beat "
                      "%3.")
                       .arg(points_text(points), points_text(probability))
                       .arg(target)
                 : tr("It gave away %1 points and %2 percentage points of the probability to win.")
                       .arg(points_text(points), points_text(probability));
}

QString MistakesView::spokenWords() const {
    const QString where = tr("%1. %2.").arg(title_->text(), heading_->text());
    QStringList words{row_ ? where + ' ' + tr("%1.").arg(picture_->accessibleName()) : where,
                      verdict_->text(), detail_->text(), reason_->reason()};
    words.removeAll(QString());
    return words.join(' ');
}

// The reason may follow on the rest.
void MistakesView::announce() {
    if (!isVisible()) return;
    const QString words = announced_words_.takeNew(spokenWords());
    if (!words.isEmpty()) Q_EMIT announced(words);
}

} // namespace app::views::review
