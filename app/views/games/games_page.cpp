#include "app/views/games/games_page.h"

#include "app/models/game_words.h"
#include "app/models/games_model.h"
#include "app/storage/game_file.h"
#include "app/storage/library.h"
#include "app/widgets/colours.h"
#include "app/widgets/fitting_scroll.h"
#include "app/widgets/flat_header.h"
#include "app/widgets/grade_mark.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/padded_delegate.h"
#include "app/widgets/quiet_view.h"
#include "app/widgets/text_label.h"

#include <QAction>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLocale>
#include <QMessageBox>
#include <QPainter>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace app::views::games {

using namespace app::widgets;
using models::GamesModel;
using storage::GameResult;

// A row of the list of saved games: how it ended as a dot, its star, what choices lost as a bar.
class GamesDelegate : public widgets::LinedDelegate {
    Q_DECLARE_TR_FUNCTIONS(app::views::games::GamesDelegate)

public:
    using LinedDelegate::LinedDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

namespace {

constexpr int dot_room = 18;         // pixels before the date
constexpr double dot_radius = 4.5;   // pixels
constexpr int bar_characters = 16;   // width of the bar
constexpr int number_characters = 7; // and of the number behind it
constexpr double bar_height = 9;     // pixels
constexpr double whole_bar = 80;     // points lost that fill it

bool is_to_play_on(const storage::GameEntry& game) {
    return game.is_own && game.result == GameResult::unfinished;
}

// Filled where the game is won, a ring where it is lost, half where it is a tie.
void paint_result(QPainter& painter, QPointF centre, GameResult result, const QColor& won,
                  const QColor& other) {
    const QRectF dot(centre - QPointF(dot_radius, dot_radius),
                     QSizeF(2 * dot_radius, 2 * dot_radius));
    const bool is_won = result == GameResult::won;
    painter.setPen(QPen(is_won ? won : other, 1.5));
    painter.setBrush(is_won ? QBrush(won) : QBrush(Qt::NoBrush));
    if (result == GameResult::unfinished || result == GameResult::alone)
        return painter.drawLine(QPointF(dot.left(), centre.y()), QPointF(dot.right(), centre.y()));
    painter.drawEllipse(dot);
    if (result != GameResult::tie) return;
    painter.setBrush(other);
    painter.drawPie(dot, 0, 180 * 16);
}

} // namespace

void GamesDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    const Colours colours = colours_of(option.palette);
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    QStyleOptionViewItem inner = option;
    if (index.column() == GamesModel::date_column || index.column() == GamesModel::loss_column) {
        if (selected) painter->fillRect(option.rect, option.palette.highlight());
        const int room = index.column() == GamesModel::date_column
                             ? dot_room
                             : option.fontMetrics.averageCharWidth() * bar_characters;
        inner.rect.setLeft(option.rect.left() + FlatHeader::padding + room);
    }
    LinedDelegate::paint(painter, inner, index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const double middle = QRectF(option.rect).center().y();
    if (index.column() == GamesModel::date_column) {
        const auto result = static_cast<GameResult>(index.data(GamesModel::result_role).toInt());
        const QPointF centre(option.rect.left() + FlatHeader::padding + dot_radius + 1, middle);
        paint_result(*painter, centre, result, selected ? colours.on_accent : colours.good,
                     selected ? colours.on_accent : colours.muted);
        if (index.data(GamesModel::starred_role).toBool()) {
            painter->setPen(selected ? colours.on_accent : colours.warn);
            painter->drawText(option.rect.adjusted(0, 0, -FlatHeader::padding, 0),
                              Qt::AlignRight | Qt::AlignVCenter, QString(QChar(0x2605)));
        }
    }
    const QVariant loss = index.data(GamesModel::loss_role);
    if (index.column() == GamesModel::loss_column && loss.isValid()) {
        const double width = option.fontMetrics.averageCharWidth() * (bar_characters - 1);
        paint_loss_bar(*painter,
                       {double(option.rect.left() + FlatHeader::padding), middle - bar_height / 2,
                        width, bar_height},
                       std::min(1.0, loss.toDouble() / whole_bar), colours, colours.track);
    }
    painter->setPen(colours.line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->restore();
}

QSize GamesDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = LinedDelegate::sizeHint(option, index);
    if (index.column() == GamesModel::date_column)
        size.rwidth() += dot_room + 3 * option.fontMetrics.averageCharWidth();
    if (index.column() == GamesModel::loss_column)
        size.setWidth(option.fontMetrics.averageCharWidth() * (bar_characters + number_characters) +
                      2 * FlatHeader::padding);
    return size;
}

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
    if (found.empty()) return;
    is_to_play_on(*game) ? Q_EMIT playOnWanted(found.front()) : Q_EMIT opened(found.front());
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
    auto* dialog = deleted_on_close(new QInputDialog(this));
    dialog->setObjectName("renameDialog");
    dialog->setWindowTitle(tr("Rename Game"));
    dialog->setLabelText(tr("Name of the game (empty: its opponent)"));
    dialog->setTextValue(games.front().name);
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, game = games.front()](const QString& name) {
                const QString why =
                    storage::name_game(index_.gamesFolder(), game.file, game.key, name);
                if (!why.isEmpty()) return complain(tr("The game can't be changed"), why);
                index_.update();
            });
    dialog->open();
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
    sayDeleted();
    index_.update();
}

