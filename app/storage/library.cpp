#include "app/storage/library.h"

#include "app/storage/game_file.h"
#include "app/storage/same_game.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>

#include <algorithm>

namespace app::storage {

using core::yahtzee::notation::Record;

namespace {

QDir deleted_in(const QString& folder) { return QDir(folder + "/deleted"); }

QString path_of_deleted(const QString& folder, const QString& key) {
    return deleted_in(folder).filePath(key + ".alea");
}

struct Found {
    std::vector<Record> records;
    std::size_t at = 0;
    QString failure; // why there is nothing
};

Found find_game(const QString& path, const QString& key) {
    auto records = read_games(path);
    if (!records) return {{}, 0, QString::fromStdString(to_string(records.error()))};
    Found found{*std::move(records), 0, {}};
    const auto game = std::ranges::find(found.records, key, content_key);
    if (game == found.records.end())
        found.failure =
            QCoreApplication::translate("Library", "The game isn't in %1 any more").arg(path);
    found.at = static_cast<std::size_t>(game - found.records.begin());
    return found;
}

QString change_tag(const QString& path, const QString& key, std::string_view tag,
                   std::string value) {
    Found found = find_game(path, key);
    if (!found.failure.isEmpty()) return found.failure;
    set_tag(found.records[found.at], tag, std::move(value));
    return write_games(path, found.records);
}

} // namespace

QString name_game(const QString& folder, const QString& file, const QString& key,
                  const QString& name) {
    return change_tag(QDir(folder).filePath(file), key, name_tag, name.simplified().toStdString());
}

QString star_game(const QString& folder, const QString& file, const QString& key, bool starred) {
    return change_tag(QDir(folder).filePath(file), key, starred_tag, starred ? "yes" : "");
}

// The copy is on the disk before the game goes: killed between the two, it is there twice.
QString delete_game(const QString& folder, const QString& file, const QString& key) {
    const QString path = QDir(folder).filePath(file);
    Found found = find_game(path, key);
    if (!found.failure.isEmpty()) return found.failure;
    const QDir deleted = deleted_in(folder);
    if (!deleted.mkpath("."))
        return QCoreApplication::translate("Library", "The folder %1 can't be made")
            .arg(deleted.path());
    const QString why = write_game(path_of_deleted(folder, key), found.records[found.at]);
    if (!why.isEmpty()) return why;
    found.records.erase(found.records.begin() + static_cast<std::ptrdiff_t>(found.at));
    if (!found.records.empty()) return write_games(path, found.records);
    QFile file_of_game(path);
    return file_of_game.remove() ? QString() : file_of_game.errorString();
}

QString restore_game(const QString& folder, const QString& key) {
    QFile file(path_of_deleted(folder, key));
    const auto records = read_games(file.fileName());
    const QString back = records && !records->empty() ? path_of_game(records->front(), folder)
                                                      : QDir(folder).filePath(key + ".alea");
    if (QFile::exists(back)) return {}; // it was kept anew
    return file.rename(back) ? QString() : file.errorString();
}

bool is_deleted(const QString& folder, const Record& record) {
    return QFile::exists(path_of_deleted(folder, content_key(record))) &&
           !QFile::exists(path_of_game(record, folder));
}

void remember_deleted_game(const QString& folder, const QString& key) {
    QFile file(path_of_deleted(folder, key));
    if (file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        file.setFileTime(QDateTime::currentDateTime(), QFileDevice::FileModificationTime);
}

void forget_deleted_games(const QString& folder) {
    const QDateTime limit = QDateTime::currentDateTime().addDays(-days_until_forgotten);
    for (const QFileInfo& file : deleted_in(folder).entryInfoList({"*.alea"}, QDir::Files))
        if (file.lastModified() < limit) QFile::remove(file.filePath());
}

namespace {

constexpr auto suffix = ".alea";
constexpr qsizetype digits_in_name = 12; // of the key

QString path_of(const std::string& date, const QString& key, const QDir& folder) {
    return folder.filePath(
        QString("%1-%2%3").arg(date.empty() ? QString("undated") : QString::fromStdString(date),
                               key.left(digits_in_name), suffix));
}

QString path_of(const Record& record, const QDir& folder) {
    return path_of(record.date, content_key(record), folder);
}

} // namespace

QString path_of_game(const Record& record, const QString& folder) {
    return path_of(record, QDir(folder));
}

QString library_folder(const QString& data_folder) { return QDir(data_folder).filePath("games"); }

Import import_games(const QString& path, const QString& folder,
                    const core::support::Execution& execution) {
    Import import;
    const auto records = read_games(path);
    if (!records) import.failure = QString::fromStdString(to_string(records.error()));
    for (std::size_t i = 0; import.failure.isEmpty() && i < records->size(); ++i) {
        if (execution.stop.stop_requested()) break;
        const bool is_known = QFile::exists(path_of((*records)[i], QDir(folder)));
        import.failure = keep_game((*records)[i], folder);
        if (import.failure.isEmpty()) ++(is_known ? import.known : import.added);
        if (execution.progress)
            execution.progress(static_cast<double>(i + 1) / static_cast<double>(records->size()));
    }
    return import;
}

QString keep_game(const Record& record, const QString& folder) {
    const QDir dir(folder);
    if (!dir.mkpath("."))
        return QCoreApplication::translate("Library", "The folder %1 can't be made").arg(folder);
    const QString path = path_of(record, dir);
    if (!QFile::exists(path)) return write_game(path, record);
    const auto there = read_games(path);
    if (!there) { // damaged
        QFile::remove(path + ".broken");
        QFile::rename(path, path + ".broken");
        return write_game(path, record);
    }
    // Name and star are changed in the library only.
    Record again = record;
    set_tag(again, name_tag, {});
    set_tag(again, starred_tag, {});
    const Record both = merge(there->front(), again);
    return both == there->front() ? QString() : write_game(path, both);
}

QString replace_game(const QString& key, const Record& record, const QString& folder) {
    const QDir dir(folder);
    const QString old_path = path_of(record.date, key, dir);
    if (old_path == path_of(record, dir)) return keep_game(record, folder);
    Record named = record;
    if (const auto there = read_games(old_path); there && !there->empty())
        for (const auto tag : {name_tag, starred_tag})
            set_tag(named, tag, tag_of(there->front(), tag));
    const QString why = keep_game(named, folder);
    if (why.isEmpty()) QFile::remove(old_path);
    return why;
}

} // namespace app::storage
