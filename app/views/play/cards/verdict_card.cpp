#include "app/views/play/cards/verdict_card.h"

#include "app/text/coach_words.h"
#include "app/text/numbers.h"
#include "app/text/words.h"
#include "app/widgets/action_button.h"
#include "app/widgets/command_button.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/text_label.h"

#include <QEvent>
#include <QGridLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace app::views::play {

using namespace app::session;
using namespace app::text;
using namespace app::widgets;

namespace {

constexpr int least_die_side = 28; // pixels
constexpr double die_lines = 1.7;  // side of a die in lines of text
constexpr double worth_size = 1.2; // of the usual text

} // namespace

VerdictCard::VerdictCard(QWidget* parent)
    : CardFrame(parent),
      title_(muted(in_middle(make_text_label("coachHeadline", this)))),
      picture_(new KeepPicture(least_die_side, this)),
      choice_(in_middle(make_text_label("bestChoice", this))),
      worth_(new QLabel(this)),
      detail_(muted(in_middle(make_text_label("bestDetail", this)))),
      show_hints_(new ActionButton("showHints", tr("Show hints"), ActionButton::Rank::first, this)),
      guess_first_(new ActionButton("guessFirstButton", tr("Guess first"), this)) {
    setObjectName("verdict");
    worth_->setObjectName("bestWorth");
    for (QPushButton* button : {show_hints_, guess_first_}) button->setFocusPolicy(Qt::TabFocus);
    show_key_of(*show_hints_, "hints");
    show_key_of(*guess_first_, "guessFirst");
    connect(show_hints_, &QPushButton::clicked, this, [this] { Q_EMIT hintsWanted(HintMode::on); });
    connect(guess_first_, &QPushButton::clicked, this,
            [this] { Q_EMIT hintsWanted(HintMode::guess_first); });

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(padding, 8, padding, 8);
    grid->setVerticalSpacing(2);
    grid->setHorizontalSpacing(12);
    grid->addWidget(title_, 0, 0, 1, 2);
    grid->addWidget(picture_, 1, 0, 2, 1);
    grid->addWidget(choice_, 1, 0, 2, 1);
    auto* words = new QVBoxLayout; // beside the middle of the dice
    words->setSpacing(2);
    words->addStretch(1);
    words->addWidget(worth_);
    words->addWidget(detail_);
    words->addStretch(1);
    grid->addLayout(words, 1, 1, 2, 1);
    grid->addWidget(show_hints_, 3, 0, 1, 2);
    grid->addWidget(guess_first_, 4, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    fitFont();
}

void VerdictCard::fitFont() {
    QFont bold = bold_of(font());
    choice_->setFont(bold);
    bold.setPointSizeF(QFontInfo(font()).pointSizeF() * worth_size);
    worth_->setFont(bold);
    picture_->setSide(std::max(least_die_side, qRound(fontMetrics().height() * die_lines)));
    setMinimumHeight(fontMetrics().lineSpacing() * 4 + 24);
}

void VerdictCard::changeEvent(QEvent* event) {
    CardFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitFont();
}

void VerdictCard::show(const QString& title, const Advice& advice, bool is_own) {
    const auto& best = advice.best();
    const auto keep =
        best.action.is_hold() ? best.action.keep(advice.game.dice()) : core::dice::Keep();
    title_->setText(title);
    picture_->show(keep);
    picture_->setAccessibleName(choice_text(advice.game, best.action));
    choice_->setText(with_capital(choice_text(advice.game, best.action)));
    picture_->setVisible(keep.size() > 0);
    choice_->setVisible(keep.size() == 0);
    static_cast<QGridLayout*>(layout())->setColumnStretch(0, keep.size() == 0 ? 2 : 0);
    const bool by_probability = is_by_probability(advice.ranked_by);
    const QString points = tr("%1 points").arg(worth_number(best.value));
    // After the choice its worth is over: the strip below the table has the new one.
    worth_->setText(
        !advice.made ? (by_probability ? long_worth_text(advice, best) : points)
        : is_right(advice)
            ? (advice.made == 0u ? tr("Yours too") : tr("Yours is as good"))
            : tr("Yours: %1").arg(difference_text(-advice.chosen().loss, by_probability)));
    QStringList details;
    if (by_probability && !advice.made) details << points;
    const QString assumption =
        by_probability ? tr("Probabilities hold if all play perfectly from here on") : QString();
    for (QLabel* label : {worth_, detail_}) label->setToolTip(assumption);
    if (is_own && !advice.made) details << tr("your choice");
    show_text(*detail_, details.join(tr(" · ")));
    worth_->show();
    show_parts(false, {show_hints_, guess_first_});
    setMarked(true);
}

void VerdictCard::say(const QString& words, bool offers_hints) {
    title_->setText(words);
    show_parts(false, {picture_, choice_, worth_, detail_});
    show_parts(offers_hints, {show_hints_, guess_first_});
    setMarked(false);
}

} // namespace app::views::play
