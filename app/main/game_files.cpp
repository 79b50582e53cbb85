#include "app/main/game_files.h"

#include "app/dialogs/choose_game_dialog.h"
#include "app/dialogs/position_dialog.h"
#include "app/main/main_window.h"
#include "app/session/table_setup.h"
#include "app/storage/game_file.h"
#include "app/storage/same_game.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>

namespace app::main {

using namespace app::session;
using namespace app::dialogs;
using namespace app::storage;

namespace {

QString game_filter() { return MainWindow::tr("Games of Alea (*.alea);;All files (*)"); }

} // namespace

GameFiles::GameFiles(Trainer& trainer, QWidget* window)
    : QObject(window), trainer_(trainer), window_(window) {}

void GameFiles::begin(const core::yahtzee::notation::Record& record) {
    trainer_.session.begin(Timeline(record));
}

bool GameFiles::showSample() {
    QFile file(":/samples/sample.alea");
    if (!file.open(QIODevice::ReadOnly)) return false;
    const auto records = core::yahtzee::notation::parse_records(file.readAll().toStdString());
    if (!records || records->empty()) return false;
    begin(records->front());
    return true;
}

void GameFiles::openGame(const QString& path) {
    auto records = read_games(path);
    if (!records)
        Q_EMIT failed(
            MainWindow::tr("This game can't be opened"),
            MainWindow::tr("%1: %2").arg(path, QString::fromStdString(to_string(records.error()))));
    else if (records->size() == 1)
        begin(records->front());
    else
        chooseGame(*std::move(records));
}

void GameFiles::chooseGame(std::vector<core::yahtzee::notation::Record> records) {
    auto* dialog = new ChooseGameDialog(std::move(records), window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ChooseGameDialog::chosen, this,
            [this](const core::yahtzee::notation::Record& record) { begin(record); });
    connect(dialog, &ChooseGameDialog::figuresWanted, this, &GameFiles::figuresWanted);
    dialog->open();
}

void GameFiles::open() {
    auto* dialog = new QFileDialog(window_, MainWindow::tr("Open Game"), {}, game_filter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &GameFiles::openGame);
    dialog->open();
}

void GameFiles::saveAs() {
    auto* dialog = new QFileDialog(window_, MainWindow::tr("Save Game"), {}, game_filter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix("alea");
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        const QString why = write_game(path, trainer_.session.timeline().record_until_now());
        if (!why.isEmpty())
            Q_EMIT failed(MainWindow::tr("The game could not be saved"), path + ": " + why);
    });
    dialog->open();
}

void GameFiles::copyPosition() {
    const auto& game = trainer_.session.game();
    QApplication::clipboard()->setText(QString::fromStdString(to_text(game.position())));
    Q_EMIT done(MainWindow::tr("The position is on the clipboard."));
}

// From what lies on the clipboard, if that is a position; else from what lies on the table.
void GameFiles::editPosition() {
    const auto& game = trainer_.session.game();
    const auto& record = trainer_.session.record();
    const bool is_for_two = game.players() == 2;
    core::yahtzee::Position position{{}, {{}}, {1, 2, 3, 4, 5}, 1};
    if (is_for_two && game.phase() == core::yahtzee::Phase::to_decide) position = game.position();
    const std::string copied = QApplication::clipboard()->text().trimmed().toStdString();
    if (const auto parsed = core::yahtzee::parse_position(copied)) position = *parsed;
    auto* dialog = new PositionDialog(position, is_for_two ? players_of(record) : usual_players(),
                                      game.rules(), window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { begin(dialog->record()); });
    dialog->open();
}

} // namespace app::main
