#include "app/views/games/games_page.h"

#include "app/storage/library.h"
#include "app/views/games/games_delegate.h"
#include "app/widgets/flat_header.h"
#include "app/widgets/quiet_view.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace app::views::games {

using namespace app::widgets;
using analysis::IndexService;
using models::GamesModel;
using storage::GameEntry;

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
      empty_(new QLabel(this)),
      deleted_notice_(new NoticeBar("deletedGames", tr("&Undo"), this)) {
    setObjectName("gamesPage");
    makeList();
    setFocusProxy(list_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 14, 14, 10);
    column->setSpacing(12);
    column->addWidget(card_, 2);
    column->addWidget(filter_);
    column->addWidget(list_, 4);
    column->addWidget(empty_, 4);
    column->addWidget(deleted_notice_);
    column->addWidget(makeWorkLine());
    column->addWidget(makeButtons());
    listenToIndex();
    connect(&card_->graph(), &ProgressGraph::picked, this, &GamesPage::openGame);
    connect(deleted_notice_, &NoticeBar::acted, this, &GamesPage::undoDelete);
    connect(filter_, &FilterBar::changed, this, [this] {
        model_.setFilter(filter_->filter());
        showGames();
    });
    showGames();
}

void GamesPage::makeList() {
    empty_->setObjectName("noGames");
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    empty_->setForegroundRole(QPalette::PlaceholderText);
    list_->setObjectName("savedGames");
    list_->setAccessibleName(tr("Saved games"));
    list_->setModel(&model_);
    auto* header = new FlatHeader(list_);
    list_->setHeader(header);
    header->setSectionsClickable(true);
    header->setStretchLastSection(true);
    header->setResizeContentsPrecision(rows_measured);
    list_->setItemDelegate(new GamesDelegate(list_));
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setAllColumnsShowFocus(true);
    list_->setFrameShape(QFrame::NoFrame);
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
        kept_keys_.clear();
        kept_row_ = 0;
        for (const QModelIndex& index : list_->selectionModel()->selectedRows())
            kept_row_ = kept_keys_.empty() ? index.row() : std::min(kept_row_, index.row());
        for (const GameEntry& game : selected()) kept_keys_ << game.key;
    });
    connect(&model_, &GamesModel::modelReset, this, &GamesPage::restoreSelection,
            Qt::QueuedConnection);
}

// The button says what the key does; the key works while the page is shown.
void GamesPage::addKey(const QString& name, const QString& text, const QKeySequence& key,
                       void (GamesPage::*slot)(), QPushButton* button) {
    auto* action = new QAction(text, this);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, slot);
    addAction(action);
    if (!button) return;
    list_->addAction(action);
    button->setObjectName(name);
    button->setText(text);
    button->setAutoDefault(false);
    if (!key.isEmpty())
        button->setToolTip(tr("%1 (%2)").arg(text, key.toString(QKeySequence::NativeText)));
    connect(button, &QPushButton::clicked, this, slot);
}

QWidget* GamesPage::makeButtons() {
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    const auto add = [&] {
        auto* button = new QPushButton(line);
        row->addWidget(button);
        return button;
    };
    for_one_ = {add()};
    addKey("reviewGame", tr("Review"), {}, &GamesPage::openSelected, for_one_[0]);
    for_some_ = {add()};
    addKey("starGame", tr("Star"), Qt::Key_S, &GamesPage::starSelected, for_some_[0]);
    for_one_.push_back(add());
    addKey("renameGame", tr("Rename…"), Qt::Key_F2, &GamesPage::renameSelected, for_one_[1]);
    for_some_.push_back(add());
    addKey("deleteGame", tr("Delete"), QKeySequence::Delete, &GamesPage::deleteSelected,
           for_some_[1]);
    for_some_.push_back(add());
    addKey("showFigures", tr("Statistics"), {}, &GamesPage::showFigures, for_some_[2]);
    row->addStretch(1);
    addKey("importGames", tr("Import…"), {}, &GamesPage::import, add());
    addKey("exportGames", tr("Export CSV…"), QKeySequence("Ctrl+E"), &GamesPage::exportCsv, add());
    addKey("undoDelete", tr("Undo"), QKeySequence::Undo, &GamesPage::undoDelete, nullptr);
    auto* find = new QAction(tr("Search"), this);
    find->setShortcut(QKeySequence::Find);
    find->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QAction::triggered, filter_, &FilterBar::focusSearch);
    addAction(find);
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
    auto* row = new QHBoxLayout(work_line_);
    row->setContentsMargins(0, 0, 0, 0);
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
    // Who has just come here has the list under his keys as soon as it is there.
    const bool appears =
        list_->isHidden() && shown > 0 && filter_->filter() == models::GameFilter();
    list_->setVisible(shown > 0);
    if (appears && isVisible()) list_->setFocus(Qt::OtherFocusReason);
    for (int column = 0; column + 1 < GamesModel::column_count && shown > 0; ++column)
        list_->resizeColumnToContents(column);
    empty_->setVisible(shown == 0);
    empty_->setText(!is_listed   ? tr("The games are being read…")
                    : total == 0 ? tr("Games that you finish come here by themselves.")
                                 : tr("No game fits what is looked for."));
    QStringList caption{total == 1 ? tr("1 game") : tr("%1 games").arg(QLocale().toString(total))};
    if (shown != total) caption << tr("%1 shown").arg(QLocale().toString(shown));
    const auto failures = index_.failures().size();
    if (failures > 0) caption << tr("%1 files can't be read").arg(failures);
    setCaption(is_listed ? caption.join(" · ") : QString());
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

// What was imported or analysed by then stays.
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
    for (QPushButton* button : for_some_) button->setEnabled(count > 0);
}

} // namespace app::views::games
