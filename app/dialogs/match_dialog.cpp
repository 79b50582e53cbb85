#include "app/dialogs/match_dialog.h"

#include "app/session/programs/judge_program.h"
#include "app/session/table_setup.h"
#include "app/storage/game_file.h"
#include "app/text/numbers.h"
#include "app/text/words.h"
#include "app/widgets/card_frame.h"
#include "app/widgets/fitting_scroll.h"
#include "app/widgets/padded_delegate.h"
#include "app/widgets/text_label.h"
#include "core/yahtzee/legality.h"
#include "core/yahtzee/notation/match_log.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QVBoxLayout>

#include <algorithm>

namespace app::dialogs {

using namespace app::session;
using core::yahtzee::Game;
using State = app::session::MatchProcess::State;

namespace {

constexpr int usual_games = 100;
constexpr int max_games = 100000;
constexpr int max_listed = 2000; // games; the latest
// Milliseconds of an action, from slow to full speed.
constexpr int paces[] = {2000, 1000, 500, 250, 100, 40, 10, 0};
constexpr auto refresh_pause = std::chrono::milliseconds(60);
constexpr int program_role = Qt::UserRole + 1; // of a record

// The command of a player that Alea brings along; quoted, since a path may have blanks.
QString bot_command(std::string_view strategy) {
    const QString bot = QFileInfo(judge_program()).dir().filePath("alea-bot");
    const QString name =
        QString::fromUtf8(strategy.data(), static_cast<qsizetype>(strategy.size()));
    return QString("'%1' --strategy %2").arg(bot, name);
}

} // namespace

MatchDialog::MatchDialog(const std::vector<ContestProgram>& programs, QWidget* parent,
                         QStringList options)
    : QDialog(parent, Qt::Window),
      match_(std::move(options)),
      first_(new QComboBox(this)),
      second_(new QComboBox(this)),
      count_(new QSpinBox(this)),
      start_(new QPushButton(tr("&Start"), this)),
      sheet_view_(new views::SheetView(this)),
      dice_(new views::DiceView(this)),
      said_(new QLabel(this)),
      score_(new QLabel(this)),
      graph_(new views::MatchGraph(this)),
      games_(new QListWidget(this)),
      results_(new QWidget(this)),
      open_(new QPushButton(tr("&Review This Game"), this)),
      trouble_(new QLabel(this)),
      toggle_(new QPushButton(this)),
      step_(new QPushButton(tr("One St&ep"), this)),
      stop_(new QPushButton(tr("&End Match"), this)),
      pace_(new QSlider(Qt::Horizontal, this)) {
    setObjectName("matchDialog");
    setWindowTitle(tr("Match between Programs"));
    fillPrograms(first_, programs);
    fillPrograms(second_, programs);
    first_->setCurrentIndex(first_->findData(bot_command("optimal")));
    auto* middle = new QHBoxLayout;
    middle->setSpacing(16);
    middle->addWidget(makeBoard(), 1);
    middle->addWidget(makeScore(), 1);
    trouble_->setObjectName("matchTrouble");
    trouble_->setTextFormat(Qt::PlainText);
    trouble_->setWordWrap(true);
    trouble_->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 12);
    column->setSpacing(10);
    column->addWidget(makeSetup());
    column->addWidget(trouble_);
    column->addLayout(middle, 1);
    column->addWidget(makeControls());
    soon_.setSingleShot(true);
    soon_.setInterval(refresh_pause);
    connectParts();
    refreshScore();
    showState();
    widgets::FittingScroll::fit(*this, QSize(980, 640));
}

void MatchDialog::fillPrograms(QComboBox* box, const std::vector<ContestProgram>& programs) {
    for (const Level& level : levels()) {
        box->addItem(level.title, bot_command(level.program));
        box->setItemData(box->count() - 1, QByteArray::fromStdString(std::string(level.program)),
                         program_role);
    }
    for (const ContestProgram& program : programs) {
        if (program.command.isEmpty()) continue;
        box->addItem(program.name, program.command);
        box->setItemData(box->count() - 1,
                         QByteArray::fromStdString(recorded_program(program.name)), program_role);
    }
    box->setCurrentIndex(box->findData(bot_command("basic")));
}

