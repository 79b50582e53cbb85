#include "app/dialogs/new_game_dialog.h"

#include "ai/yahtzee/players/roster.h"
#include "app/dialogs/joker_rule_box.h"
#include "app/session/levels.h"
#include "app/session/table_setup.h"
#include "app/storage/same_game.h"
#include "app/text/engine_texts.h"
#include "app/text/words.h"
#include "core/yahtzee/game.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace app::dialogs {

using namespace app::session;

namespace {

constexpr int longest_name = 24;             // letters
constexpr int letters_of_kind = 30;          // shown without opening the list
constexpr int style_role = Qt::UserRole + 1; // how a program plays

// "Strong (242 on average)"
QString level_text(const Level& level) {
    return level.average.isEmpty()
               ? level.title
               : NewGameDialog::tr("%1 (%2 on average)").arg(level.title, level.average);
}

core::yahtzee::notation::RecordedPlayer default_player(std::size_t seat) {
    const auto players = usual_players();
    return players[std::min(seat, players.size() - 1)];
}

} // namespace

NewGameDialog::NewGameDialog(const core::yahtzee::notation::Record& last, HintMode hints,
                             std::vector<ContestProgram> programs, QWidget* parent)
    : QDialog(parent),
      programs_(std::move(programs)),
      count_(new QSpinBox(this)),
      form_(new QFormLayout(this)),
      styles_(new QLabel(this)),
      real_dice_(new QCheckBox(this)),
      hints_(new QComboBox(this)),
      joker_(make_joker_rule_box(last.rules.joker, this)),
      reason_(new QLabel(this)) {
    setObjectName("newGameDialog");
    setWindowTitle(tr("New Game"));
    QFormLayout* const form = form_;
    form->setContentsMargins(20, 18, 20, 16);
    form->setVerticalSpacing(10);
    form->setHorizontalSpacing(14);

    count_->setObjectName("playerCount");
    count_->setAccessibleName(tr("Number of players"));
    count_->setRange(1, core::yahtzee::max_players);
    form->addRow(tr("&Players:"), count_);

    addPlayers(last);
    styles_->setObjectName("styles");
    styles_->setWordWrap(true);
    styles_->setForegroundRole(QPalette::PlaceholderText);
    form->addRow(QString(), styles_);

    real_dice_->setObjectName("realDice");
    real_dice_->setText(tr("&Real dice: throw them on your table and enter what falls"));
    real_dice_->setChecked(!last.dice && !last.players.empty());
    auto* dice = new QLabel(tr("Dice:"), this); // not the name of the box beside it
    form->addRow(dice, real_dice_);
    dice->setBuddy(nullptr);
    hints_->setObjectName("coachMode");
    hints_->setAccessibleName(tr("Coach"));
    hints_->addItem(tr("says nothing"), static_cast<int>(HintMode::off));
    hints_->addItem(tr("tells me what is best"), static_cast<int>(HintMode::on));
    hints_->addItem(tr("judges me: shows what my choice cost"),
                    static_cast<int>(HintMode::guess_first));
    hints_->setCurrentIndex(hints_->findData(static_cast<int>(hints)));
    form->addRow(tr("&Coach:"), hints_);
    form->addRow(tr("&Joker rule:"), joker_);
    setTabOrder(rows_.back().name, real_dice_);
    setTabOrder(real_dice_, hints_);
    setTabOrder(hints_, joker_);

    reason_->setObjectName("newGameReason");
    reason_->setWordWrap(true);
    reason_->hide();
    form->addRow(reason_);
    form->addRow(makeButtons());
    connect(joker_, &QComboBox::currentIndexChanged, this, &NewGameDialog::check);

    connect(count_, &QSpinBox::valueChanged, this, &NewGameDialog::showRows);
    count_->setValue(std::max(1, static_cast<int>(last.players.size())));
    showRows(count_->value());
    count_->selectAll(); // a digit replaces it
}

void NewGameDialog::addPlayers(const core::yahtzee::notation::Record& last) {
    const auto players = storage::players_of(last);
    for (int number = 1; number <= core::yahtzee::max_players; ++number) {
        rows_.push_back(makeRow(number));
        const auto seat = static_cast<std::size_t>(number - 1);
        fillRow(rows_.back(), number, seat < players.size() ? players[seat] : default_player(seat));
        auto* pair = new QHBoxLayout(rows_.back().whole);
        pair->setContentsMargins(0, 0, 0, 0);
        pair->addWidget(rows_.back().kind, 3);
        pair->addWidget(rows_.back().name, 2);
        auto* label = new QLabel(QString("&%1:").arg(number), this);
        label->setBuddy(rows_.back().kind);
        form_->addRow(label, rows_.back().whole);
    }
}

