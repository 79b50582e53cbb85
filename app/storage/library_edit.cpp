#include "app/storage/library_edit.h"

#include "app/storage/game_file.h"
#include "app/storage/game_tags.h"
#include "app/storage/library.h"
#include "app/storage/same_game.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>

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

void forget_deleted_games(const QString& folder, int days) {
    const QDateTime limit = QDateTime::currentDateTime().addDays(-days);
    for (const QFileInfo& file : deleted_in(folder).entryInfoList({"*.alea"}, QDir::Files))
        if (file.lastModified() < limit) QFile::remove(file.filePath());
}

} // namespace app::storage
