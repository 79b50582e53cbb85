#include "app/views/play/tables_offer.h"

#include "app/views/play/table_cost.h"

#include <QGridLayout>

namespace app::views::play {

using namespace app::analysis;

TablesOffer::TablesOffer(TableCache& tables, QWidget* parent)
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
    make_->setAccessibleDescription(tr("Makes the tables that win probabilities need"));
    stop_->setObjectName("stopTables");
    stop_->setAccessibleDescription(tr("Stops making the tables"));

    // The space bar rolls the dice: the return key presses these.
    make_->setAutoDefault(true);
    stop_->setAutoDefault(true);
    make_->setFocusPolicy(Qt::TabFocus); // a click leaves the focus where it is
    stop_->setFocusPolicy(Qt::TabFocus);
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
        since_.start();
        tables_.make(rules_);
    });
    connect(stop_, &QPushButton::clicked, this, [this] {
        stop_->setEnabled(false);
        tables_.stop();
    });
    connect(&tables_, &TableCache::changed, this, &TablesOffer::refresh);
    connect(&tables_, &TableCache::progressed, this, [this](int percent) {
        progress_->setValue(percent);
        refresh();
    });
    connect(&tables_, &TableCache::prepared, this, [this](int percent) {
        if (!tables_.making()) progress_->setValue(percent);
        refresh();
    });
    connect(&tables_, &TableCache::failed, this, [this](const QString& why) {
        failure_ = why;
        refresh();
    });
    refresh();
}

void TablesOffer::offer(core::yahtzee::Rules rules, bool asked, bool wanted) {
    rules_ = rules;
    asked_ = asked;
    wanted_ = wanted;
    refresh();
}

void TablesOffer::refresh() {
    const bool makes = tables_.making().has_value();
    const bool lacks_full = tables_.canMake() && !tables_.hasFull(rules_);
    const bool lacks_all = tables_.canMake() && !tables_.get(rules_);
    const bool waits = lacks_all && !asked_ && !makes && tables_.isPreparing(rules_);
    text_->setText(text(waits));
    progress_->setVisible(makes || waits);
    make_->setVisible(!makes && !waits);
    make_->setEnabled(has_disk(table_room()));
    stop_->setVisible(makes);
    stop_->setEnabled(makes);
    setVisible(makes || (asked_ && lacks_full) || (wanted_ && lacks_all));
}

QString TablesOffer::text(bool waits) const {
    if (tables_.making()) {
        const QString left =
            time_left_text(since_.isValid() ? since_.elapsed() : 0, progress_->value());
        return left.isEmpty() ? tr("Making the tables for win probabilities…")
                              : tr("Making the tables for win probabilities: %1").arg(left);
    }
    if (waits) return tr("Win probabilities are being prepared, for the first time only…");
    if (!failure_.isEmpty()) return tr("The tables could not be made: %1").arg(failure_);
    const QString cost = table_cost_text(table_room());
    if (tables_.get(rules_))
        return tr("Win probabilities come from compact tables, within 0.2 percentage points. The "
                  "full ones are exact. %1")
            .arg(cost);
    return tr("Win probabilities need tables. %1").arg(cost);
}

} // namespace app::views::play
