#include "app/views/review_panel.h"

#include "app/views/quiet_header.h"
#include "app/views/roomy_delegate.h"

#include <QSplitter>
#include <QVBoxLayout>

namespace app {

ReviewPanel::ReviewPanel(GameSession& session, ValuesService& values, QWidget* parent)
    : QWidget(parent),
      session_(session),
      values_(values),
      accounts_(new QLabel(this)),
      graph_(new ScoreGraph(this)),
      table_(new QTreeView(this)) {
    setObjectName("reviewPanel");
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    accounts_->setObjectName("accounts");
    accounts_->setAccessibleName(tr("The players' accounts"));
    accounts_->setWordWrap(true);

    table_->setObjectName("ledger");
    table_->setAccessibleName(tr("Ledger: every roll and decision"));
    table_->setModel(&model_);
    table_->setHeader(new QuietHeader(table_));
    table_->setItemDelegate(new RoomyDelegate(table_));
    table_->setRootIsDecorated(false);
    table_->setUniformRowHeights(true);
    table_->setAllColumnsShowFocus(true);
    table_->setFrameShape(QFrame::NoFrame);
    table_->header()->setStretchLastSection(false);
    setFocusProxy(table_);

    auto* parts = new QSplitter(this);
    parts->addWidget(graph_);
    parts->addWidget(table_);
    parts->setSizes({1000, 1000}); // shares: half each
    graph_->setMinimumSize(fontMetrics().averageCharWidth() * 30, fontMetrics().height() * 9);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->addWidget(accounts_);
    column->addWidget(parts, 1);

    const auto go = [this](int row) { session_.goTo(model_.moment(row)); };
    connect(graph_, &ScoreGraph::rowPicked, this, go);
    connect(table_, &QTreeView::clicked, this, [go](const QModelIndex& index) { go(index.row()); });
    connect(table_, &QTreeView::activated, this,
            [go](const QModelIndex& index) { go(index.row()); });
    connect(&session_, &GameSession::changed, this, &ReviewPanel::refresh);
    connect(&values_, &ValuesService::solved, this, &ReviewPanel::refresh);
    connect(&service_, &ReviewService::reviewed, this, &ReviewPanel::show);
}

void ReviewPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void ReviewPanel::refresh() {
    if (!isVisible()) return;
    const auto values = values_.find(session_.game().rules());
    if (!values) {
        accounts_->setText(tr("The game is being solved; the review follows in a moment."));
        return;
    }
    if (model_.ledger() && asked_ == session_.record()) {
        markNow();
        return;
    }
    asked_ = session_.record();
    service_.review(asked_, values);
}

void ReviewPanel::show(const SharedLedger& ledger) {
    model_.show(asked_, ledger);
    graph_->show(asked_, ledger);
    accounts_->setText(accounts());
    for (int column = 0; column < LedgerModel::column_count; ++column)
        table_->resizeColumnToContents(column);
    table_->header()->setSectionResizeMode(LedgerModel::best_column, QHeaderView::Stretch);
    markNow();
}

void ReviewPanel::markNow() {
    const auto row = model_.rowAt(session_.timeline().at());
    graph_->markRow(row);
    if (!row) return;
    table_->setCurrentIndex(model_.index(*row, 0));
    table_->scrollTo(model_.index(*row, 0));
}

QString ReviewPanel::accounts() const {
    QStringList lines;
    const auto& record = model_.record();
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        const auto& account = model_.ledger()->accounts[seat];
        lines << tr("%1: %2 expected at the start, %3 by luck, %4 by choices: %5")
                     .arg(QString::fromStdString(record.players[seat].name))
                     .arg(account.start, 0, 'f', 2)
                     .arg((account.luck < 0 ? "−" : "+") +
                          QString::number(std::abs(account.luck), 'f', 2))
                     .arg((account.losses > 0 ? "−" : "") + QString::number(account.losses, 'f', 2))
                     .arg(account.end, 0, 'f', 2);
    }
    return lines.join('\n');
}

} // namespace app
