#include "app/views/train/set_end.h"

#include "app/text/numbers.h"
#include "app/text/words.h"
#include "app/widgets/text_label.h"

#include <QGridLayout>

#include <algorithm>

namespace app::views::train {

using namespace app::text;
using namespace app::widgets;
using ai::yahtzee::practice::Goal;

namespace {

constexpr std::size_t earlier_sets = 3;
constexpr double result_size = 2.2; // of the usual text

} // namespace

SetEnd::SetEnd(const session::Practice& practice, QWidget* parent)
    : CardFrame(parent),
      practice_(practice),
      result_(make_text_label("setEndResult", result_size, true, this)),
      marks_(new SetMarks(this)),
      losses_title_(make_text_label("setEndTitle", 1, true, this)),
      losses_(new BarRows(this)),
      missed_title_(make_text_label("missedTitle", 1, true, this)),
      missed_(new BarRows(this)) {
    setObjectName("setEnd");
    marks_->setObjectName("setEndMarks");
    losses_->setObjectName("setEndLosses");
    missed_->setObjectName("missed");
    missed_title_->setText(tr("What was better"));
    missed_->setAccessibleName(missed_title_->text());
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(padding + 2, padding, padding + 2, padding);
    grid->setHorizontalSpacing(28);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 2);
    grid->addWidget(result_, 0, 0, 1, 2);
    grid->addWidget(marks_, 1, 0, 1, 2);
    grid->addWidget(losses_title_, 2, 0);
    grid->addWidget(missed_title_, 2, 1);
    grid->addWidget(losses_, 3, 0, Qt::AlignTop);
    grid->addWidget(missed_, 3, 1, Qt::AlignTop);
}

QString SetEnd::result() const {
    const auto& set = practice_.set();
    return tr("%1 of %2 right").arg(set.accepted()).arg(static_cast<int>(set.answers.size()));
}

void SetEnd::refresh() {
    result_->setText(result());
    marks_->show(practice_.set());
    showLosses();
    showMissed();
}

QString SetEnd::words() const {
    return tr("%1: %2.").arg(losses_->accessibleName(), losses_->accessibleDescription());
}

// A bar for this set, and below it those of up to three sets of its kind before, the newest first.
void SetEnd::showLosses() {
    const auto& exercises = practice_.set().exercises;
    const bool is_to_win = exercises.front().goal == Goal::win;
    const auto others =
        std::ranges::count(exercises, Goal::win, &ai::yahtzee::practice::Exercise::goal);
    QString title =
        is_to_win ? tr("Win probability lost per decision") : tr("Points lost per decision");
    if (!is_to_win && others > 0)
        title += ' ' + tr("(%n question about winning left out)", "", static_cast<int>(others));
    losses_title_->setText(title);
    losses_->setAccessibleName(title);
    auto means = practice_.lastMeans(earlier_sets);
    means.push_back(practice_.set().meanLoss());
    std::ranges::reverse(means);
    const double most = means.size() > 1 ? std::ranges::max(means) : 0; // alone a bar says nothing
    std::vector<BarRows::Row> rows;
    for (std::size_t i = 0; i < means.size(); ++i) {
        const bool is_now = i == 0;
        rows.push_back({is_now ? tr("This set") : tr("%n sets ago", "", static_cast<int>(i)),
                        difference_text(means[i], is_to_win), most > 0 ? means[i] / most : 0,
                        is_now && means[i] > 0 ? BarRows::Tone::bad : BarRows::Tone::plain,
                        is_now});
    }
    losses_->show(std::move(rows));
}

void SetEnd::showMissed() {
    std::vector<BarRows::Row> rows;
    for (std::size_t i = 0; i < practice_.set().answers.size(); ++i) {
        const auto& given = practice_.set().answers[i];
        const auto& exercise = practice_.set().exercises[i];
        if (given.loss <= 0) continue;
        std::vector<core::yahtzee::Card> cards{exercise.position.mover};
        cards.insert(cards.end(), exercise.position.opponents.begin(),
                     exercise.position.opponents.end());
        const auto game =
            core::yahtzee::Game(cards, 0, {}).with_roll(exercise.position.dice); // for its words
        rows.push_back({tr("%1. %2; better: %3")
                            .arg(i + 1)
                            .arg(pictured_choice(game, given.action),
                                 pictured_choice(game, exercise.best().action)),
                        difference_text(-given.loss, exercise.goal == Goal::win), 0,
                        BarRows::tone_of(given.grade), false, true});
    }
    for (QWidget* part : std::initializer_list<QWidget*>{missed_title_, missed_})
        part->setVisible(!rows.empty());
    missed_->show(std::move(rows));
}

} // namespace app::views::train