QWidget* MatchDialog::makeSetup() {
    auto* setup = new QWidget(this);
    auto* row = new QHBoxLayout(setup);
    row->setContentsMargins(0, 0, 0, 0);
    first_->setObjectName("matchFirst");
    first_->setAccessibleName(tr("First program"));
    second_->setObjectName("matchSecond");
    second_->setAccessibleName(tr("Second program"));
    count_->setObjectName("matchGames");
    count_->setAccessibleName(tr("Number of games"));
    count_->setRange(1, max_games);
    count_->setValue(usual_games);
    count_->setPrefix(tr("Games: "));
    start_->setObjectName("matchStart");
    row->addWidget(first_, 2);
    row->addWidget(new QLabel(tr("against"), this));
    row->addWidget(second_, 2);
    row->addWidget(count_, 1);
    row->addWidget(start_);
    return setup;
}

QWidget* MatchDialog::makeBoard() {
    auto* board = new QWidget(this);
    sheet_.begin(game_, {first_->currentText(), second_->currentText()});
    sheet_view_->setObjectName("matchSheet");
    sheet_view_->setSheet(&sheet_);
    sheet_view_->setFocusPolicy(Qt::TabFocus);
    dice_->setObjectName("matchDice");
    dice_->showDice({}, 0, false);
    dice_->setHeld(0, false);
    said_->setObjectName("matchSaid");
    said_->setAlignment(Qt::AlignHCenter);
    said_->setMinimumWidth(1); // however long a name is
    auto* column = new QVBoxLayout;
    column->addWidget(said_);
    column->addWidget(dice_);
    column->addStretch(1);
    auto* row = new QHBoxLayout(board);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(sheet_view_); // with room for the names
    row->addLayout(column, 1);
    return board;
}

QWidget* MatchDialog::makeScore() {
    auto* side = new widgets::CardFrame(this);
    auto* whole = new QVBoxLayout(side);
    whole->addWidget(score_);
    whole->addWidget(results_, 1);
    auto* column = new QVBoxLayout(results_);
    column->setContentsMargins(0, 0, 0, 0);
    score_->setObjectName("matchScore");
    score_->setTextFormat(Qt::PlainText);
    score_->setWordWrap(true);
    score_->setMinimumHeight(fontMetrics().lineSpacing() * 3);
    games_->setObjectName("matchList");
    games_->setAccessibleName(tr("Games that are over"));
    games_->setUniformItemSizes(true);
    games_->setItemDelegate(new widgets::LinedDelegate(games_));
    games_->setFrameShape(QFrame::NoFrame);
    open_->setObjectName("matchOpen");
    open_->setEnabled(false);
    column->addWidget(graph_, 2);
    auto* heading = widgets::make_text_label({}, 1, true, results_);
    heading->setText(games_->accessibleName());
    column->addWidget(heading);
    column->addWidget(games_, 3);
    column->addWidget(open_);
    whole->addStrut(results_->minimumSizeHint().width()); // a match does not widen the window
    return side;
}

QWidget* MatchDialog::makeControls() {
    auto* controls = new QWidget(this);
    auto* row = new QHBoxLayout(controls);
    row->setContentsMargins(0, 0, 0, 0);
    toggle_->setObjectName("matchToggle");
    step_->setObjectName("matchStep");
    stop_->setObjectName("matchStop");
    pace_->setObjectName("matchPace");
    pace_->setAccessibleName(tr("Pace"));
    pace_->setRange(0, static_cast<int>(std::size(paces)) - 1);
    pace_->setValue(2);
    for (QWidget* button : {toggle_, step_, stop_}) row->addWidget(button);
    row->addSpacing(20);
    row->addWidget(new QLabel(tr("slow"), this));
    row->addWidget(pace_, 1);
    row->addWidget(new QLabel(tr("full speed"), this));
    return controls;
}