void GamesPage::takeDeleted(const GamesPage& other) {
    deleted_ = other.deleted_;
    sayDeleted();
}

void GamesPage::sayDeleted() {
    if (!deleted_.empty())
        deleted_notice_->say(tr("%n games are deleted.", "", static_cast<int>(deleted_.size())));
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
    auto* dialog = deleted_on_close(
        new QFileDialog(this, tr("Import Games"), {}, tr("Games of Alea (*.alea);;All files (*)")));
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
    auto* dialog =
        deleted_on_close(new QFileDialog(this, tr("Export Games"), {}, tr("Tables (*.csv)")));
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
    deleted_on_close(new QMessageBox(QMessageBox::Warning, what, why, QMessageBox::Ok, this))
        ->open();
}

using analysis::IndexService;

namespace {

constexpr int rows_measured = 60; // for the widths of the columns

} // namespace

GamesPage::GamesPage(session::Trainer& trainer, QWidget* parent)
    : PlacePage(parent),
      trainer_(trainer),
      index_(trainer.index),
      import_(trainer.analysis),
      card_(new ProgressCard(this)),
      filter_(new FilterBar(this)),
      list_(new widgets::QuietTree(this)),
      silence_(muted(make_text_label("noGames", this))),
      empty_(new EmptyPage("noGamesYet", tr("No finished games yet"),
                           tr("Games that you finish come here by themselves, with what luck and "
                              "your choices made of them."),
                           this)),
      deleted_notice_(new NoticeBar("deletedGames", tr("&Undo"), this)) {
    setObjectName("gamesPage");
    makeList();
    auto* content = new QWidget(this);
    content->setFocusProxy(list_);
    setContent(content);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(14, 14, 14, 10);
    column->setSpacing(12);
    column->addWidget(card_, 2);
    column->addWidget(filter_);
    column->addWidget(list_, 4);
    column->addWidget(silence_, 4);
    column->addWidget(empty_, 4);
    column->addWidget(deleted_notice_);
    column->addWidget(makeWorkLine());
    column->addWidget(makeButtons());
    listenToIndex();
    connect(&card_->graph(), &ProgressGraph::picked, this, &GamesPage::openGame);
    connect(deleted_notice_, &NoticeBar::acted, this, &GamesPage::undoDelete);
    connect(empty_->add("playFirst", tr("Pla&y")), &QPushButton::clicked, this,
            &GamesPage::playWanted);
    connect(empty_->add("sampleReview", tr("Look at a &sample review")), &QPushButton::clicked,
            this, &GamesPage::sampleWanted);
    connect(filter_, &FilterBar::changed, this, [this] {
        model_.setFilter(filter_->filter());
        showGames();
    });
    showGames();
}

