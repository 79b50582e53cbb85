#include "app/views/play/new_game_page.h"

#include "ai/yahtzee/players/roster.h"
#include "app/session/table_setup.h"
#include "app/storage/same_game.h"
#include "app/text/words.h"
#include "app/views/parts/joker_rule_box.h"
#include "app/widgets/action_button.h"
#include "app/widgets/card_frame.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/text_label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace app::views::play {

using namespace app::session;
using namespace app::widgets;
using core::yahtzee::notation::Record;
using core::yahtzee::notation::RecordedPlayer;

namespace {

constexpr int cards_per_row = 4;
constexpr int seats_per_row = 2;
constexpr int longest_name = 24;    // letters
constexpr int letters_of_kind = 14; // shown without opening the list
constexpr int widest = 200;         // letters; more would only be empty

RecordedPlayer default_player(std::size_t seat) {
    const auto players = usual_players();
    return players[std::min(seat, players.size() - 1)];
}

// Narrow where it must be; the list that opens is as wide as its words.
void let_shrink(QComboBox& box) {
    box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box.setMinimumContentsLength(letters_of_kind);
    box.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

std::string program_of(const QComboBox& kind) {
    return kind.currentData().toString().toStdString();
}

} // namespace

NewGamePage::NewGamePage(Trainer& trainer, const Record& last, HintMode hints,
                         const std::vector<ContestProgram>& programs, QWidget* parent)
    : PlacePage(parent),
      trainer_(trainer),
      content_(new QWidget(this)),
      group_(new QButtonGroup(this)),
      progress_request_(trainer.analysis) {
    setObjectName("newGamePage");
    setCaption(tr("New game"));
    auto* title = make_text_label("newGameTitle", 1.5, true, content_);
    title->setText(tr("Play against"));
    auto* cards = new QGridLayout;
    cards->setSpacing(10);
    addCards(*cards);
    auto* column = new QVBoxLayout(content_);
    column->setContentsMargins(24, 14, 24, 14);
    column->setSpacing(10);
    column->addWidget(title);
    column->addLayout(cards, 9);
    column->addWidget(makeTable(last, programs));
    column->addLayout(makeButtons());
    column->addStretch(1);
    auto* row = bare<QHBoxLayout>(this);
    row->addWidget(content_);
    real_dice_->setChecked(!last.dice && !last.players.empty());
    hints_->setCurrentIndex(hints_->findData(static_cast<int>(hints)));
    connect(joker_, &QComboBox::currentIndexChanged, this, &NewGamePage::check);
    connect(count_, &QSpinBox::valueChanged, this, &NewGamePage::showSeats);
    count_->setValue(std::max(1, static_cast<int>(last.players.size())));
    showSeats(count_->value());
    QAbstractButton* const chosen = group_->checkedButton();
    setFocusProxy(chosen ? chosen : cards_.front());
    connect(&trainer_.index, &analysis::IndexService::listed, this, &NewGamePage::askForRecords);
    askForRecords();
    trainer_.index.update();
}

// Without the games that are still being read.
void NewGamePage::askForRecords() {
    progress_request_.request(
        {trainer_.index.indexPath()}, [this](const analysis::SharedProgress& progress) {
            const Ladder ladder = ladder_of(trainer_.practice.book(), *progress);
            for (std::size_t at = 0; at < cards_.size(); ++at)
                cards_[at]->show(ladder.rungs[at], ladder.own == at);
        });
}

void NewGamePage::addCards(QGridLayout& grid) {
    const auto rungs = ladder_of({}, {}).rungs;
    for (const Rung& rung : rungs) {
        const int at = static_cast<int>(cards_.size());
        auto* card = new OpponentCard(rung, at + 1, static_cast<int>(rungs.size()), this);
        group_->addButton(card);
        grid.addWidget(card, at / cards_per_row, at % cards_per_row);
        connect(card, &OpponentCard::clicked, this, [this, card] { seat(card->program()); });
        connect(card, &OpponentCard::startWanted, this, [this] { start_->click(); });
        cards_.push_back(card);
    }
}

QWidget* NewGamePage::makeTable(const Record& last, const std::vector<ContestProgram>& programs) {
    auto* table = new CardFrame(this);
    auto* title = in_middle(make_text_label("tableTitle", 1.1, true, table));
    title->setText(tr("At the table"));
    count_ = new QSpinBox(table);
    count_->setObjectName("playerCount");
    count_->setAccessibleName(tr("Number of players"));
    count_->setRange(1, core::yahtzee::max_players);
    auto* players = new QLabel(tr("Pla&yers:"), table);
    players->setBuddy(count_);
    auto* head = new QHBoxLayout;
    head->addWidget(title, 1);
    head->addWidget(players);
    head->addWidget(count_);
    auto* seats = new QGridLayout;
    seats->setHorizontalSpacing(24);
    const auto seated = storage::players_of(last);
    for (int number = 1; number <= core::yahtzee::max_players; ++number) {
        const auto at = static_cast<std::size_t>(number - 1);
        seats_.push_back(makeSeat(number, programs));
        fillSeat(seats_.back(), number, at < seated.size() ? seated[at] : default_player(at));
        seats->addWidget(seats_.back().whole, (number - 1) / seats_per_row,
                         (number - 1) % seats_per_row);
    }
    auto* options = new QGridLayout;
    hints_ = new QComboBox(table);
    joker_ = make_joker_rule_box(last.rules.joker, table);
    addOptions(*options);
    reason_ = make_text_label("newGameReason", table);
    reason_->hide();
    auto* column = new QVBoxLayout(table);
    column->setContentsMargins(16, 10, 16, 12);
    column->setSpacing(8);
    column->addLayout(head);
    column->addLayout(seats);
    column->addLayout(options);
    column->addWidget(reason_);
    return table;
}

void NewGamePage::addOptions(QGridLayout& grid) {
    hints_->setObjectName("coachMode");
    hints_->setAccessibleName(tr("Coach"));
    hints_->addItem(tr("gives no hints, grades each choice"), static_cast<int>(HintMode::off));
    hints_->addItem(tr("tells me what is best; not counted for my level"),
                    static_cast<int>(HintMode::on));
    hints_->addItem(tr("lets me guess first: what was best after each choice"),
                    static_cast<int>(HintMode::guess_first));
    int column = 0;
    for (const auto& [text, box] :
         {std::pair{tr("C&oach:"), hints_}, std::pair{tr("&Joker rule:"), joker_}}) {
        let_shrink(*box);
        auto* label = new QLabel(text, this);
        label->setBuddy(box);
        grid.addWidget(label, 0, column++);
        grid.addWidget(box, 0, column);
        grid.setColumnStretch(column++, 1);
    }
}

QLayout* NewGamePage::makeButtons() {
    real_dice_ = new QCheckBox(tr("&Real dice"), this);
    real_dice_->setObjectName("realDice");
    real_dice_->setToolTip(tr("Throw them on your table and enter what falls"));
    QPushButton* cancel = new ActionButton("cancelGame", tr("Ca&ncel"), this);
    start_ = new ActionButton("startGame", tr("&Start ⏎"), ActionButton::Rank::first, this);
    connect(start_, &QPushButton::clicked, this, &NewGamePage::started);
    connect(cancel, &QPushButton::clicked, this, &NewGamePage::left);
    auto* row = new QHBoxLayout;
    row->addWidget(real_dice_);
    row->addStretch(1);
    for (QPushButton* button : {cancel, start_}) {
        button->setMinimumSize(button->sizeHint() * 3 / 2);
        row->addWidget(button);
    }
    return row;
}

NewGamePage::Seat NewGamePage::makeSeat(int number, const std::vector<ContestProgram>& programs) {
    auto* whole = new QWidget(this);
    const Seat seat{whole, new QComboBox(whole), new QLineEdit(whole)};
    auto* label = new QLabel(QString("&%1:").arg(number), whole);
    label->setBuddy(seat.kind);
    seat.kind->setObjectName(QString("kind%1").arg(number));
    seat.kind->setAccessibleName(tr("Player %1: a person or a program").arg(number));
    let_shrink(*seat.kind);
    seat.kind->addItem(tr("A person"), QString());
    for (const Level& level : levels())
        seat.kind->addItem(level.title, QString::fromStdString(level.program));
    for (const ContestProgram& program : programs)
        seat.kind->addItem(tr("%1: a contest program").arg(program.name),
                           QString::fromStdString(recorded_program(program.name)));
    // The others, by the names that the programs without a window give them.
    for (const auto& kind : ai::yahtzee::players::roster()) {
        const QString name =
            QString::fromUtf8(kind.name.data(), static_cast<qsizetype>(kind.name.size()));
        if (seat.kind->findData(name) >= 0) continue;
        seat.kind->addItem(tr("%1: a program").arg(program_title(kind.name)), name);
        seat.kind->setItemData(seat.kind->count() - 1, text::player_description(kind),
                               Qt::ToolTipRole);
    }
    seat.name->setObjectName(QString("name%1").arg(number));
    seat.name->setAccessibleName(tr("Name of player %1").arg(number));
    seat.name->setMaxLength(longest_name);
    connect(seat.kind, &QComboBox::activated, seat.name, [seat] {
        const std::string program = program_of(*seat.kind);
        seat.name->setText(program.empty() ? QString() : program_title(program));
    });
    connect(seat.kind, &QComboBox::currentIndexChanged, this, &NewGamePage::check);
    connect(seat.name, &QLineEdit::textChanged, this, &NewGamePage::check);
    auto* row = bare<QHBoxLayout>(whole);
    row->addWidget(label);
    row->addWidget(seat.kind, 3);
    row->addWidget(seat.name, 2);
    return seat;
}

// An empty name becomes the placeholder text.
void NewGamePage::fillSeat(const Seat& seat, int number, const RecordedPlayer& player) {
    const bool is_own = number == 1 || player == RecordedPlayer();
    seat.name->setPlaceholderText(is_own ? text::shown_name({}) : tr("Player %1").arg(number));
    seat.kind->setCurrentIndex(
        std::max(0, seat.kind->findData(QString::fromStdString(player.program))));
    seat.name->setText(QString::fromStdString(player.name));
}

void NewGamePage::showSeats(int count) {
    for (std::size_t i = 0; i < seats_.size(); ++i)
        seats_[i].whole->setVisible(i < static_cast<std::size_t>(count));
    check();
}

// In the place of the first program at the table; else last.
void NewGamePage::seat(const std::string& program) {
    count_->setValue(std::max(2, count_->value()));
    const auto last = seats_.begin() + count_->value() - 1;
    const auto seat = std::find_if(seats_.begin(), last,
                                   [](const Seat& at) { return !program_of(*at.kind).empty(); });
    seat->kind->setCurrentIndex(seat->kind->findData(QString::fromStdString(program)));
    seat->name->setText(program_title(program));
}

void NewGamePage::check() {
    if (!start_) return; // still being made
    bool has_contest_program = false;
    std::string opponent; // of the first program's card
    for (int i = 0; i < count_->value(); ++i) {
        const std::string program = program_of(*seats_[static_cast<std::size_t>(i)].kind);
        has_contest_program |= contest_program_named(program).has_value();
        if (opponent.empty()) opponent = program;
    }
    const auto chosen = std::ranges::find(cards_, opponent, &OpponentCard::program);
    group_->setExclusive(chosen != cards_.end()); // none may be chosen
    for (OpponentCard* card : cards_) {
        card->setChecked(card->program() == opponent);
        const bool takes_tab = card->isChecked() || chosen == cards_.end();
        card->setFocusPolicy(takes_tab ? Qt::StrongFocus : Qt::ClickFocus);
    }
    group_->setExclusive(true);
    const bool fits = !has_contest_program ||
                      (count_->value() == 2 && joker_rule_of(*joker_) == core::yahtzee::Rules{});
    reason_->setText(fits ? QString()
                          : tr("Contest programs play games of two by the forced joker rule."));
    reason_->setVisible(!fits);
    start_->setEnabled(fits);
    count_->setAccessibleDescription(tableText());
}

void NewGamePage::resizeEvent(QResizeEvent* event) {
    PlacePage::resizeEvent(event);
    content_->setFont(grownFont());
    content_->setMaximumWidth(content_->fontMetrics().averageCharWidth() * widest);
    for (OpponentCard* card : cards_) card->setMaximumHeight(card->sizeHint().height() * 9 / 4);
}

void NewGamePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        start_->click();
    else if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else if (Qt::Key_1 <= event->key() && event->key() < Qt::Key_1 + core::yahtzee::max_players)
        count_->setValue(event->key() - Qt::Key_0);
    else
        PlacePage::keyPressEvent(event);
}

Record NewGamePage::record() const {
    std::vector<RecordedPlayer> players;
    for (int i = 0; i < count_->value(); ++i) {
        const Seat& seat = seats_[static_cast<std::size_t>(i)];
        const QString typed = seat.name->text().trimmed();
        const QString instead = seat.name->placeholderText();
        const std::string program = program_of(*seat.kind);
        const RecordedPlayer own;
        const bool is_own = program.empty() && typed.isEmpty() && instead == text::shown_name({}) &&
                            std::ranges::find(players, own) == players.end();
        players.push_back(
            is_own ? own
                   : RecordedPlayer{(typed.isEmpty() ? instead : typed).toStdString(), program});
    }
    auto record = fresh_record(std::move(players), joker_rule_of(*joker_));
    if (real_dice_->isChecked()) record.dice.reset();
    return record;
}

QString NewGamePage::tableText() const {
    QStringList players;
    for (const QString& name : names(record())) players << text::shown_name(name);
    return tr("At the table: %1").arg(players.join(", "));
}

HintMode NewGamePage::hints() const { return static_cast<HintMode>(hints_->currentData().toInt()); }

} // namespace app::views::play
