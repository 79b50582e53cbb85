#include "app/views/table_view.h"

#include "app/session/words.h"

#include <QVBoxLayout>

namespace app {

using core::yahtzee::Phase;

TableView::TableView(GameSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      heading_(new QLabel(this)),
      said_(new QLabel(this)),
      dice_(new DiceView(this)),
      hint_(new QLabel(this)),
      roll_(new QPushButton(this)),
      lines_(new QListWidget(this)) {
    heading_->setObjectName("heading");
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.35);
    heading_->setFont(large);
    heading_->setAlignment(Qt::AlignCenter);
    said_->setObjectName("said");
    said_->setAlignment(Qt::AlignCenter);
    hint_->setObjectName("hintLine");
    hint_->setAlignment(Qt::AlignCenter);
    roll_->setObjectName("roll");
    roll_->setFocusPolicy(Qt::TabFocus);
    roll_->setMinimumSize(fontMetrics().averageCharWidth() * 26, fontMetrics().height() * 2);
    connect(roll_, &QPushButton::clicked, this, &TableView::rollWanted);
    lines_->setObjectName("lines");
    lines_->setAccessibleName(tr("What happened"));
    lines_->setFrameShape(QFrame::NoFrame);
    lines_->setSelectionMode(QAbstractItemView::NoSelection);
    lines_->setFocusPolicy(Qt::NoFocus);
    lines_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    lines_->setTextElideMode(Qt::ElideRight);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 8);
    column->setSpacing(6);
    column->addWidget(heading_);
    column->addWidget(said_);
    column->addWidget(dice_, 5);
    column->addWidget(hint_);
    column->addSpacing(4);
    column->addWidget(roll_, 0, Qt::AlignHCenter);
    column->addSpacing(10);
    column->addWidget(lines_, 2);
}

QString TableView::heading() const {
    const auto& game = session_.game();
    if (session_.isOver()) {
        std::vector<QString> names;
        for (const Seat& seat : session_.setup().seats) names.push_back(seat.name);
        return result_text(game, names);
    }
    return tr("%1 · turn %2 of %3")
        .arg(session_.mover().name)
        .arg(game.turn() + 1)
        .arg(core::yahtzee::box_count);
}

QString TableView::rollText() const {
    const int left = core::yahtzee::rolls_a_turn - session_.game().roll_number();
    if (session_.isOver()) return tr("Game over");
    if (!session_.isPersonsTurn()) return tr("%1 plays").arg(session_.mover().name);
    if (left == 0) return tr("Take a box");
    return tr("Roll · %1 left").arg(left);
}

void TableView::showTurn() {
    heading_->setText(heading());
    roll_->setText(rollText());
    roll_->setEnabled(session_.canRoll());
    dice_->setHeld(session_.heldSlots(), session_.canHold());
}

void TableView::showHint(const std::optional<Advice>& hint) {
    if (!hint) {
        hint_->setText(" ");
        dice_->setMarked(0);
        return;
    }
    const auto& best = hint->choices.front();
    hint_->setText(
        tr("Best: %1 · %2").arg(choice_text(hint->game, best.action)).arg(best.value, 0, 'f', 2));
    dice_->setMarked(best.action.is_hold() ? best.action.slots() : 0);
}

void TableView::say(const QString& line) {
    said_->setText(line);
    lines_->insertItem(0, line);
}

void TableView::forgetLines() {
    said_->setText(" ");
    lines_->clear();
}

} // namespace app
