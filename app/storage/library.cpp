#include "app/storage/library.h"

#include "app/storage/game_file.h"
#include "app/storage/game_tags.h"
#include "app/storage/same_game.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <tuple>

namespace app::storage {

using core::yahtzee::notation::Record;

namespace {

constexpr auto suffix = ".alea";
constexpr qsizetype digits_in_name = 12; // of the key

bool is_newer(const SavedGame& a, const SavedGame& b) {
    return std::tuple(a.record.date, tag_of(a.record, time_tag), a.file) >
           std::tuple(b.record.date, tag_of(b.record, time_tag), b.file);
}

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

Library read_library(const QString& folder, const std::stop_token& stop) {
    Library library;
    const QDir dir(folder);
    for (const QString& file : dir.entryList({QString("*") + suffix}, QDir::Files)) {
        if (stop.stop_requested()) break;
        auto records = read_games(dir.filePath(file));
        if (!records) {
            library.failures << QCoreApplication::translate("Library", "%1: %2")
                                    .arg(file, QString::fromStdString(to_string(records.error())));
            continue;
        }
        for (const Record& record : *records)
            library.games.push_back({file, record, replay(record)});
    }
    std::ranges::stable_sort(library.games, is_newer);
    return library;
}

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
