#include "app/dialogs/library_dialog.h"

#include "app/dialogs/figures_dialog.h"
#include "app/widgets/flat_header.h"
#include "app/widgets/padded_delegate.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QMessageBox>
#include <QVBoxLayout>

namespace app::dialogs {

using namespace app::analysis;
using namespace app::widgets;
using namespace app::models;
using namespace app::storage;
using core::yahtzee::notation::Record;

LibraryDialog::LibraryDialog(AnalysisService& analysis, QString folder,
                             ai::yahtzee::review::ReviewOptions options, QWidget* parent)
    : QDialog(parent),
      analysis_(analysis),
      folder_(std::move(folder)),
      options_(std::move(options)),
      request_(analysis),
      list_(new QTreeView(this)),
      note_(new QLabel(this)) {
    setObjectName("libraryDialog");
    setWindowTitle(tr("Library"));
    makeList();
    note_->setObjectName("libraryNote");
    note_->setAccessibleName(tr("What the library holds"));
    note_->setWordWrap(true);
    note_->setText(tr("The games are being read…"));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->addWidget(list_, 1);
    column->addWidget(note_);
    column->addWidget(makeButtons());
    resize(fontMetrics().averageCharWidth() * 100, fontMetrics().height() * 28);

    updateButtons();
    read();
}

void LibraryDialog::makeList() {
    list_->setObjectName("savedGames");
    list_->setAccessibleName(tr("Games that are kept"));
    list_->setModel(&model_);
    list_->setHeader(new QuietHeader(list_));
    list_->setItemDelegate(new RoomyDelegate(list_));
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setAllColumnsShowFocus(true);
    list_->header()->setStretchLastSection(true);
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    connect(list_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &LibraryDialog::updateButtons);
    connect(list_, &QTreeView::activated, this, &LibraryDialog::openSelected);
}

QWidget* LibraryDialog::makeButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto add = [&](const char* name, const QString& text) {
        QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setObjectName(name);
        button->setAutoDefault(false);
        return button;
    };
    open_ = add("reviewGame", tr("&Review"));
    figures_ = add("showFigures", tr("&Figures"));
    QPushButton* take_in = add("importGames", tr("&Import…"));
    // The return key is the list's: it closes nothing.
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(open_, &QPushButton::clicked, this, &LibraryDialog::openSelected);
    connect(figures_, &QPushButton::clicked, this, &LibraryDialog::showFigures);
    connect(take_in, &QPushButton::clicked, this, &LibraryDialog::import);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void LibraryDialog::read() {
    request_.request(
        {folder_}, [this](const SharedLibrary& library) { show(library); },
        [this](const QString& why) {
            note_->setText(tr("The games can't be read: %1.").arg(why));
        });
}

void LibraryDialog::show(const SharedLibrary& library) {
    model_.show(library);
    for (int column = 0; column < LibraryModel::column_count; ++column)
        list_->resizeColumnToContents(column);
    QStringList lines{model_.rowCount() == 1 ? tr("1 game")
                                             : tr("%1 games").arg(model_.rowCount())};
    lines << library->failures;
    note_->setText(lines.join('\n'));
    if (model_.rowCount() > 0) list_->setCurrentIndex(model_.index(0, 0));
    updateButtons();
}

void LibraryDialog::updateButtons() {
    const auto selected = list_->selectionModel()->selectedRows().size();
    open_->setEnabled(selected == 1);
    figures_->setEnabled(selected > 0);
}

void LibraryDialog::openSelected() {
    const QModelIndexList rows = list_->selectionModel()->selectedRows();
    if (rows.size() != 1) return;
    Q_EMIT opened(model_.game(rows.front().row()).record);
    accept();
}

void LibraryDialog::showFigures() {
    std::vector<Record> records;
    for (const QModelIndex& index : list_->selectionModel()->selectedRows())
        records.push_back(model_.game(index.row()).record);
    auto* dialog = new FiguresDialog(analysis_, std::move(records), options_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void LibraryDialog::import() {
    auto* dialog =
        new QFileDialog(this, tr("Import Games"), {}, tr("Games of Alea (*.alea);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &LibraryDialog::takeIn);
    dialog->open();
}

void LibraryDialog::takeIn(const QString& path) {
    const QString why = import_games(path, folder_).failure;
    if (why.isEmpty()) return read();
    auto* box = new QMessageBox(QMessageBox::Warning, tr("These games can't be imported"),
                                path + ": " + why, QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace app::dialogs
