#include "app/dialogs/choose_game_dialog.h"

#include "app/session/table_setup.h"
#include "app/text/words.h"
#include "app/widgets/fitting_scroll.h"
#include "app/widgets/padded_delegate.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace app::dialogs {

using namespace app::session;
using core::yahtzee::notation::Record;

namespace {

// "Ada – Alea, 2026-11-20, 231 – 254"
QString line_for(const Record& record) {
    QStringList players;
    QStringList points;
    for (const QString& name : names(record)) players << text::shown_name(name);
    const core::yahtzee::Game game = replay(record);
    for (const auto& card : game.cards()) points << QString::number(card.total());
    QStringList parts{players.join(" – ")};
    if (!record.date.empty()) parts << QString::fromStdString(record.date);
    parts << points.join(" – ");
    return parts.join(", ");
}

} // namespace

ChooseGameDialog::ChooseGameDialog(std::vector<Record> records, QWidget* parent)
    : QDialog(parent), records_(std::move(records)), list_(new QListWidget(this)) {
    setObjectName("chooseGameDialog");
    setWindowTitle(tr("Open Game"));
    list_->setObjectName("games");
    list_->setAccessibleName(tr("Games in the file"));
    list_->setItemDelegate(new widgets::LinedDelegate(list_));
    for (const Record& record : records_) list_->addItem(line_for(record));
    list_->setCurrentRow(0);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
    auto* figures = buttons->addButton(tr("&Statistics"), QDialogButtonBox::ActionRole);
    figures->setObjectName("figuresOfAll");
    figures->setAutoDefault(false);
    connect(figures, &QPushButton::clicked, this, [this] { Q_EMIT figuresWanted(records_); });
    connect(buttons, &QDialogButtonBox::accepted, this, &ChooseGameDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(list_, &QListWidget::itemDoubleClicked, this, &ChooseGameDialog::choose);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->addWidget(list_);
    column->addWidget(buttons);
    const QSize wanted(fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 20);
    widgets::FittingScroll::fit(*this, wanted);
}

void ChooseGameDialog::choose() {
    if (list_->currentRow() >= 0)
        Q_EMIT chosen(records_[static_cast<std::size_t>(list_->currentRow())]);
    accept();
}

} // namespace app::dialogs
