#include "app/dialogs/programs_dialog.h"

#include "app/text/words.h"
#include "app/widgets/card_frame.h"
#include "app/widgets/fitting_scroll.h"
#include "app/widgets/padded_delegate.h"
#include "app/widgets/text_label.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace app::dialogs {

using namespace app::session;
using core::yahtzee::Action;

namespace {

constexpr int longest_program_name = 24; // letters

// The first roll of a game.
core::yahtzee::Game trial_game() { return core::yahtzee::Game(2).with_roll({6, 6, 6, 2, 1}); }

} // namespace

ProgramsDialog::ProgramsDialog(std::vector<ContestProgram> programs, const QString& second_coach,
                               QWidget* parent)
    : QDialog(parent),
      programs_(std::move(programs)),
      second_coach_(second_coach),
      list_(new QListWidget(this)),
      empty_(new QLabel(tr("No program has been added."), this)),
      name_(new QLineEdit(this)),
      command_(new QLineEdit(this)),
      add_(new QPushButton(tr("&Add"), this)),
      remove_(new QPushButton(tr("&Remove"), this)),
      try_(new QPushButton(tr("&Try It"), this)),
      outcome_(new QLabel(this)) {
    setObjectName("programsDialog");
    setWindowTitle(tr("Contest Programs"));
    auto* words = new QLabel(
        tr("Programs that read positions and write actions, as the contest has them, can play "
           "against you or stand beside the coach. They run behind a sandbox."),
        this);
    words->setWordWrap(true);
    name_->setObjectName("programName");
    name_->setMaxLength(longest_program_name);
    command_->setObjectName("programCommand");
    command_->setPlaceholderText(tr("as in a terminal: /home/ada/bots/max --fast"));
    add_->setObjectName("addProgram");
    remove_->setObjectName("removeProgram");
    try_->setObjectName("tryProgram");
    outcome_->setObjectName("programOutcome");
    outcome_->setTextFormat(Qt::PlainText);
    outcome_->setWordWrap(true);
    outcome_->setMinimumHeight(fontMetrics().lineSpacing() * 3);
    outcome_->setAlignment(Qt::AlignTop);

    auto* side = new QVBoxLayout;
    for (QPushButton* button : {add_, remove_, try_}) side->addWidget(button);
    side->addStretch(1);
    auto* top = new QHBoxLayout;
    top->addWidget(makeList(), 1);
    top->addLayout(side);
    auto* form = new QFormLayout;
    form->addRow(tr("&Name:"), name_);
    form->addRow(tr("&Command:"), command_);
    form->addRow(QString(), outcome_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(12);
    column->addWidget(words);
    column->addLayout(top, 1);
    column->addLayout(form);
    column->addWidget(buttons);
    app::widgets::FittingScroll::fit(*this,
                                     {fontMetrics().averageCharWidth() * 84, sizeHint().height()});
    connectParts();
    showNames();
    list_->setCurrentRow(programs_.empty() ? -1 : 0);
    showProgram();
}

// In a card, with words where it is empty.
QWidget* ProgramsDialog::makeList() {
    list_->setObjectName("programList");
    list_->setAccessibleName(tr("Programs"));
    list_->setItemDelegate(new widgets::LinedDelegate(list_));
    list_->setFrameShape(QFrame::NoFrame);
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    empty_->setForegroundRole(QPalette::PlaceholderText);
    auto* card = new widgets::CardFrame(this);
    auto* inside = new QVBoxLayout(card);
    for (QWidget* part : {static_cast<QWidget*>(list_), static_cast<QWidget*>(empty_)})
        inside->addWidget(part);
    return card;
}

void ProgramsDialog::connectParts() {
    connect(list_, &QListWidget::currentRowChanged, this, &ProgramsDialog::showProgram);
    connect(add_, &QPushButton::clicked, this, &ProgramsDialog::addProgram);
    connect(remove_, &QPushButton::clicked, this, &ProgramsDialog::removeProgram);
    connect(try_, &QPushButton::clicked, this, &ProgramsDialog::tryProgram);
    connect(name_, &QLineEdit::textEdited, this, &ProgramsDialog::takeEdits);
    connect(command_, &QLineEdit::textEdited, this, &ProgramsDialog::takeEdits);
}

void ProgramsDialog::showNames() {
    const QSignalBlocker blocker(list_);
    while (list_->count() > static_cast<int>(programs_.size())) delete list_->takeItem(0);
    while (list_->count() < static_cast<int>(programs_.size())) list_->addItem(QString());
    list_->setVisible(!programs_.empty());
    empty_->setVisible(programs_.empty());
    for (int row = 0; row < list_->count(); ++row)
        list_->item(row)->setText(programs_[static_cast<std::size_t>(row)].name);
}

void ProgramsDialog::showProgram() {
    const bool any = current() >= 0;
    const ContestProgram program =
        any ? programs_[static_cast<std::size_t>(current())] : ContestProgram();
    name_->setText(program.name);
    command_->setText(program.command);
    players_.cancel(); // the answer would be that of the program shown before
    outcome_->clear();
    for (QWidget* widget : std::initializer_list<QWidget*>{name_, command_, remove_, try_})
        widget->setEnabled(any);
    try_->setEnabled(!program.command.isEmpty());
}

void ProgramsDialog::addProgram() {
    int number = 1;
    const auto is_taken = [&] {
        return std::ranges::find(programs_, tr("Program %1").arg(number), &ContestProgram::name) !=
               programs_.end();
    };
    while (is_taken()) ++number;
    programs_.push_back({tr("Program %1").arg(number), {}});
    showNames();
    list_->setCurrentRow(static_cast<int>(programs_.size()) - 1);
    command_->setFocus();
    tell();
}

void ProgramsDialog::removeProgram() {
    if (current() < 0) return;
    programs_.erase(programs_.begin() + current());
    showNames();
    list_->setCurrentRow(std::min(current(), static_cast<int>(programs_.size()) - 1));
    showProgram();
    tell();
}

// A name that is taken already is not taken twice: a record knows programs by their names.
void ProgramsDialog::takeEdits() {
    if (current() < 0) return;
    ContestProgram& program = programs_[static_cast<std::size_t>(current())];
    const QString name = name_->text().trimmed();
    const auto same = std::ranges::find(programs_, name, &ContestProgram::name);
    const bool is_taken = same != programs_.end() && &*same != &program;
    players_.cancel();
    tellOutcome(is_taken ? tr("Another program has this name.") : QString());
    if (!name.isEmpty() && !is_taken) {
        if (second_coach_ == program.name) second_coach_ = name;
        program.name = name;
    }
    program.command = command_->text().trimmed();
    try_->setEnabled(!program.command.isEmpty());
    showNames();
    tell();
}

void ProgramsDialog::tell() {
    const auto found = std::ranges::find(programs_, second_coach_, &ContestProgram::name);
    if (found == programs_.end()) second_coach_.clear();
    Q_EMIT edited(programs_, second_coach_);
}

void ProgramsDialog::tellOutcome(const QString& words) {
    if (widgets::breakable(words) == outcome_->text())
        return; // takeEdits() reports it with each letter
    outcome_->setText(widgets::breakable(words));
    if (!words.isEmpty()) Q_EMIT announced(words);
}

void ProgramsDialog::tryProgram() {
    const ContestProgram program = programs_[static_cast<std::size_t>(current())];
    players_.setPrograms({program});
    tellOutcome(tr("Asking what it does with 6 6 6 2 1…"));
    const auto game = trial_game();
    players_.ask(
        program.name, game.position(),
        [this, game](Action action) {
            tellOutcome(tr("It works. With 6 6 6 2 1: %1.").arg(text::choice_text(game, action)));
        },
        [this](const QString& why) { tellOutcome(tr("It doesn't work: %1").arg(why)); });
}

} // namespace app::dialogs
