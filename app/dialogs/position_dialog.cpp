#include "app/dialogs/position_dialog.h"

#include "app/session/table_setup.h"
#include "app/text/words.h"
#include "app/views/parts/joker_rule_box.h"
#include "app/widgets/card_frame.h"
#include "app/widgets/fitting_scroll.h"
#include "core/yahtzee/scoring.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QIntValidator>
#include <QScopedValueRollback>

namespace app::dialogs {

using namespace app::text;
using namespace app::session;
using namespace app::views;
using core::yahtzee::Box;
using core::yahtzee::Card;
using core::yahtzee::Position;

namespace {

constexpr int bonus_row = core::yahtzee::box_count + 1;

QSpinBox* small_number(QWidget* parent, int least, int most, const QString& name) {
    auto* field = new QSpinBox(parent);
    field->setRange(least, most);
    field->setAccessibleName(name);
    return field;
}

} // namespace

PositionDialog::PositionDialog(const Position& position,
                               std::vector<core::yahtzee::notation::RecordedPlayer> players,
                               core::yahtzee::Rules rules, QWidget* parent)
    : QDialog(parent),
      players_(std::move(players)),
      line_(new QLineEdit(this)),
      reason_(new QLabel(this)) {
    setObjectName("positionDialog");
    setWindowTitle(tr("Position"));
    auto* sheets = new widgets::CardFrame(this);
    QGridLayout* const grid = grid_ = new QGridLayout;
    sheets->begin(tr("Score sheets"))->addLayout(grid);
    grid->setVerticalSpacing(4);
    grid->setHorizontalSpacing(14);
    for (const Box box : core::yahtzee::all_boxes)
        grid->addWidget(new QLabel(box_title(box), this), 1 + index(box), 0);
    grid->addWidget(new QLabel(tr("Yahtzee bonus"), this), bonus_row, 0);
    cards_[0] = makeCard(1, shown_name(QString::fromStdString(players_[0].name)), "mover");
    cards_[1] = makeCard(2, shown_name(QString::fromStdString(players_[1].name)), "opponent");
    auto* turn = new widgets::CardFrame(this);
    auto* rows = new QFormLayout;
    turn->begin(tr("Turn and rules"))->addLayout(rows);
    makeDice(*rows);
    joker_ = make_joker_rule_box(rules.joker, this);
    rows->addRow(tr("Joker rule"), joker_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    start_ = buttons->button(QDialogButtonBox::Ok);
    start_->setObjectName("startHere");
    start_->setText(tr("&Start Here"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* left = new QVBoxLayout;
    left->addWidget(sheets);
    auto* right = new QVBoxLayout;
    right->addWidget(turn);
    right->addWidget(makeLine());
    right->addStretch(1);
    widgets::FittingScroll::layOut(*this, {left, right}, buttons);

    connect(joker_, &QComboBox::currentIndexChanged, this, &PositionDialog::check);
    connect(line_, &QLineEdit::textEdited, this, &PositionDialog::readLine);
    fill(position);
    check();
    widgets::FittingScroll::fit(*this);
}

PositionDialog::CardFields PositionDialog::makeCard(int column, const QString& who,
                                                    const QString& name) {
    CardFields card{};
    QGridLayout& grid = *grid_;
    grid.addWidget(new QLabel(who, this), 0, column);
    for (const Box box : core::yahtzee::all_boxes) {
        auto* field = new QLineEdit(this);
        field->setObjectName(QString("%1%2").arg(name).arg(index(box)));
        field->setAccessibleName(tr("%1, %2").arg(box_title(box), who));
        field->setPlaceholderText(tr("open"));
        field->setValidator(new QIntValidator(0, max_points(box), field));
        connect(field, &QLineEdit::textChanged, this, &PositionDialog::check);
        grid.addWidget(field, 1 + index(box), column);
        card.boxes[static_cast<std::size_t>(index(box))] = field;
    }
    card.bonuses = small_number(this, 0, 100 * (core::yahtzee::box_count - 1),
                                tr("Yahtzee bonus, %1").arg(who));
    card.bonuses->setObjectName(name + "Bonus");
    card.bonuses->setSingleStep(core::yahtzee::yahtzee_bonus_points);
    connect(card.bonuses, &QSpinBox::valueChanged, this, &PositionDialog::check);
    grid.addWidget(card.bonuses, bonus_row, column);
    return card;
}

void PositionDialog::makeDice(QFormLayout& rows) {
    auto* row = new QHBoxLayout;
    for (std::size_t slot = 0; slot < dice_.size(); ++slot) {
        const int number = static_cast<int>(slot) + 1;
        dice_[slot] = small_number(this, 1, core::dice::face_count, tr("Die %1").arg(number));
        dice_[slot]->setObjectName(QString("face%1").arg(number));
        connect(dice_[slot], &QSpinBox::valueChanged, this, &PositionDialog::check);
        row->addWidget(dice_[slot]);
    }
    rows.addRow(tr("Dice"), row);
    roll_ = small_number(this, 1, core::yahtzee::rolls_per_turn, tr("Number of the roll"));
    roll_->setObjectName("rollNumber");
    connect(roll_, &QSpinBox::valueChanged, this, &PositionDialog::check);
    rows.addRow(tr("Roll"), roll_);
}

QWidget* PositionDialog::makeLine() {
    line_->setObjectName("positionLine");
    line_->setAccessibleName(tr("The position as 34 integers"));
    reason_->setObjectName("reason");
    reason_->setWordWrap(true);
    reason_->setMinimumHeight(fontMetrics().lineSpacing() * 2);
    auto* card = new widgets::CardFrame(this);
    QVBoxLayout* const column = card->begin(tr("As a line"));
    column->addWidget(line_);
    column->addWidget(reason_);
    return card;
}

void PositionDialog::fill(const Position& position) {
    const QScopedValueRollback filling(is_filling_, true);
    const Card cards[] = {position.mover, position.opponents.front()};
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        for (const Box box : core::yahtzee::all_boxes) {
            const auto points = cards[i].points(box);
            cards_[i].boxes[static_cast<std::size_t>(index(box))]->setText(
                points ? QString::number(*points) : QString());
        }
        cards_[i].bonuses->setValue(cards[i].yahtzee_bonuses());
    }
    for (std::size_t slot = 0; slot < dice_.size(); ++slot)
        dice_[slot]->setValue(position.dice[slot]);
    roll_->setValue(position.roll_number);
}

Position PositionDialog::read() const {
    Position position;
    position.opponents.resize(1);
    Card* const cards[] = {&position.mover, &position.opponents.front()};
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        for (const Box box : core::yahtzee::all_boxes) {
            const QString text = cards_[i].boxes[static_cast<std::size_t>(index(box))]->text();
            if (!text.isEmpty()) *cards[i] = cards[i]->with_points(box, text.toInt());
        }
        *cards[i] = cards[i]->with_yahtzee_bonuses(cards_[i].bonuses->value());
    }
    for (std::size_t slot = 0; slot < dice_.size(); ++slot)
        position.dice[slot] = dice_[slot]->value();
    position.roll_number = roll_->value();
    return position;
}

void PositionDialog::check() {
    if (is_filling_) return;
    const Position position = read();
    if (!line_->hasFocus()) {
        line_->setText(QString::fromStdString(to_text(position)));
        line_->setCursorPosition(0);
    }
    auto record = record_from(position, fresh_record(players_, joker_rule_of(*joker_)));
    reason_->setText(record ? QString() : QString::fromStdString(record.error().what));
    start_->setEnabled(static_cast<bool>(record));
    record_ = record ? std::optional(*std::move(record)) : std::nullopt;
}

void PositionDialog::readLine(const QString& text) {
    const auto position = core::yahtzee::parse_position(text.toStdString());
    if (position) {
        fill(*position);
        check();
        return;
    }
    reason_->setText(QString::fromStdString(to_string(position.error())));
    start_->setEnabled(false);
}

} // namespace app::dialogs
