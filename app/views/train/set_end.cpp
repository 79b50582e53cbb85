#include "app/views/train/set_end.h"

#include "app/text/numbers.h"
#include "app/text/words.h"
#include "app/widgets/text_label.h"

#include <QVBoxLayout>

#include <algorithm>

namespace app::views::train {

using namespace app::text;
using namespace app::widgets;
using ai::yahtzee::practice::Goal;

namespace {

constexpr std::size_t earlier_sets = 3;

} // namespace

SetEnd::SetEnd(const session::Practice& practice, QWidget* parent)
    : CardFrame(parent),
      practice_(practice),
      marks_(new SetMarks(this)),
      losses_title_(make_text_label("setEndTitle", 1, true, this)),
      losses_(new BarRows(this)),
      missed_title_(make_text_label("missedTitle", 1, true, this)),
      missed_(make_text_label("missed", this)) {
    setObjectName("setEnd");
    marks_->setObjectName("setEndMarks");
    losses_->setObjectName("setEndLosses");
    missed_title_->setText(tr("What was better"));
    for (QLabel* title : {losses_title_, missed_title_}) title->setWordWrap(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(padding + 2, padding, padding + 2, padding);
    column->setSpacing(8);
    for (QWidget* part :
         std::initializer_list<QWidget*>{marks_, losses_title_, losses_, missed_title_, missed_})
        column->addWidget(part);
    column->addStretch(1);
}

void SetEnd::refresh() {
    marks_->show(practice_.set());
    showLosses();
    missed_->setText(missedText());
    for (QLabel* label : {missed_title_, missed_}) label->setVisible(!missed_->text().isEmpty());
}

QString SetEnd::words() const {
    return tr("%1: %2.").arg(losses_->accessibleName(), losses_->accessibleDescription());
}

// A bar for this set, and below it those of up to three sets of its kind before, the newest first.
void SetEnd::showLosses() {
    const bool is_to_win = practice_.set().exercises.front().goal == Goal::win;
    const QString title =
        is_to_win ? tr("Win probability lost per decision") : tr("Points lost per decision");
    losses_title_->setText(title);
    losses_->setAccessibleName(title);
    auto means = practice_.lastMeans(earlier_sets);
    means.push_back(practice_.set().meanLoss());
    std::ranges::reverse(means);
    const double most = std::ranges::max(means);
    std::vector<BarRows::Row> rows;
    for (std::size_t i = 0; i < means.size(); ++i) {
        const bool is_now = i == 0;
        const bool is_better = means.size() == 1 || means[0] <= means[1];
        rows.push_back({is_now ? tr("This set") : tr("%n sets ago", "", static_cast<int>(i)),
                        difference_text(means[i], is_to_win), most > 0 ? means[i] / most : 0,
                        !is_now     ? BarRows::Tone::plain
                        : is_better ? BarRows::Tone::good
                                    : BarRows::Tone::bad,
                        is_now});
    }
    losses_->show(std::move(rows));
}

QString SetEnd::missedText() const {
    QStringList lines;
    for (std::size_t i = 0; i < practice_.set().answers.size(); ++i) {
        const auto& given = practice_.set().answers[i];
        const auto& exercise = practice_.set().exercises[i];
        if (given.loss <= 0) continue;
        std::vector<core::yahtzee::Card> cards{exercise.position.mover};
        cards.insert(cards.end(), exercise.position.opponents.begin(),
                     exercise.position.opponents.end());
        const auto game =
            core::yahtzee::Game(cards, 0, {}).with_roll(exercise.position.dice); // for its words
        lines << tr("%1. %2: %3; better: %4 (−%5)")
                     .arg(i + 1)
                     .arg(faces_text(exercise.position.dice), choice_text(game, given.action),
                          choice_text(game, exercise.best().action),
                          difference_text(given.loss, exercise.goal == Goal::win));
    }
    return lines.join('\n');
}

} // namespace app::views::train
