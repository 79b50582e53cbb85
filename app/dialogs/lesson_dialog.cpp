#include "app/dialogs/lesson_dialog.h"

#include "app/text/words.h"
#include "app/widgets/action_button.h"
#include "app/widgets/fitting_scroll.h"

#include <QHBoxLayout>
#include <QShortcut>
#include <QVBoxLayout>

#include <bit>

namespace app::dialogs {

using namespace app::session;
using app::widgets::ActionButton;
using core::yahtzee::Action;

namespace {

constexpr double task_size = 1.2; // of the usual

} // namespace

LessonDialog::LessonDialog(QWidget* parent)
    : QDialog(parent),
      steps_(lesson_steps()),
      where_(new QLabel(this)),
      task_(new QLabel(this)),
      sheet_view_(new views::play::SheetView(this)),
      dice_(new views::play::DiceView(this)),
      roll_(new ActionButton("lessonRoll", {}, ActionButton::Rank::first, this)),
      answer_(new QLabel(this)),
      next_(new ActionButton("lessonNext", {}, ActionButton::Rank::first, this)) {
    setObjectName("lessonDialog");
    setWindowTitle(tr("A Lesson of Two Minutes"));
    where_->setObjectName("lessonPlace");
    where_->setForegroundRole(QPalette::PlaceholderText);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * task_size);
    task_->setObjectName("lessonTask");
    task_->setFont(large);
    task_->setWordWrap(true);
    sheet_view_->setObjectName("lessonSheet");
    sheet_view_->setSheet(&sheet_);
    dice_->setObjectName("lessonDice");
    answer_->setObjectName("lessonAnswer");
    answer_->setWordWrap(true);
    answer_->setAlignment(Qt::AlignTop);
    answer_->setMinimumHeight(fontMetrics().lineSpacing() * 6);

    auto* table = new QVBoxLayout;
    table->addWidget(where_);
    table->addWidget(task_);
    table->addStretch(1);
    table->addWidget(dice_);
    table->addWidget(roll_, 0, Qt::AlignHCenter);
    table->addStretch(1);
    table->addWidget(answer_);
    table->addWidget(next_, 0, Qt::AlignRight);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 14, 16, 14);
    row->setSpacing(18);
    row->addWidget(sheet_view_, 2);
    row->addLayout(table, 3);
    connect(dice_, &views::play::DiceView::toggled, this, [this](int slot) {
        held_ ^= 1u << slot;
        showHeld();
        Q_EMIT announced(text::kept_sentence(Action::hold(held_).keep(step().game.dice())));
    });
    connect(sheet_view_, &views::play::SheetView::taken, this, &LessonDialog::take);
    connect(roll_, &QPushButton::clicked, this, &LessonDialog::roll);
    connect(next_, &QPushButton::clicked, this, &LessonDialog::goOn);
    makeKeys();
    widgets::FittingScroll::fit(*this, QSize(860, 620));
    showStep(0);
}

void LessonDialog::makeKeys() {
    for (int slot = 0; slot < core::dice::dice_count; ++slot) {
        auto* key = new QShortcut(Qt::Key_1 + slot, this);
        connect(key, &QShortcut::activated, this, [this, slot] { dice_->toggled(slot); });
    }
    auto* space = new QShortcut(Qt::Key_Space, this);
    connect(space, &QShortcut::activated, this, [this] { is_decided_ ? goOn() : roll(); });
}

void LessonDialog::showStep(std::size_t step_number) {
    step_ = step_number;
    held_ = 0;
    is_decided_ = false;
    where_->setText(tr("Decision %1 of %2").arg(step_ + 1).arg(steps_.size()));
    task_->setText(step().task);
    sheet_.begin(step().game, {QString()});
    sheet_view_->settleCursor();
    dice_->showDice(step().game.dice(), 0, false);
    answer_->clear();
    next_->setText(step_ + 1 < steps_.size() ? tr("&Next decision") : tr("&Play a game"));
    next_->hide();
    showHeld();
    sheet_view_->setFocus();
    Q_EMIT announced(tr("%1. %2").arg(where_->text(), task_->text()));
}

void LessonDialog::showHeld() {
    const bool can_roll = !is_decided_ && step().game.roll_number() < core::yahtzee::rolls_per_turn;
    dice_->setHeld(held_, can_roll);
    roll_->setVisible(can_roll);
    roll_->setEnabled(held_ != core::dice::all_slots);
    const int count = core::dice::dice_count - std::popcount(held_);
    roll_->setText(held_ == 0   ? tr("&Roll all five again")
                   : count == 1 ? tr("&Roll 1 die")
                                : tr("&Roll %1 dice").arg(count));
}

void LessonDialog::roll() {
    if (!is_decided_ && roll_->isVisibleTo(this) && held_ != core::dice::all_slots)
        decide(Action::hold(held_));
}

void LessonDialog::take(core::yahtzee::Box box) {
    if (!is_decided_) decide(Action::score(box));
}

void LessonDialog::decide(Action action) {
    is_decided_ = true;
    const auto& game = step().game;
    const QString verdict =
        is_best(step(), action)
            ? tr("Right. %1 is best.").arg(text::choice_subject(game, step().best))
            : tr("%1 is not the best. Better: %2.")
                  .arg(text::choice_subject(game, action), text::choice_text(game, step().best));
    answer_->setText(verdict + "\n\n" + step().reason);
    next_->show();
    Q_EMIT announced(verdict + ' ' + step().reason);
    showHeld();
    next_->setFocus();
    if (step_ + 1 == steps_.size()) Q_EMIT finished();
}

void LessonDialog::goOn() {
    if (!is_decided_) return;
    step_ + 1 < steps_.size() ? showStep(step_ + 1) : accept();
}

} // namespace app::dialogs
