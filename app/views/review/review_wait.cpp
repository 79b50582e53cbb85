#include "app/views/review/review_wait.h"

#include <QVBoxLayout>

#include <cmath>

namespace app::views::review {

using session::GameReview;

ReviewWait::ReviewWait(GameReview& review, QWidget* parent)
    : QWidget(parent),
      review_(review),
      text_(new QLabel(this)),
      progress_(new QProgressBar(this)),
      button_(new QPushButton(this)) {
    setObjectName("reviewWait");
    text_->setObjectName("reviewState");
    text_->setAlignment(Qt::AlignCenter);
    progress_->setObjectName("reviewProgress");
    progress_->setAccessibleName(tr("Reviewing the game"));
    progress_->setRange(0, 100);
    progress_->setFixedWidth(fontMetrics().averageCharWidth() * 50);
    button_->setObjectName("stopReview");
    button_->setAutoDefault(true);
    setFocusProxy(button_);
    connect(button_, &QPushButton::clicked, this, [this] {
        review_.state() == GameReview::State::computing ? review_.stop() : review_.start();
    });
    auto* column = new QVBoxLayout(this);
    column->addStretch(1);
    column->addWidget(text_, 0, Qt::AlignHCenter);
    column->addWidget(progress_, 0, Qt::AlignHCenter);
    column->addWidget(button_, 0, Qt::AlignHCenter);
    column->addStretch(2);
    connect(&review_, &GameReview::changed, this, &ReviewWait::refresh);
    connect(&review_, &GameReview::progressed, this, &ReviewWait::refresh);
    refresh();
}

void ReviewWait::refresh() {
    const auto state = review_.state();
    const bool computes = state == GameReview::State::computing;
    progress_->setVisible(computes);
    progress_->setValue(static_cast<int>(std::lround(100 * review_.done())));
    const bool failed = state == GameReview::State::failed;
    button_->setVisible(computes || failed || state == GameReview::State::stopped);
    button_->setText(computes ? tr("S&top") : tr("&Review the Game"));
    const auto left = review_.secondsLeft();
    if (state == GameReview::State::solving)
        text_->setText(tr("The game is being solved; the review follows in a moment."));
    else if (state == GameReview::State::stopped)
        text_->setText(tr("The review was stopped."));
    else if (failed)
        text_->setText(tr("The game can't be reviewed: %1").arg(review_.failure()));
    else if (left)
        text_->setText(tr("The game is being reviewed: about %1 s left").arg(*left));
    else
        text_->setText(tr("The game is being reviewed…"));
}

} // namespace app::views::review
