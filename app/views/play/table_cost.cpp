#include "app/views/play/table_cost.h"

#include "ai/yahtzee/tables/tables.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QStorageInfo>

#include <cmath>
#include <cstdlib>

namespace app::views::play {

namespace {

// As resources/docs/measurements.md has them.
constexpr qint64 disk_needed = 640'000'000;       // bytes
constexpr qint64 memory_needed = 1'400'000'000;   // bytes, at the peak
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

} // namespace app::views::play