void MatchDialog::connectParts() {
    connect(start_, &QPushButton::clicked, this, &MatchDialog::begin);
    connect(toggle_, &QPushButton::clicked, this, &MatchDialog::toggle);
    connect(step_, &QPushButton::clicked, &match_, &MatchProcess::step);
    connect(stop_, &QPushButton::clicked, &match_, &MatchProcess::stop);
    connect(pace_, &QSlider::valueChanged, this, [this] { match_.setPace(pace()); });
    connect(&match_, &MatchProcess::stateChanged, this, &MatchDialog::showState);
    connect(&match_, &MatchProcess::rolled, this,
            [this](int side, int, const core::yahtzee::Position& position) {
                showRoll(side, position);
            });
    connect(&match_, &MatchProcess::acted, this, &MatchDialog::showAction);
    connect(&match_, &MatchProcess::gameEnded, this, &MatchDialog::showScore);
    connect(&match_, &MatchProcess::ended, this, [this] {
        refreshScore();
        Q_EMIT announced(score_->text());
    });
    connect(&match_, &MatchProcess::failed, this, &MatchDialog::tellTrouble);
    connect(&soon_, &QTimer::timeout, this, &MatchDialog::refreshScore);
    connect(games_, &QListWidget::currentRowChanged, open_,
            [this](int row) { open_->setEnabled(row >= 0); });
    connect(games_, &QListWidget::itemActivated, this, [this] { openGame(games_->currentRow()); });
    connect(open_, &QPushButton::clicked, this, [this] { openGame(games_->currentRow()); });
}

std::chrono::milliseconds MatchDialog::pace() const {
    return std::chrono::milliseconds(paces[pace_->value()]);
}

// The games of the match before are in its log only, which goes with it.
void MatchDialog::begin() {
    if (match_.games().empty()) return start();
    auto* box = new QMessageBox(
        QMessageBox::Question, tr("Start Another Match"),
        tr("The %n games of this match are not kept.", "", static_cast<int>(match_.games().size())),
        QMessageBox::Cancel, this);
    box->setObjectName("discardMatch");
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* keep = box->addButton(tr("&Keep Them…"), QMessageBox::ActionRole);
    auto* discard = box->addButton(tr("&Start"), QMessageBox::DestructiveRole);
    keep->setObjectName("keepMatch");
    discard->setObjectName("startAnother");
    connect(keep, &QAbstractButton::clicked, this, &MatchDialog::keepLog);
    connect(discard, &QAbstractButton::clicked, this, &MatchDialog::start);
    box->open();
}

void MatchDialog::keepLog() {
    auto* dialog = new QFileDialog(this, tr("Keep the Games of the Match"), {}, tr("Logs (*.log)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix("log");
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        QFile log(match_.logPath());
        const QString why = log.open(QIODevice::ReadOnly)
                                ? storage::write_whole(path, log.readAll())
                                : log.errorString();
        if (!why.isEmpty()) tellTrouble(tr("%1: %2").arg(path, why));
    });
    dialog->open();
}

void MatchDialog::start() {
    const auto side = [](const QComboBox* box) {
        return MatchSide{box->currentText(), box->currentData().toString(),
                         box->currentData(program_role).toByteArray().toStdString()};
    };
    std::array<MatchSide, 2> sides{side(first_), side(second_)};
    if (sides[0].name == sides[1].name) sides[1].name = tr("%1 (2)").arg(sides[1].name);
    trouble_->hide();
    games_->clear();
    game_ = Game(2);
    sheet_.begin(game_, {sides[0].name, sides[1].name});
    match_.setPace(pace());
    match_.start(sides, count_->value());
    refreshScore();
    toggle_->setFocus();
}

void MatchDialog::toggle() { match_.state() == State::playing ? match_.pause() : match_.resume(); }

void MatchDialog::showState() {
    const State state = match_.state();
    const bool is_on = state == State::playing || state == State::paused;
    for (QWidget* widget : std::initializer_list<QWidget*>{first_, second_, count_})
        widget->setEnabled(!is_on);
    start_->setEnabled(!is_on);
    results_->setVisible(state != State::idle);
    score_->setAlignment(state == State::idle ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignTop);
    toggle_->setText(state == State::paused ? tr("&Go On") : tr("Sto&p"));
    toggle_->setEnabled(is_on);
    step_->setEnabled(state == State::paused);
    stop_->setEnabled(is_on);
}