void GamesPage::makeList() {
    silence_->setAlignment(Qt::AlignCenter);
    list_->setObjectName("savedGames");
    list_->setAccessibleName(tr("Saved games"));
    list_->setModel(&model_);
    auto* header = list_->header();
    header->setSectionsClickable(true);
    for (const auto column : {GamesModel::opponent_column, GamesModel::costliest_column})
        header->setSectionResizeMode(column, QHeaderView::Stretch);
    header->setResizeContentsPrecision(rows_measured);
    list_->setItemDelegate(new GamesDelegate(list_));
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setContextMenuPolicy(Qt::ActionsContextMenu);
    list_->setSortingEnabled(true);
    list_->sortByColumn(GamesModel::date_column, Qt::DescendingOrder);
    connect(list_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &GamesPage::updateButtons);
    connect(list_, &QTreeView::activated, this, &GamesPage::openSelected);
    // A new list keeps what is selected.
    connect(&model_, &GamesModel::modelAboutToBeReset, this, [this] {
        const auto rows = list_->selectionModel()->selectedRows();
        if (rows.empty()) return; // as in an empty list
        kept_keys_.clear();
        kept_row_ = std::ranges::min(rows, {}, &QModelIndex::row).row();
        for (const GameEntry& game : selected()) kept_keys_ << game.key;
    });
    // At once: whoever selects next has the last word. The view was connected before.
    connect(&model_, &GamesModel::modelReset, this, &GamesPage::restoreSelection);
}

QWidget* GamesPage::makeButtons() {
    auto* line = new QWidget(this);
    auto* row = bare<QHBoxLayout>(line);
    constexpr auto in_page = Qt::WidgetWithChildrenShortcut;
    // The button says what the key does; the key works while the page is shown.
    const auto add = [&](const QString& name, const QString& text, const QKeySequence& key,
                         void (GamesPage::*slot)()) {
        auto* action = new QAction(text, this);
        action->setShortcut(key);
        action->setShortcutContext(in_page);
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
        list_->addAction(action);
        auto* button = new QPushButton(text, line);
        button->setObjectName(name);
        button->setAutoDefault(false);
        if (!key.isEmpty())
            button->setToolTip(tr("%1 (%2)").arg(text, key.toString(QKeySequence::NativeText)));
        connect(button, &QPushButton::clicked, this, slot);
        row->addWidget(button);
        return button;
    };
    auto* review = add("reviewGame", tr("Review"), {}, &GamesPage::openSelected);
    auto* star = add("starGame", tr("Star"), Qt::Key_S, &GamesPage::starSelected);
    auto* rename = add("renameGame", tr("Rename…"), Qt::Key_F2, &GamesPage::renameSelected);
    auto* remove =
        add("deleteGame", tr("Delete"), QKeySequence::Delete, &GamesPage::deleteSelected);
    auto* figures = add("showFigures", tr("Statistics"), {}, &GamesPage::showFigures);
    for_one_ = {review, rename};
    for_some_ = {star, remove, figures};
    row->addStretch(1);
    add("importGames", tr("Import…"), {}, &GamesPage::import);
    add("exportGames", tr("Export CSV…"), QKeySequence("Ctrl+E"), &GamesPage::exportCsv);
    new QShortcut(QKeySequence(QKeySequence::Undo), this, this, &GamesPage::undoDelete, in_page);
    new QShortcut(QKeySequence(QKeySequence::Find), this, filter_, &FilterBar::focusSearch,
                  in_page);
    return line;
}

// Shown while files are read or games analysed.
QWidget* GamesPage::makeWorkLine() {
    work_line_ = new QWidget(this);
    work_line_->setObjectName("workLine");
    work_text_ = new QLabel(work_line_);
    work_text_->setObjectName("workText");
    work_ = new QProgressBar(work_line_);
    work_->setObjectName("workProgress");
    work_->setTextVisible(false);
    auto* stop = new QPushButton(tr("S&top"), work_line_);
    stop->setObjectName("stopWork");
    stop->setAutoDefault(false);
    connect(stop, &QPushButton::clicked, this, &GamesPage::stopWork);
    auto* row = bare<QHBoxLayout>(work_line_);
    row->addWidget(work_text_);
    row->addWidget(work_, 1);
    row->addWidget(stop);
    work_line_->hide();
    return work_line_;
}

