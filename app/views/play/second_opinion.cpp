#include "app/views/play/second_opinion.h"

#include "app/text/coach_words.h"
#include "app/text/words.h"

#include <QHBoxLayout>

namespace app::views::play {

using namespace app::text;

SecondOpinion::SecondOpinion(QWidget* parent)
    : QWidget(parent), words_(new QLabel(this)), again_(new QPushButton(tr("Try agai&n"), this)) {
    setObjectName("secondOpinion");
    words_->setObjectName("secondCoach");
    words_->setTextFormat(Qt::PlainText);
    words_->setWordWrap(true);
    again_->setObjectName("secondCoachAgain");
    again_->setFocusPolicy(Qt::TabFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(words_, 1);
    row->addWidget(again_);
    connect(again_, &QPushButton::clicked, this, [this] {
        if (coach_) coach_->tryAgain();
    });
    hide();
}

void SecondOpinion::follow(session::SecondCoach& coach) {
    coach_ = &coach;
    connect(coach_, &session::SecondCoach::changed, this, &SecondOpinion::refresh);
    refresh();
}

void SecondOpinion::refresh() {
    const QString& name = coach_->name();
    const auto advice = coach_->compared();
    again_->setVisible(!coach_->failure().isEmpty());
    setVisible(advice || coach_->isThinking() || !coach_->failure().isEmpty());
    if (!coach_->failure().isEmpty())
        return words_->setText(tr("%1 gives no advice: %2").arg(name, coach_->failure()));
    if (!advice) return words_->setText(tr("%1 thinks…").arg(name));
    const auto& chosen = advice->chosen();
    const QString choice = choice_text(advice->game, chosen.action);
    if (chosen.loss <= 0) return words_->setText(tr("%1: %2, which is best").arg(name, choice));
    words_->setText(
        is_by_probability(advice->ranked_by)
            ? tr("%1: %2, which loses %3 percentage points")
                  .arg(name, choice, loss_text(*advice, chosen))
            : tr("%1: %2, which loses %3 points").arg(name, choice, loss_text(*advice, chosen)));
}

} // namespace app::views::play