void MatchDialog::showRoll(int side, const core::yahtzee::Position& position) {
    std::vector<core::yahtzee::Card> cards{position.mover, position.opponents.front()};
    if (side == 1) std::swap(cards[0], cards[1]);
    game_ = Game(std::move(cards), side, {}).with_roll(position.dice);
    if (isTooFast()) return;
    sheet_.show(game_);
    dice_->showDice(position.dice, 0, false);
    dice_->setHeld(0, false);
}

void MatchDialog::showAction(int side, core::yahtzee::Action action) {
    if (game_.phase() != core::yahtzee::Phase::to_decide) return;
    if (!isTooFast()) {
        said_->setText(
            text::action_text(match_.sides()[static_cast<std::size_t>(side)].name, game_, action));
        if (action.is_hold()) dice_->setHeld(action.slots(), false);
    }
    // A program may say what it must not.
    if (!action.is_score() ||
        judge(game_.rules(), game_.position(), action.code()) != core::yahtzee::Verdict::legal)
        return;
    game_ = game_.apply(action);
    if (!isTooFast()) sheet_.show(game_);
}

void MatchDialog::showScore() {
    if (!soon_.isActive()) soon_.start();
}

// Where a person can't follow each action, what is shown changes with the score.
bool MatchDialog::isTooFast() const {
    return pace() == MatchProcess::at_once && match_.state() == State::playing;
}

void MatchDialog::showFastGame() {
    sheet_.show(game_);
    said_->clear();
    dice_->showDice({}, 0, false);
    dice_->setHeld(0, false);
}

void MatchDialog::refreshScore() {
    if (pace() == MatchProcess::at_once) showFastGame();
    graph_->show(match_.scores(), count_->value(), match_.sides()[0].name);
    addGames();
    if (match_.scores().empty())
        return score_->setText(match_.state() == State::idle ? tr("Choose two programs.")
                                                             : tr("No game is over yet."));
    const MatchScore& score = match_.scores().back();
    score_->setText(
        tr("%1 scores %2 against %3 after %4 of %5 games\n"
           "99\u00a0% interval: %6 to %7")
            .arg(match_.sides()[0].name, text::percent_text(score.score), match_.sides()[1].name)
            .arg(score.played)
            .arg(count_->value())
            .arg(text::percent_text(score.low), text::percent_text(score.high)));
}

void MatchDialog::addGames() {
    const auto& games = match_.games();
    for (std::size_t i = static_cast<std::size_t>(games_->count());
         i < games.size() && i < static_cast<std::size_t>(max_listed); ++i) {
        const MatchGame& game = games[i];
        const QString result =
            game.winner
                ? tr("%1 wins").arg(match_.sides()[static_cast<std::size_t>(*game.winner)].name)
                : tr("a tie");
        games_->addItem(tr("%1: %2 to %3, %4")
                            .arg(game.number)
                            .arg(game.points[0])
                            .arg(game.points[1])
                            .arg(result));
    }
}

void MatchDialog::openGame(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= match_.games().size()) return;
    QFile log(match_.logPath());
    core::yahtzee::notation::MatchLogReading reading;
    for (std::size_t side = 0; side < reading.players.size(); ++side)
        reading.players[side] = {match_.sides()[side].name.toStdString(),
                                 match_.sides()[side].program};
    reading.seed = match_.seed();
    const auto records =
        log.open(QIODevice::ReadOnly)
            ? core::yahtzee::notation::parse_match_log(log.readAll().toStdString(), reading)
            : core::support::Result<std::vector<core::yahtzee::notation::Record>>(
                  core::support::Error{log.errorString().toStdString()});
    const auto at = static_cast<std::size_t>(match_.games()[static_cast<std::size_t>(row)].number);
    if (records && at >= 1 && at <= records->size()) {
        auto record = (*records)[at - 1];
        record.date = fresh_record({{}}, {}).date;
        return Q_EMIT opened(record);
    }
    tellTrouble(records ? tr("This game is not in the log yet.")
                        : QString::fromStdString(to_string(records.error())));
}

void MatchDialog::tellTrouble(const QString& words) {
    const QString shown = widgets::breakable(words);
    const bool is_new = trouble_->isHidden() || trouble_->text() != shown;
    trouble_->setText(shown);
    trouble_->show();
    if (is_new) Q_EMIT announced(words); // a program may do the same wrong in every game
}

} // namespace app::dialogs