void GamesPage::listenToIndex() {
    connect(&index_, &IndexService::listed, this, [this] {
        model_.show(index_.games());
        filter_->setOpponents(model_.opponents());
        showGames();
    });
    connect(&index_, &IndexService::progressed, this, &GamesPage::showWork);
    connect(&index_, &IndexService::finished, work_line_,
            [this] { work_line_->setVisible(import_.isWaiting()); });
    connect(&index_, &IndexService::failed, this, [this](const QString& why) {
        Q_EMIT said(tr("The list of games can't be made: %1").arg(why));
    });
    connect(&trainer_.autosave, &session::Autosave::libraryChanged, this, [this] {
        if (isVisible()) index_.update();
    });
}

void GamesPage::showEvent(QShowEvent* event) {
    PlacePage::showEvent(event);
    index_.update();
}

void GamesPage::showGames() {
    const bool is_listed = index_.games() != nullptr;
    const auto total = static_cast<int>(model_.total());
    const int shown = model_.rowCount();
    // When the list first appears it takes the focus, so that keys work at once.
    const bool appears =
        list_->isHidden() && shown > 0 && filter_->filter() == models::GameFilter();
    list_->setVisible(shown > 0);
    if (appears && isVisible()) list_->setFocus(Qt::OtherFocusReason);
    const bool is_empty = is_listed && total == 0;
    empty_->setVisible(is_empty);
    list_->parentWidget()->setFocusProxy(is_empty ? static_cast<QWidget*>(empty_) : list_);
    silence_->setVisible(shown == 0 && !is_empty);
    silence_->setText(is_listed ? tr("No game fits what is looked for.")
                                : tr("The games are being read…"));
    QStringList caption{total == 1 ? tr("1 game") : tr("%1 games").arg(QLocale().toString(total))};
    if (shown != total) caption << tr("%1 shown").arg(QLocale().toString(shown));
    const auto failures = index_.failures().size();
    if (failures > 0) caption << tr("%1 files can't be read").arg(failures);
    setCaption(is_listed ? caption.join(" · ") : QString());
    filter_->setVisible(!is_empty);
    card_->setVisible(is_listed && !is_empty);
    for (const auto* buttons : {&for_one_, &for_some_})
        for (QPushButton* button : *buttons) button->setVisible(!is_empty);
    if (is_listed) card_->show(*index_.games());
    updateButtons();
}

void GamesPage::showWork(IndexService::Task task, int done, int total) {
    if (import_.isWaiting()) return;
    const bool reads = task == IndexService::Task::reading;
    work_text_->setText((reads ? tr("Reading games: %1 of %2") : tr("Analysing games: %1 of %2"))
                            .arg(done)
                            .arg(total));
    work_->setRange(0, total);
    work_->setValue(done);
    work_line_->setVisible(index_.isBusy() && done < total);
}

void GamesPage::showImport(int percent) {
    work_text_->setText(tr("Importing games: %1\u00a0%").arg(percent));
    work_->setRange(0, 100);
    work_->setValue(percent);
    work_line_->show();
}

// Games that were imported or analysed by then stay.
void GamesPage::stopWork() {
    if (import_.isWaiting()) {
        import_.cancel();
        to_import_.clear();
        work_line_->hide();
        Q_EMIT said(tr("The import was stopped; what came before stays."));
        return index_.update();
    }
    index_.stop();
}

void GamesPage::restoreSelection() {
    QItemSelection selection;
    for (const QString& key : kept_keys_)
        if (const auto row = model_.rowOf(key))
            selection.select(model_.index(*row, 0),
                             model_.index(*row, GamesModel::column_count - 1));
    if (selection.empty() && model_.rowCount() > 0) // what was selected is gone: what came next
        return list_->setCurrentIndex(
            model_.index(std::clamp(kept_row_, 0, model_.rowCount() - 1), 0));
    if (selection.empty()) return;
    list_->selectionModel()->setCurrentIndex(selection.indexes().front(),
                                             QItemSelectionModel::NoUpdate);
    list_->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

void GamesPage::updateButtons() {
    const auto count = list_->selectionModel()->selectedRows().size();
    for (QPushButton* button : for_one_) button->setEnabled(count == 1);
    for_one_[0]->setText(count == 1 && is_to_play_on(selected().front()) ? tr("Continue")
                                                                         : tr("Review"));
    for (QPushButton* button : for_some_) button->setEnabled(count > 0);
}

} // namespace app::views::games