QDialogButtonBox* NewGameDialog::makeButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->setObjectName("buttons");
    start_ = buttons->button(QDialogButtonBox::Ok);
    start_->setText(tr("&Start"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

NewGameDialog::Row NewGameDialog::makeRow(int number) {
    auto* whole = new QWidget(this);
    const Row row{whole, new QComboBox(whole), new QLineEdit(whole)};
    row.kind->setObjectName(QString("kind%1").arg(number));
    row.kind->setAccessibleName(tr("Player %1: a person or a program").arg(number));
    row.kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row.kind->setMinimumContentsLength(letters_of_kind);
    row.kind->addItem(tr("A person"), QString());
    for (const Level& level : levels()) {
        const QString name =
            QString::fromUtf8(level.program.data(), static_cast<qsizetype>(level.program.size()));
        row.kind->addItem(level_text(level), name);
        row.kind->setItemData(row.kind->count() - 1, level.style, Qt::ToolTipRole);
        row.kind->setItemData(row.kind->count() - 1, tr("%1: %2").arg(level.title, level.style),
                              style_role);
    }
    for (const ContestProgram& program : programs_)
        row.kind->addItem(tr("%1: a contest program").arg(program.name),
                          QString::fromStdString(recorded_program(program.name)));
    // The others, by the names that the programs without a window give them.
    for (const auto& kind : ai::yahtzee::players::roster()) {
        const QString name =
            QString::fromUtf8(kind.name.data(), static_cast<qsizetype>(kind.name.size()));
        if (row.kind->findData(name) >= 0) continue;
        const QString description = text::player_description(kind);
        const QString style = tr("%1: %2").arg(program_title(kind.name), description);
        row.kind->addItem(tr("%1: a program").arg(program_title(kind.name)), name);
        row.kind->setItemData(row.kind->count() - 1, description, Qt::ToolTipRole);
        row.kind->setItemData(row.kind->count() - 1, style, style_role);
    }
    row.name->setObjectName(QString("name%1").arg(number));
    row.name->setAccessibleName(tr("Name of player %1").arg(number));
    row.name->setMaxLength(longest_name);
    row.name->setMinimumWidth(fontMetrics().averageCharWidth() * longest_name * 3 / 4);
    connect(row.kind, &QComboBox::activated, row.name, [row] {
        const QString player = row.kind->currentData().toString();
        row.name->setText(player.isEmpty() ? QString() : program_title(player.toStdString()));
    });
    connect(row.kind, &QComboBox::currentIndexChanged, this, &NewGameDialog::check);
    return row;
}

// Who gives no name is called what the field says instead.
void NewGameDialog::fillRow(const Row& row, int number,
                            const core::yahtzee::notation::RecordedPlayer& player) {
    const bool is_own = number == 1 || player == core::yahtzee::notation::RecordedPlayer();
    row.name->setPlaceholderText(is_own ? text::shown_name({}) : tr("Player %1").arg(number));
    row.kind->setCurrentIndex(
        std::max(0, row.kind->findData(QString::fromStdString(player.program))));
    row.name->setText(QString::fromStdString(player.name));
}

void NewGameDialog::showRows(int count) {
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const bool plays = i < static_cast<std::size_t>(count);
        rows_[i].kind->setEnabled(plays);
        rows_[i].name->setEnabled(plays);
        form_->setRowVisible(rows_[i].whole, plays);
    }
    check();
    if (isVisible()) adjustSize();
}

// A line each.
void NewGameDialog::showStyles() {
    QStringList styles;
    for (int i = 0; i < count_->value(); ++i) {
        const auto* kind = rows_[static_cast<std::size_t>(i)].kind;
        const QString style = kind->currentData(style_role).toString();
        if (!style.isEmpty() && !styles.contains(style)) styles << style;
    }
    styles_->setText(styles.join('\n'));
    form_->setRowVisible(styles_, !styles.empty());
}

void NewGameDialog::check() {
    if (!start_) return; // still being made
    showStyles();
    bool any = false;
    for (int i = 0; i < count_->value(); ++i) {
        const auto& row = rows_[static_cast<std::size_t>(i)];
        any |= contest_program_named(row.kind->currentData().toString().toStdString()).has_value();
    }
    const bool fits =
        !any || (count_->value() == 2 && joker_rule_of(*joker_) == core::yahtzee::Rules{});
    reason_->setText(fits ? QString()
                          : tr("Contest programs play games of two by the forced joker rule."));
    reason_->setVisible(!fits);
    start_->setEnabled(fits);
}

core::yahtzee::notation::Record NewGameDialog::record() const {
    std::vector<core::yahtzee::notation::RecordedPlayer> players;
    for (int i = 0; i < count_->value(); ++i) {
        const Row& row = rows_[static_cast<std::size_t>(i)];
        const QString typed = row.name->text().trimmed();
        const QString instead = row.name->placeholderText();
        const std::string program = row.kind->currentData().toString().toStdString();
        const core::yahtzee::notation::RecordedPlayer own;
        const bool is_own = program.empty() && typed.isEmpty() && instead == text::shown_name({}) &&
                            std::ranges::find(players, own) == players.end();
        players.push_back(is_own ? own
                                 : core::yahtzee::notation::RecordedPlayer{
                                       (typed.isEmpty() ? instead : typed).toStdString(), program});
    }
    auto record = fresh_record(std::move(players), joker_rule_of(*joker_));
    if (real_dice_->isChecked()) record.dice.reset();
    return record;
}

HintMode NewGameDialog::hints() const {
    return static_cast<HintMode>(hints_->currentData().toInt());
}

} // namespace app::dialogs
