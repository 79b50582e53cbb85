#include "app/views/tables_offer.h"

#include <QGridLayout>

namespace app::views {

using namespace app::analysis;

TablesOffer::TablesOffer(TableService& tables, QWidget* parent)
    : QWidget(parent),
      tables_(tables),
      text_(new QLabel(this)),
      progress_(new QProgressBar(this)),
      make_(new QPushButton(tr("Make &Them"), this)),
      stop_(new QPushButton(tr("S&top"), this)) {
    setObjectName("tablesOffer");
    text_->setObjectName("tablesText");
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    progress_->setObjectName("tablesProgress");
    progress_->setAccessibleName(tr("Making the tables"));
    progress_->setRange(0, 100);
    make_->setObjectName("makeTables");
    make_->setAccessibleDescription(tr("Makes the tables that chances to win need"));
    stop_->setObjectName("stopTables");
    stop_->setAccessibleDescription(tr("Stops making the tables"));

    // The space bar rolls the dice: the return key presses these.
    make_->setAutoDefault(true);
    stop_->setAutoDefault(true);
    setFocusProxy(make_);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(0, 1);
    grid->addWidget(text_, 0, 0, 1, 2);
    grid->addWidget(progress_, 1, 0);
    grid->addWidget(make_, 1, 1);
    grid->addWidget(stop_, 1, 1);

    connect(make_, &QPushButton::clicked, this, [this] {
        failure_.clear();
        progress_->setValue(0);
        tables_.make(rules_);
    });
    connect(stop_, &QPushButton::clicked, this, [this] {
        stop_->setEnabled(false);
        tables_.stop();
    });
    connect(&tables_, &TableService::changed, this, &TablesOffer::refresh);
    connect(&tables_, &TableService::progressed, progress_, &QProgressBar::setValue);
    connect(&tables_, &TableService::failed, this, [this](const QString& why) {
        failure_ = why;
        refresh();
    });
    refresh();
}

void TablesOffer::offer(core::yahtzee::Rules rules, bool wanted) {
    rules_ = rules;
    wanted_ = wanted;
    refresh();
}

void TablesOffer::refresh() {
    const bool makes = tables_.making().has_value();
    const bool lacks = tables_.canMake() && !tables_.find(rules_);
    text_->setText(makes ? tr("Making the tables for win chances…")
                   : failure_.isEmpty()
                       ? tr("Win chances need tables: 630 MB on disk, about half a minute.")
                       : tr("The tables could not be made: %1").arg(failure_));
    progress_->setVisible(makes);
    make_->setVisible(!makes);
    stop_->setVisible(makes);
    stop_->setEnabled(makes);
    setVisible(makes || (wanted_ && lacks));
}

} // namespace app::views
