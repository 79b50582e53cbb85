#include "app/storage/library.h"

#include "app/storage/game_file.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <tuple>

namespace app::storage {

namespace {

constexpr auto suffix = ".alea";

QString tr(const char* text) { return QCoreApplication::translate("Library", text); }

bool is_newer(const SavedGame& a, const SavedGame& b) {
    return std::tie(a.record.date, a.file) > std::tie(b.record.date, b.file);
}

// "name.alea", or "name-2.alea" and so on.
QString free_path(const QDir& folder, const QString& name) {
    QString path = folder.filePath(name + suffix);
    for (int number = 2; QFile::exists(path); ++number)
        path = folder.filePath(QString("%1-%2%3").arg(name).arg(number).arg(suffix));
    return path;
}

} // namespace

QString library_folder(const QString& data_folder) { return QDir(data_folder).filePath("games"); }

Library read_library(const QString& folder, const std::stop_token& stop) {
    Library library;
    const QDir dir(folder);
    for (const QString& file : dir.entryList({QString("*") + suffix}, QDir::Files)) {
        if (stop.stop_requested()) break;
        auto records = read_games(dir.filePath(file));
        if (!records) {
            library.failures << tr("%1: %2").arg(
                file, QString::fromStdString(to_string(records.error())));
            continue;
        }
        for (const core::yahtzee::notation::Record& record : *records)
            library.games.push_back({file, record, replay(record)});
    }
    std::ranges::stable_sort(library.games, is_newer);
    return library;
}

QString import_games(const QString& path, const QString& folder) {
    if (const auto records = read_games(path); !records)
        return QString::fromStdString(to_string(records.error()));
    const QDir dir(folder);
    if (!dir.mkpath(".")) return tr("The folder %1 can't be made").arg(folder);
    QFile file(path);
    if (!file.copy(free_path(dir, QFileInfo(path).completeBaseName()))) return file.errorString();
    return {};
}

QString keep_game(const core::yahtzee::notation::Record& record, const QString& folder) {
    const QDir dir(folder);
    if (!dir.mkpath(".")) return tr("The folder %1 can't be made").arg(folder);
    const auto digest = QCryptographicHash::hash(QByteArray::fromStdString(to_text(record)),
                                                 QCryptographicHash::Sha256);
    const QString date =
        record.date.empty() ? QString("undated") : QString::fromStdString(record.date);
    const QString path = dir.filePath(
        QString("%1-%2%3").arg(date, QString::fromLatin1(digest.toHex().left(12)), suffix));
    return QFile::exists(path) ? QString() : write_game(path, record);
}

} // namespace app::storage
