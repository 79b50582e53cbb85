// What a person does with saved games: the second half of GamesPage.

#include "app/models/game_words.h"
#include "app/storage/game_file.h"
#include "app/storage/library.h"
#include "app/storage/library_edit.h"
#include "app/views/games/games_page.h"

#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QMessageBox>

namespace app::views::games {

using core::yahtzee::notation::Record;
using storage::GameEntry;

std::vector<GameEntry> GamesPage::selected() const {
    std::vector<GameEntry> games;
    for (const QModelIndex& index : list_->selectionModel()->selectedRows())
        games.push_back(model_.game(index.row()));
    return games;
}

std::vector<Record> GamesPage::records(const std::vector<GameEntry>& games) {
    std::vector<Record> found;
    for (const GameEntry& game : games) {
        auto records = storage::read_games(QDir(index_.gamesFolder()).filePath(game.file));
        const auto number = static_cast<std::size_t>(game.number);
        if (!records || number >= records->size()) {
            complain(tr("This game can't be read"), game.file);
            return {};
        }
        found.push_back((*records)[number]);
    }
    return found;
}

void GamesPage::openSelected() {
    const auto games = selected();
    if (games.size() == 1) openGame(games.front().key);
}

void GamesPage::openGame(const QString& key) {
    if (!index_.games()) return;
    const auto game = std::ranges::find(*index_.games(), key, &GameEntry::key);
    if (game == index_.games()->end()) return;
    const auto found = records({*game});
    if (!found.empty()) Q_EMIT opened(found.front());
}

// All of them, unless all have one already.
void GamesPage::starSelected() {
    const auto games = selected();
    const bool star = !std::ranges::all_of(games, &GameEntry::is_starred);
    for (const GameEntry& game : games) {
        const QString why = storage::star_game(index_.gamesFolder(), game.file, game.key, star);
        if (!why.isEmpty()) return complain(tr("The game can't be changed"), why);
    }
    index_.update();
}

void GamesPage::renameSelected() {
    const auto games = selected();
    if (games.size() != 1) return;
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName("renameDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename Game"));
    dialog->setLabelText(tr("Name of the game (empty: its opponent)"));
    dialog->setTextValue(games.front().name);
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, game = games.front()](const QString& name) { nameGame(game, name); });
    dialog->open();
}

void GamesPage::nameGame(const GameEntry& game, const QString& name) {
    const QString why = storage::name_game(index_.gamesFolder(), game.file, game.key, name);
    if (!why.isEmpty()) return complain(tr("The game can't be changed"), why);
    index_.update();
}

void GamesPage::deleteSelected() {
    const auto games = selected();
    if (games.empty()) return;
    deleted_.clear();
    QString failure;
    for (const GameEntry& game : games) {
        for (const QString& file : index_.filesOf(game))
            if (failure.isEmpty())
                failure = storage::delete_game(index_.gamesFolder(), file, game.key);
        if (!failure.isEmpty()) break;
        deleted_ << game.key;
    }
    if (!failure.isEmpty()) complain(tr("The game can't be deleted"), failure);
    if (!deleted_.empty())
        deleted_notice_->say(tr("%n games are deleted.", "", static_cast<int>(deleted_.size())));
    index_.update();
}

void GamesPage::undoDelete() {
    for (const QString& key : deleted_) {
        const QString why = storage::restore_game(index_.gamesFolder(), key);
        if (!why.isEmpty()) return complain(tr("The game can't be brought back"), why);
    }
    kept_keys_ = deleted_;
    deleted_.clear();
    deleted_notice_->say({});
    index_.update();
}

void GamesPage::showFigures() {
    auto found = records(selected());
    if (!found.empty()) Q_EMIT figuresWanted(found);
}

void GamesPage::import() {
    auto* dialog =
        new QFileDialog(this, tr("Import Games"), {}, tr("Games of Alea (*.alea);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &GamesPage::takeIn);
    dialog->open();
}

void GamesPage::takeIn(const QString& path) {
    if (import_.isWaiting()) {
        to_import_ << path;
        return;
    }
    showImport(0);
    import_.request(
        {path, index_.gamesFolder()},
        [this, path](const storage::Import& import) { tellImport(path, import); },
        [this, path](const QString& why) {
            tellImport(path, {0, 0, why});
        },
        [this](int percent) { showImport(percent); });
}

void GamesPage::tellImport(const QString& path, const storage::Import& import) {
    work_line_->hide();
    if (!import.failure.isEmpty())
        complain(tr("These games can't be imported"), path + ": " + import.failure);
    else
        Q_EMIT said(
            import.known == 0
                ? tr("%n games imported.", "", import.added)
                : tr("%n games imported; already there: %1.", "", import.added).arg(import.known));
    if (!to_import_.empty()) return takeIn(to_import_.takeFirst());
    index_.update();
}

void GamesPage::exportCsv() {
    auto* dialog = new QFileDialog(this, tr("Export Games"), {}, tr("Tables (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix("csv");
    connect(dialog, &QFileDialog::fileSelected, this, &GamesPage::exportTo);
    dialog->open();
}

void GamesPage::exportTo(const QString& path) {
    const QString why = storage::write_whole(path, models::games_csv(model_.shown()));
    if (!why.isEmpty()) return complain(tr("The table can't be written"), path + ": " + why);
    Q_EMIT said(tr("%n games written to %1.", "", model_.rowCount()).arg(path));
}

void GamesPage::complain(const QString& what, const QString& why) {
    auto* box = new QMessageBox(QMessageBox::Warning, what, why, QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace app::views::games
