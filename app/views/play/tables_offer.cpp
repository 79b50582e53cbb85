#include "app/views/play/tables_offer.h"

#include "ai/yahtzee/tables/tables.h"
#include "app/widgets/keep_room.h"
#include "app/widgets/text_label.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QGridLayout>
#include <QLocale>
#include <QStorageInfo>
#include <cmath>
#include <cstdlib>

namespace app::views::play {

using namespace app::analysis;

namespace {

// As resources/docs/measurements.md has them.
constexpr qint64 disk_needed = 640'000'000;       // bytes
constexpr qint64 memory_needed = 700'000'000;     // bytes, at the peak
constexpr qint64 least_milliseconds_spent = 1000; // before the time left is shown

// The translation context for lupdate.
struct CostWords {
    Q_DECLARE_TR_FUNCTIONS(TablesOffer)
};

QString size_text(qint64 bytes) {
    return QLocale().formattedDataSize(bytes, bytes < 1'000'000'000 ? 0 : 1,
                                       QLocale::DataSizeSIFormat);
}

qint64 memory_available() {
    QFile file("/proc/meminfo");
    if (!file.open(QIODevice::ReadOnly)) return -1;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith("MemAvailable:"))
            return line.mid(13).trimmed().split(' ').front().toLongLong() * 1024;
    return -1;
}

// The folder may not be made yet.
qint64 disk_available(QDir folder) {
    while (!folder.exists() && !folder.isRoot())
        folder.setPath(QFileInfo(folder.absolutePath()).path());
    return QStorageInfo(folder).bytesAvailable();
}

} // namespace

TableRoom table_room() {
    const auto folder =
        ai::yahtzee::tables::tables_directory(std::getenv("XDG_CACHE_HOME"), std::getenv("HOME"));
    if (folder.empty()) return {-1, memory_available()};
    return {disk_available(QDir(QString::fromStdString(folder.string()))), memory_available()};
}

bool has_disk(const TableRoom& room) { return room.free_disk < 0 || room.free_disk >= disk_needed; }

QString table_cost_text(const TableRoom& room) {
    if (!has_disk(room))
        return CostWords::tr("They take %1 on disk, and only %2 are free.")
            .arg(size_text(disk_needed), size_text(room.free_disk));
    if (room.free_memory >= 0 && room.free_memory < memory_needed)
        return CostWords::tr("Making them takes %1 of memory, and only %2 are free.")
            .arg(size_text(memory_needed), size_text(room.free_memory));
    if (room.free_disk < 0)
        return CostWords::tr(
                   "They take %1 on disk, and making them %2 of memory and about half a minute.")
            .arg(size_text(disk_needed), size_text(memory_needed));
    return CostWords::tr("They take %1 on disk (%2 free), and making them %3 of memory and about "
                         "half a minute.")
        .arg(size_text(disk_needed), size_text(room.free_disk), size_text(memory_needed));
}

QString time_left_text(qint64 milliseconds_spent, int percent) {
    if (percent <= 0 || percent >= 100 || milliseconds_spent < least_milliseconds_spent) return {};
    const double seconds = static_cast<double>(milliseconds_spent) / 1000;
    return CostWords::tr("about %1 s left")
        .arg(std::ceil(seconds * (100 - percent) / percent), 0, 'f', 0);
}

TablesOffer::TablesOffer(TableCache& tables, QWidget* parent)
    : QWidget(parent),
      tables_(tables),
      text_(widgets::in_middle(widgets::make_text_label("tablesText", this))),
      progress_(new QProgressBar(this)),
      make_(new QPushButton(tr("Make &Them"), this)),
      stop_(new QPushButton(tr("S&top"), this)) {
    setObjectName("tablesOffer");
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

    auto* grid = widgets::bare<QGridLayout>(this);
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
