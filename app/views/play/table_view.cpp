#include "app/views/play/table_view.h"

#include "app/text/coach_words.h"
#include "app/text/words.h"
#include "app/widgets/colours.h"

#include <QVBoxLayout>

#include <bit>

namespace app::views::play {

using namespace app::session;
using namespace app::widgets;
using namespace app::text;
using core::yahtzee::Action;

namespace {

constexpr int lines_shown = 6;

// Of the holds that keep the same dice, the one that moves the fewest of those held already.
unsigned slots_like(unsigned held, Action hold, const core::yahtzee::Game& game) {
    const auto keep = hold.keep(game.dice());
    unsigned nearest = hold.slots();
    for (unsigned slots = 0; slots < 1u << core::dice::dice_count; ++slots)
        if (Action::hold(slots).keep(game.dice()) == keep &&
            std::popcount(slots ^ held) < std::popcount(nearest ^ held))
            nearest = slots;
    return nearest;
}

} // namespace

TableView::TableView(GameSession& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      heading_(new ElidedLabel(this)),
      said_(new ElidedLabel(this)),
      dice_(new DiceView(this)),
      hint_(new ElidedLabel(this)),
      roll_(new QPushButton(this)),
      lines_(new QListWidget(this)) {
    heading_->setObjectName("heading");
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.35);
    heading_->setFont(large);
    said_->setObjectName("said");
    hint_->setObjectName("hintLine");
    roll_->setObjectName("roll");
    roll_->setFocusPolicy(Qt::TabFocus);
    roll_->setMinimumSize(fontMetrics().averageCharWidth() * 22, fontMetrics().height() * 2);
    connect(roll_, &QPushButton::clicked, this, &TableView::rollWanted);
    lines_->setObjectName("lines");
    lines_->setAccessibleName(tr("What happened"));
    lines_->setFrameShape(QFrame::NoFrame);
    lines_->setSelectionMode(QAbstractItemView::NoSelection);
    lines_->setFocusPolicy(Qt::NoFocus);
    lines_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    lines_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the wheel scrolls
    lines_->setTextElideMode(Qt::ElideRight);
    lines_->setFixedHeight(fontMetrics().lineSpacing() * lines_shown);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 14, 10, 10);
    column->setSpacing(8);
    column->addWidget(heading_);
    column->addWidget(said_);
    column->addStretch(2);
    column->addWidget(dice_);
    column->addWidget(hint_);
    column->addSpacing(6);
    column->addWidget(roll_, 0, Qt::AlignHCenter);
    column->addStretch(3);
    column->addWidget(lines_);
}

QString TableView::heading() const {
    const auto& game = session_.game();
    if (session_.isOver()) return result_text(game, names(session_.record()));
    return tr("%1 · turn %2 of %3")
        .arg(QString::fromStdString(session_.mover().name))
        .arg(game.turn() + 1)
        .arg(core::yahtzee::box_count);
}

QString TableView::rollText() const {
    const int left = core::yahtzee::rolls_per_turn - session_.game().roll_number();
    if (session_.isOver()) return tr("Game over");
    if (!session_.isPersonsTurn() && session_.isReviewing()) return tr("Looking back");
    if (!session_.isPersonsTurn())
        return tr("%1 plays").arg(QString::fromStdString(session_.mover().name));
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
    const auto& best = hint->best();
    hint_->setText(tr("Best: %1 · %2")
                       .arg(choice_text(hint->game, best.action), is_by_chance(hint->ranked_by)
                                                                      ? long_worth_text(*hint, best)
                                                                      : worth_text(*hint, best)));
    dice_->setMarked(
        best.action.is_hold() ? slots_like(session_.heldSlots(), best.action, hint->game) : 0);
}

void TableView::say(const QString& line) {
    if (!said_->text().trimmed().isEmpty()) {
        auto* older = new QListWidgetItem(said_->text());
        older->setForeground(colours_of(palette()).muted);
        older->setTextAlignment(Qt::AlignHCenter);
        lines_->insertItem(0, older);
    }
    said_->setText(line);
}

void TableView::forgetLines() {
    said_->setText(" ");
    lines_->clear();
}

} // namespace app::views::play
