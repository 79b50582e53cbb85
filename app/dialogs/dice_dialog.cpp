#include "app/dialogs/dice_dialog.h"

#include "app/storage/dice_seal.h"
#include "app/text/words.h"
#include "app/widgets/text_label.h"
#include "core/yahtzee/notation/record_words.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace app::dialogs {

using namespace core::yahtzee::notation;

namespace {

constexpr int dialog_letters = 76; // width

bool is_over(const Record& record) { return replay(record).phase() == core::yahtzee::Phase::over; }

int rolls_in(const Record& record) {
    return static_cast<int>(std::ranges::count_if(record.line, [](const Ply& ply) {
        return std::holds_alternative<core::dice::Dice>(ply.move);
    }));
}

} // namespace

DiceDialog::DiceDialog(Record record, QWidget* parent)
    : QDialog(parent), record_(std::move(record)) {
    setObjectName("diceDialog");
    setWindowTitle(tr("Dice of This Game"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(10);
    const bool has_seed = record_.dice.has_value();
    if (!has_seed)
        addText("realDice", tr("The dice of this game were thrown by hand. There is no seed that "
                               "they could be checked with."));
    if (has_seed) addSeal();
    const bool can_verify = has_seed && is_over(record_);
    if (can_verify) addSeed();
    verdict_ = addText("diceVerdict", {});
    verdict_->hide();
    addButtons(can_verify);
    setMinimumWidth(fontMetrics().averageCharWidth() * dialog_letters);
}

QLabel* DiceDialog::addText(const char* name, const QString& text) {
    QLabel* label = widgets::make_text_label(name, this);
    label->setText(text);
    layout()->addWidget(label);
    return label;
}

// 64 digits, to be compared and copied.
QLabel* DiceDialog::addNumber(const char* name, const QString& number) {
    QLabel* label = addText(name, QString(number).insert(number.size() / 2, '\n'));
    label->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

void DiceDialog::addSeal() {
    addText(
        "sealMeaning",
        tr("All dice of this game follow from a secret number, the seed, which was drawn before "
           "the first roll. This is its SHA-256, a fingerprint that fits no other seed. Keep "
           "it: it shows later that the seed was not changed while you played."));
    addNumber("diceSeal", storage::dice_seal(record_.dice->seed));
    if (!is_over(record_))
        addText("seedLater",
                tr("The seed is shown here when the game is over. Before that it would "
                   "tell you what will be rolled."));
}

void DiceDialog::addSeed() {
    addText("seedMeaning",
            tr("The game is over, so this is the seed. Every roll can be worked out from it, here "
               "and by the command alea-lab verify-dice."));
    addNumber("diceSeed", QString::fromStdString(core::dice::to_text(record_.dice->seed)));
}

void DiceDialog::addButtons(bool can_verify) {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    if (can_verify) {
        auto* button = buttons->addButton(tr("&Verify"), QDialogButtonBox::ActionRole);
        button->setObjectName("verifyDice");
        button->setDefault(true);
        connect(button, &QPushButton::clicked, this, &DiceDialog::verify);
    }
    layout()->addWidget(buttons);
}

void DiceDialog::verify() {
    verdict_->setText(verdict());
    verdict_->show();
    adjustSize();
}

QString DiceDialog::verdict() const {
    const auto foreign = first_foreign_roll(record_);
    if (!foreign)
        return tr("All %n rolls are those of the seed, and the SHA-256 is the seed's.", "",
                  rolls_in(record_));
    const core::yahtzee::Game before = replay(record_, *foreign);
    return tr("Roll %1 of turn %2 is not the seed's: the game has %3, the seed gives %4.")
        .arg(before.roll_number() + 1)
        .arg(before.turn() + 1)
        .arg(text::faces_text(std::get<core::dice::Dice>(record_.line[*foreign].move)),
             text::faces_text(next_dice(*record_.dice, before)));
}

} // namespace app::dialogs
