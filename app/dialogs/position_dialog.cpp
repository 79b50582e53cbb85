#include "app/dialogs/position_dialog.h"

#include "app/session/table_setup.h"
#include "app/text/words.h"
#include "app/views/parts/joker_rule_box.h"
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
    auto* page = new QWidget(this);
    QGridLayout* const grid = grid_ = new QGridLayout(page);
    grid->setContentsMargins(20, 18, 20, 8);
    grid->setVerticalSpacing(4);
    grid->setHorizontalSpacing(14);
    for (const Box box : core::yahtzee::all_boxes)
        grid->addWidget(new QLabel(box_title(box), this), 1 + index(box), 0);
    grid->addWidget(new QLabel(tr("Yahtzee bonus"), this), bonus_row, 0);
    cards_[0] = makeCard(1, shown_name(QString::fromStdString(players_[0].name)), "mover");
    cards_[1] = makeCard(2, shown_name(QString::fromStdString(players_[1].name)), "opponent");
    makeDice();
    joker_ = make_joker_rule_box(rules.joker, this);
    grid->addWidget(new QLabel(tr("Joker rule"), this), bonus_row + 3, 0);
    grid->addWidget(joker_, bonus_row + 3, 1, 1, 2);

    line_->setObjectName("positionLine");
    line_->setAccessibleName(tr("The position as 34 integers"));
    grid->addWidget(new QLabel(tr("As a line"), this), bonus_row + 4, 0);
    grid->addWidget(line_, bonus_row + 4, 1, 1, 2);
    reason_->setObjectName("reason");
    reason_->setWordWrap(true);
    reason_->setMinimumHeight(fontMetrics().lineSpacing() * 2);
    grid->addWidget(reason_, bonus_row + 5, 0, 1, 3);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    start_ = buttons->button(QDialogButtonBox::Ok);
    start_->setObjectName("startHere");
    start_->setText(tr("&Start Here"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    widgets::FittingScroll::layOut(*this, page, buttons);

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

void PositionDialog::makeDice() {
    auto* row = new QHBoxLayout;
    for (std::size_t slot = 0; slot < dice_.size(); ++slot) {
        const int number = static_cast<int>(slot) + 1;
        dice_[slot] = small_number(this, 1, core::dice::face_count, tr("Die %1").arg(number));
        dice_[slot]->setObjectName(QString("face%1").arg(number));
        connect(dice_[slot], &QSpinBox::valueChanged, this, &PositionDialog::check);
        row->addWidget(dice_[slot]);
    }
    QGridLayout& grid = *grid_;
    grid.addWidget(new QLabel(tr("Dice"), this), bonus_row + 1, 0);
    grid.addLayout(row, bonus_row + 1, 1, 1, 2);
    roll_ = small_number(this, 1, core::yahtzee::rolls_per_turn, tr("Number of the roll"));
    roll_->setObjectName("rollNumber");
    connect(roll_, &QSpinBox::valueChanged, this, &PositionDialog::check);
    grid.addWidget(new QLabel(tr("Roll"), this), bonus_row + 2, 0);
    grid.addWidget(roll_, bonus_row + 2, 1);
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
